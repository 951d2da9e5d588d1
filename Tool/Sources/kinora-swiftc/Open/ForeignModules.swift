import Foundation
import XcodeProjects

/// The pods and frameworks of Carthage in a project's folder whose sources are Swift, each as a module.
struct ForeignModules {
    private(set) var modules: [AppPackage.Module] = []
    private(set) var resources: [AppPackage.Resource] = []
    private(set) var report: [OpenReport.Dependency] = []

    /// The app's language version, for libraries that name none.
    private let swiftVersion: String

    /// - Parameter dependencies: What the project's lock files name.
    init(_ dependencies: [ProjectDependency], in folder: String, swiftVersion: String = "5") {
        self.swiftVersion = swiftVersion
        for dependency in dependencies {
            guard let path = dependency.path else {
                let command = dependency.tool == .pods ? "pod install" : "carthage checkout"
                report.append(.init(name: dependency.name, state: "it is not in the folder; run \(command)", isLeftOut: true))
                continue
            }
            add(dependency, at: path, in: folder)
        }
    }

    private mutating func add(_ dependency: ProjectDependency, at path: String, in folder: String) {
        let podspec = Podspec.find(dependency.name, at: path, in: folder)
        let (sources, others) = Self.sources(of: path, podspec)
        let tool = dependency.tool.rawValue + (dependency.version.map { " \($0)" } ?? "")
        guard !sources.isEmpty else {
            let reason = others.isEmpty ? "it has no sources here" : "its sources are Objective-C, which is not compiled"
            report.append(.init(name: dependency.name, state: "\(tool): \(reason)", isLeftOut: true))
            return
        }
        let name = AppPackage.identifier(podspec?.moduleName ?? dependency.name)
        var module = AppPackage.Module(name: name, kind: .library, sources: sources)
        module.swiftVersion = podspec?.swiftVersion ?? swiftVersion
        modules.append(module)
        resources += (podspec?.resourceGlobs ?? []).flatMap { glob in Self.matches(of: glob, in: path) }.map { .init(path: $0) }
        let mixed = others.isEmpty ? "" : ", without \(OpenReport.count(others.count, "file")) in Objective-C"
        report.append(.init(name: name, state: "\(tool): \(OpenReport.count(sources.count, "Swift source"))\(mixed)", isLeftOut: false))
    }

    /// The Swift sources of a library, and those in Objective-C: by its podspec, or all but tests, examples and other platforms.
    static func sources(of path: String, _ podspec: Podspec?) -> (swift: [String], others: [String]) {
        var files = (podspec?.sourceGlobs ?? []).flatMap { matches(of: $0, in: path) }
        if files.isEmpty {
            files = allFiles(in: ["Source", "Sources"].map { "\(path)/\($0)" }.first(where: FileManager.default.fileExists) ?? path)
        }
        let excluded = Set((podspec?.excludedGlobs ?? []).flatMap { matches(of: $0, in: path) })
        var known: Set<String> = []
        files = files.filter { !excluded.contains($0) && known.insert($0).inserted }.sorted()
        return (
            files.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/Package.swift") },
            files.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
        )
    }

    private static let foreign: Set<String> = ["Tests", "Example", "Examples", "Demo", "Pods", "Carthage", "macOS", "tvOS", "watchOS"]

    private static func allFiles(in folder: String) -> [String] {
        let files = FileManager.default.enumerator(atPath: folder)
        var result: [String] = []
        while let name = files?.nextObject() as? String {
            let last = (name as NSString).lastPathComponent
            if foreign.contains(last) || last.hasPrefix(".") || last.hasSuffix("Tests") {
                files?.skipDescendants()
            } else {
                result.append("\(folder)/\(name)")
            }
        }
        return result
    }

    /// The files of a podspec's pattern: `Source/**/*.{swift,h}`; a folder stands for what is in it.
    static func matches(of glob: String, in folder: String) -> [String] {
        var isFolder: ObjCBool = false
        if !glob.contains(where: { "*?{[".contains($0) }) {
            let path = "\(folder)/\(glob)"
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
            return isFolder.boolValue && (path as NSString).pathExtension.isEmpty ? allFiles(in: path) : [path]
        }
        // Folders that the pattern begins with are not searched in vain.
        let fixed = glob.split(separator: "/").prefix { !$0.contains { "*?{[".contains($0) } }.joined(separator: "/")
        let start = fixed.isEmpty ? folder : "\(folder)/\(fixed)"
        guard let pattern = try? Regex("^" + expression(of: glob) + "$") else { return [] }
        let names = FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? []
        return names.map { fixed.isEmpty ? $0 : "\(fixed)/\($0)" }.filter { $0.firstMatch(of: pattern) != nil }.map { "\(folder)/\($0)" }
    }

    private static func expression(of glob: String) -> String {
        var text = ""
        var rest = Substring(glob)
        while let character = rest.popFirst() {
            switch character {
            case "*":
                if rest.hasPrefix("*/") {
                    text += "(?:.*/)?"
                    rest = rest.dropFirst(2)
                } else if rest.hasPrefix("*") {
                    text += ".*"
                    rest = rest.dropFirst()
                } else {
                    text += "[^/]*"
                }
            case "?": text += "[^/]"
            case "{": text += "(?:"
            case "}": text += ")"
            case ",": text += "|"
            case "[", "]": text.append(character)
            default: text += character.isLetter || character.isNumber || "/_- ".contains(character) ? String(character) : "\\\(character)"
            }
        }
        return text
    }
}
