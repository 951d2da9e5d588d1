import CommandSupport
import Foundation

/// A folder of links to files elsewhere, and of a few files of its own, that is brought to a wanted state.
struct LinkFolder {
    let path: String
    private var wanted: [String: Content] = [:]

    private enum Content {
        case link(String)
        case text(Data)
    }

    init(path: String) { self.path = path }

    /// Adds a link; a name that is taken gets a number. Returns the link's name.
    @discardableResult
    mutating func link(_ target: String, as name: String) -> String {
        var free = name
        var number = 2
        while wanted[free] != nil {
            let dot = name.lastIndex(of: ".").flatMap { name[$0...].contains("/") ? nil : $0 } ?? name.endIndex
            free = "\(name[..<dot])-\(number)\(name[dot...])"
            number += 1
        }
        wanted[free] = .link(target)
        return free
    }

    mutating func write(_ text: Data, as name: String) { wanted[name] = .text(text) }

    /// Makes what is wanted, and removes what is not, but for the names that are kept. What is as it should be is not touched.
    func update(keeping kept: Set<String> = []) throws {
        let files = FileManager.default
        do {
            try files.createDirectory(atPath: path, withIntermediateDirectories: true)
            var folders: Set<String> = []
            for name in wanted.keys {
                var components = name.split(separator: "/").dropLast()
                while !components.isEmpty, folders.insert(components.joined(separator: "/")).inserted { components.removeLast() }
            }
            // Links to folders are no folders here.
            let found = files.enumerator(atPath: path)
            while let name = found?.nextObject() as? String {
                let isLink = (try? files.destinationOfSymbolicLink(atPath: path + "/" + name)) != nil
                if kept.contains(name) {
                    found?.skipDescendants()
                } else if wanted[name] == nil, isLink || !folders.contains(name) {
                    try files.removeItem(atPath: path + "/" + name)
                    found?.skipDescendants()
                }
            }
            for folder in folders { try files.createDirectory(atPath: path + "/" + folder, withIntermediateDirectories: true) }
            for (name, content) in wanted { try make(content, at: path + "/" + name) }
        } catch let error as Failure {
            throw error
        } catch {
            throw Failure("open: \(path) cannot be written: \(CommandLineProgram.sentence(about: error))", status: 3)
        }
    }

    private func make(_ content: Content, at file: String) throws {
        let files = FileManager.default
        switch content {
        case .link(let target):
            if (try? files.destinationOfSymbolicLink(atPath: file)) == target { return }
            try? files.removeItem(atPath: file)
            try files.createSymbolicLink(atPath: file, withDestinationPath: target)
        case .text(let data):
            if (try? files.destinationOfSymbolicLink(atPath: file)) == nil, files.contents(atPath: file) == data { return }
            try? files.removeItem(atPath: file)
            try data.write(to: URL(fileURLWithPath: file))
        }
    }
}
