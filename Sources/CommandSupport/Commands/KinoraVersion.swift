import Foundation

/// The version of all programs.
package enum KinoraVersion {
    /// The last release, or the one that is being made.
    package static let version = "0.2.0"

    /// The version as `git describe` says it: a release itself, or behind it the number of commits since and the last one, as in
    /// `0.2.0-14-g84dfa3be`. That of the last release for a program that is not in a checkout of Kinora, or in one without tags.
    package static var described: String {
        guard var folder = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return version }
        while folder != "/", !folder.isEmpty {
            folder = (folder as NSString).deletingLastPathComponent
            if FileManager.default.fileExists(atPath: folder + "/Tool/Package.swift") { return described(in: folder) }
        }
        return version
    }

    /// The version of a checkout.
    package static func described(in folder: String) -> String {
        // A folder without it may lie in a repository of others.
        guard FileManager.default.fileExists(atPath: folder + "/.git"), let output = try? LogFile(), let errors = try? LogFile() else {
            return version
        }
        let git = ChildProgram(path: "/usr/bin/env", arguments: ["git", "-C", folder, "describe", "--match", "[0-9]*"])
        guard (try? git.run(output: output.descriptor, errors: errors.descriptor)) == .exit(0), let data = try? output.contents() else {
            return version
        }
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
}
