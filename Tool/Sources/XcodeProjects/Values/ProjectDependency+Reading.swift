import Foundation

extension ProjectDependency {
    /// The pods and Carthage's frameworks that the files of a folder name, by their lock files where there are any.
    static func all(in folder: String, on disk: SourceDisk) -> [ProjectDependency] {
        pods(in: folder, on: disk) + carthage(in: folder, on: disk)
    }

    /// `  - Alamofire (5.4.1):` among `PODS:` of Podfile.lock; `pod 'Alamofire', '~> 5.4'` of a Podfile. A pod under development is at
    /// the path that either file names.
    private static func pods(in folder: String, on disk: SourceDisk) -> [ProjectDependency] {
        var found: [(name: String, version: String?)] = []
        var paths: [String: String] = [:]
        if let lock = disk.found(folder + "/Podfile.lock"), let text = try? disk.text(lock) {
            var isPods = false
            for line in text.split(whereSeparator: \.isNewline) {
                if !line.hasPrefix(" ") { isPods = line.hasPrefix("PODS:") }
                guard isPods, line.hasPrefix("  - ") else { continue }
                let words = line.dropFirst(4).split { " ()\":".contains($0) }
                guard let name = words.first else { continue }
                found.append((String(name), words.count > 1 ? String(words[1]) : nil))
            }
            paths = externalPaths(inLock: text)
        } else if let file = disk.found(folder + "/Podfile"), let text = try? disk.text(file) {
            for line in text.split(whereSeparator: \.isNewline) {
                let line = line.drop { $0 == " " || $0 == "\t" }
                guard line.hasPrefix("pod "), let name = quoted(line).first else { continue }
                found.append((name, nil))
                if let path = line.firstMatch(of: /path\s*(?:=>|:)\s*["']([^"']+)["']/) { paths[name] = String(path.1) }
            }
        }
        var known: Set<String> = []
        return found.compactMap { name, version in
            // "Firebase/Auth" is a part of Firebase.
            let name = String(name.prefix { $0 != "/" })
            guard known.insert(name).inserted else { return nil }
            let own = paths[name].map { URL(fileURLWithPath: folder + "/" + $0).standardizedFileURL.path }
            return ProjectDependency(
                tool: .pods, name: name, version: version, path: disk.found(folder + "/Pods/" + name) ?? own.flatMap(disk.found))
        }
    }

    /// `  Kit:` and `    :path: "../"` among `EXTERNAL SOURCES:`.
    private static func externalPaths(inLock text: String) -> [String: String] {
        var (paths, name, isExternal): ([String: String], String, Bool) = ([:], "", false)
        for line in text.split(whereSeparator: \.isNewline) {
            if !line.hasPrefix(" ") { isExternal = line.hasPrefix("EXTERNAL SOURCES:") }
            guard isExternal else { continue }
            if let match = line.firstMatch(of: /^  "?([^\s":][^":]*)"?:\s*$/) { name = String(match.1.prefix { $0 != "/" }) }
            if let match = line.firstMatch(of: /^    :path: "?([^"]+?)"?\s*$/) { paths[name] = String(match.1) }
        }
        return paths
    }

    /// `github "Alamofire/Alamofire" "5.4.1"` of Cartfile.resolved or Cartfile.
    private static func carthage(in folder: String, on disk: SourceDisk) -> [ProjectDependency] {
        let names = ["Cartfile.resolved", "Cartfile"]
        guard let file = names.lazy.compactMap({ disk.found(folder + "/" + $0) }).first, let text = try? disk.text(file) else { return [] }
        let isResolved = file.hasSuffix("resolved")
        return text.split(whereSeparator: \.isNewline).compactMap { line in
            let words = quoted(line)
            guard !line.hasPrefix("#"), let address = words.first else { return nil }
            let name = PackageReference.name(of: address)
            return ProjectDependency(
                tool: .carthage, name: name, version: isResolved && words.count > 1 ? words[1] : nil,
                path: disk.found(folder + "/Carthage/Checkouts/" + name))
        }
    }

    /// The texts in quotation marks of a line.
    private static func quoted(_ line: Substring) -> [String] {
        let pieces = line.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
        return pieces.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }
}
