import Foundation

/// Finds references in comments and pages to documents, sections and files that the repository does not have.
struct ReferenceChecker {
    private let paths: Set<String>
    /// The folders of all files.
    private let folders: Set<String>
    /// Paths by their last component.
    private let named: [Substring: [String]]
    private let anchors: [String: Set<String>]

    private static let outside = try? NSRegularExpression(
        pattern:
            #"(?<![\w/.-])shared/[\w.-]*|\b(?:reference/)?behavior\.md|\bDESIGN\b(?:\.md)?|\bspec/effects\.md|\b(?:effects|behavior), section \d+"#
    )
    private static let address = try? NSRegularExpression(pattern: #"\w+://\S+"#)
    private static let page = try? NSRegularExpression(pattern: #"[\w./+-]*[\w]\.md\b(?:#[\w-]*(?:(?:,| and) #[\w-]+)*)?"#)
    private static let link = try? NSRegularExpression(pattern: #"\]\(([^)\s]+)\)"#)
    private static let quoted = try? NSRegularExpression(
        pattern: #"`([\w.+-]+(?:/[\w.+-]+)+\.(?:swift|c|h|S|s|md|tsv|json|html|css|js|sh|gesture|png|otf|modulemap|docc))`"#)
    private static let rooted = try? NSRegularExpression(
        pattern: #"(?<![\w/.@-])(?:Sources|Tests|Tool|Documentation|Examples|Fuzz)(?:/[\w.+-]*[\w+-])+/?"#)

    /// - Parameters:
    ///   - paths: the files of the repository.
    ///   - pages: the anchors of each Markdown page, by its path.
    init(paths: [String], anchors: [String: Set<String>]) {
        self.paths = Set(paths)
        self.anchors = anchors
        named = Dictionary(grouping: paths) { $0.split(separator: "/").last ?? "" }
        var folders: Set<String> = []
        for path in paths {
            var folder = path[...]
            while let slash = folder.lastIndex(of: "/") {
                folder = folder[..<slash]
                if !folders.insert(String(folder)).inserted { break }
            }
        }
        self.folders = folders
    }

    /// References in one line that lead nowhere, each with a reason.
    ///
    /// - Parameters:
    ///   - path: the file of the line, from the root.
    ///   - isPage: whether the file is a Markdown page outside of a documentation catalog, so that its links are relative to its folder.
    func complaints(about line: String, in path: String, isPage: Bool) -> [String] {
        guard Self.mayRefer(line) else { return [] }
        var text = line
        for address in Self.matches(Self.address, in: line) { text = text.replacingOccurrences(of: address, with: " ") }
        var found = Self.matches(Self.outside, in: text).map { "\($0) is not in the repository" }
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        if isPage {
            for target in Self.matches(Self.link, in: text, group: 1) where !target.hasPrefix("doc:") && !target.hasPrefix("mailto:") {
                if let complaint = complaint(aboutLink: target, from: path, folder) { found.append(complaint) }
                text = text.replacingOccurrences(of: "](\(target))", with: " ")
            }
        }
        for reference in Self.matches(Self.page, in: text) where !reference.hasSuffix("behavior.md") && reference != "DESIGN.md" {
            // Several sections of a page: "#one, #two and #three".
            let components = reference.split(separator: "#").map { $0.prefix { !", ".contains($0) } }
            guard let page = resolve(String(components[0]), from: folder) else {
                found.append("there is no page \(components[0])")
                continue
            }
            for section in components.dropFirst() where anchors[page]?.contains(String(section)) != true {
                found.append("\(page) has no section #\(section)")
            }
        }
        for file in Self.matches(Self.quoted, in: text, group: 1) where !file.hasSuffix(".md") && resolve(file, from: folder) == nil {
            if !file.hasPrefix("out/") { found.append("there is no \(file)") }
        }
        for file in Self.matches(Self.rooted, in: text) where !file.contains(".md") && !file.contains("/.") {
            let path = file.hasSuffix("/") ? String(file.dropLast()) : file
            if resolve(path, from: folder) == nil, !folders.contains(path) { found.append("there is no \(path)") }
        }
        var unique: [String] = []
        for complaint in found where !unique.contains(complaint) { unique.append(complaint) }
        return unique
    }

    /// Whether a line has a slash, a sharp, `.md`, a capital word or a section: most have none of them.
    private static func mayRefer(_ line: String) -> Bool {
        var last: UInt8 = 0
        for byte in line.utf8 {
            if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") { return true }
            if byte == UInt8(ascii: "m"), last == UInt8(ascii: ".") { return true }
            if byte == UInt8(ascii: "E"), last == UInt8(ascii: "D") { return true }
            last = byte
        }
        return line.contains("section")
    }

    private func complaint(aboutLink target: String, from path: String, _ folder: String) -> String? {
        let components = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let file = components[0].isEmpty ? path : Self.normalized(folder.isEmpty ? components[0] : "\(folder)/\(components[0])")
        guard paths.contains(file) || folders.contains(file) else { return "the link to \(target) leads nowhere" }
        guard components.count == 2, anchors[file]?.contains(components[1]) != true else { return nil }
        return "\(file) has no section #\(components[1])"
    }

    /// The path of a file that is named from the root, from a folder, or by the end of its path.
    private func resolve(_ name: String, from folder: String) -> String? {
        if paths.contains(name) { return name }
        let near = Self.normalized(folder.isEmpty ? name : "\(folder)/\(name)")
        if paths.contains(near) { return near }
        return named[name.split(separator: "/").last ?? ""]?.first { $0.hasSuffix("/\(name)") }
    }

    private static func normalized(_ path: String) -> String {
        var kept: [Substring] = []
        for component in path.split(separator: "/") where component != "." {
            if component == "..", !kept.isEmpty { kept.removeLast() } else { kept.append(component) }
        }
        return kept.joined(separator: "/")
    }

    private static func matches(_ pattern: NSRegularExpression?, in line: String, group: Int = 0) -> [String] {
        let text = line as NSString
        return pattern?.matches(in: line, range: NSRange(location: 0, length: text.length)).map {
            text.substring(with: $0.range(at: group))
        } ?? []
    }
}
