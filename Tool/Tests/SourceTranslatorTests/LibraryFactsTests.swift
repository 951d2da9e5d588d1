import Foundation
import XCTest

@testable import SourceTranslator

/// The table of UIKit's types and requirements says what the library's sources say. `Tool/update facts` writes it; Apple's names of new
/// requirements are guessed, and are to be compared with Apple's documentation.
final class LibraryFactsTests: XCTestCase {
    private static let folder = Corpus.root.appendingPathComponent("Tool/Sources/SourceTranslator/Facts")
    private static let modules = [
        "QuartzCore", "CoreImage", "CoreMotion", "UIFoundation", "UIKitCore", "UIKitControls", "UIKitLists", "UIKitDynamics", "WebKit",
        "CoreLocation", "MapKit", "AVFoundation", "AVKit", "Photos", "PhotosUI", "UserNotifications", "SafariServices", "MessageUI",
        "LocalAuthentication", "StoreKit", "SpriteKit", "CoreSpotlight", "WatchConnectivity", "CoreData",
    ]

    func testTheTablesAreThoseOfTheSources() throws {
        let types = try Self.types()
        let protocols = types.filter { !$0.hasPrefix("class ") }
        let first = protocols.firstIndex { $0.hasPrefix("protocol UIDynamicAnimatorDelegate") } ?? 0
        var tables = [
            ("LibraryTable.swift", Self.source("enum LibraryTable", "protocols", Array(protocols[first...]))),
            (
                "LibraryTable+Protocols.swift",
                Self.source("extension LibraryTable", "otherProtocols", Array(protocols[..<first]))
            ),
            ("LibraryTable+Classes.swift", Self.source("extension LibraryTable", "classes", types.filter { $0.hasPrefix("class ") })),
            ("LibraryTable+Initializers.swift", Self.source("extension LibraryTable", "initializers", try Self.initializers())),
            ("LibraryTable+Flags.swift", Self.source("extension LibraryTable", "flags", try Self.flags())),
            ("LibraryTable+Statics.swift", Self.source("extension LibraryTable", "statics", try Self.statics())),
        ].map { (Self.folder.appendingPathComponent($0.0), $0.1) }
        for module in Self.keyedModules {
            let folder = Corpus.root.appendingPathComponent("Sources/\(module)/Observing")
            for (section, source) in try Self.exposedProperties(of: module) {
                let name = "ExposedProperties" + (section.isEmpty ? "" : "+" + section) + ".swift"
                tables.append((folder.appendingPathComponent(name), source))
            }
        }
        for (file, source) in tables {
            if ProcessInfo.processInfo.environment["KINORA_UPDATE"] != nil {
                try source.write(to: file, atomically: true, encoding: .utf8)
            }
            XCTAssertEqual(
                try String(contentsOf: file, encoding: .utf8), source,
                "write the table: Tool/update facts")
        }
    }

    func testClassesNotifyUnderTheKeysOfTheirProperties() throws {
        var count = 0
        for module in Self.keyedModules {
            let found = try Self.properties(of: module)
            for (type, keys) in found.notifiedKeys {
                count += keys.count
                let known = Set(found.properties.filter { $0.type == type }.map(\.key))
                XCTAssertEqual(keys.subtracting(known), [], type)
            }
        }
        XCTAssertGreaterThan(count, 90)
    }

    func testAppleNamesHaveAColonForEachParameter() {
        for requirement in LibraryFacts.shared.requirements {
            let colons = requirement.member.objectiveCName.count { $0 == ":" }
            XCTAssertEqual(colons, requirement.member.parameters?.count, requirement.member.objectiveCName)
        }
        let names = Dictionary(grouping: LibraryFacts.shared.requirements) { "\($0.owner) \($0.member.objectiveCName)" }
        XCTAssertEqual(names.filter { $0.value.count > 1 }.keys.sorted(), [])
    }

    /// UIKit asks proxies by the same names.
    func testForwardedCallsHaveTheNamesOfTheTable() throws {
        let names = Set(LibraryFacts.shared.requirements.map(\.member.objectiveCName))
        var count = 0
        for file in try Self.files() {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /target\("([^"]+)"\)/) {
                count += 1
                XCTAssertTrue(names.contains(String(match.1)), "\(file.lastPathComponent): \(match.1)")
            }
        }
        XCTAssertGreaterThan(count, 80)
    }

    // MARK: The table

    private static func files(_ modules: [String] = modules) throws -> [URL] {
        modules.flatMap { module -> [URL] in
            let folder = Corpus.root.appendingPathComponent("Sources/\(module)")
            let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            return paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
        }
    }

    private static func texts(_ modules: [String]) throws -> [String] {
        try files(modules).map { try String(contentsOf: $0, encoding: .utf8) }
    }

    private static func source(_ declaration: String, _ name: String, _ lines: [String]) -> String {
        """
        // Made from the library's sources by LibraryFactsTests; Apple's names of requirements are kept.
        \(declaration) {
            static let \(name) = \"\"\"
        \(compact(lines).map { wrapped($0) }.joined(separator: "\n"))
                \"\"\"
        }

        """
    }

    /// Types without requirements share lines.
    private static func compact(_ all: [String]) -> [String] {
        var lines: [String] = []
        for (index, line) in all.enumerated() {
            let isAlone = line.contains("\t") || index + 1 < all.count && all[index + 1].contains("\t")
            if !isAlone, let last = lines.last, last.hasSuffix(";"), last.count + line.count < 130 {
                lines[lines.count - 1] = last + " " + line + ";"
            } else {
                lines.append(isAlone ? line : line + ";")
            }
        }
        return lines
    }

    /// A line of the table as one or more of the source.
    private static func wrapped(_ line: String) -> String {
        var lines = ["        "]
        // A type with what it inherits from and conforms to, or a requirement.
        let space = line.contains("\t") ? " | " : " "
        for (index, field) in line.split(separator: "\t", omittingEmptySubsequences: false).enumerated() {
            for (number, word) in field.components(separatedBy: space).enumerated() {
                let separator = number > 0 ? space : index > 0 ? "\\t" : ""
                if !word.isEmpty, lines[lines.count - 1].count + separator.count + word.count > 136 {
                    lines[lines.count - 1] += separator + "\\"
                    lines.append("        " + word)
                } else {
                    lines[lines.count - 1] += separator + word
                }
            }
        }
        return lines.joined(separator: "\n")
    }

    nonisolated(unsafe) private static var knownTypes: [String]?

    /// The facts as the sources are now, not as they were when the table was written.
    private static func library() throws -> LibraryFacts { LibraryFacts(try types().joined(separator: "\n")) }

    private static func types() throws -> [String] {
        if let known = knownTypes { return known }
        let made = try readTypes()
        knownTypes = made
        return made
    }

    private static func readTypes() throws -> [String] {
        var facts = ModuleFacts()
        for file in try files() { facts.merge(Translator.facts(of: [UInt8](try Data(contentsOf: file)), file: "0")) }
        let linker = FactsLinker(own: facts, imports: ModuleFacts(), modules: [])
        let types = linker.types
        var lines: [String] = []
        for key in types.keys.sorted() {
            guard let type = types[key], type.isDeclared == true, type.isPublic == true, !key.hasPrefix("_"), !key.contains("@") else {
                continue
            }
            let supertypes = (type.supertypes ?? []).filter { types[$0]?.isPublic == true || types[$0]?.isDeclared != true }
            guard type.isClass || type.isProtocol else { continue }
            lines.append(([type.isProtocol ? "protocol" : "class", key] + supertypes.filter { !$0.hasPrefix("_") }).joined(separator: " "))
            guard type.isProtocol, type.bounds.isEmpty, isObjectiveC(key, types), LibraryFacts.refinements.values.contains(key) == false
            else { continue }
            for member in type.members where !member.isInExtension {
                guard let parameters = member.parameters, !member.isStatic, !member.name.hasPrefix("_") else { continue }
                let refined = LibraryFacts.refinements[member.key] != nil
                let isOptional = refined || type.members.contains { $0.isInExtension && $0.overloadKey == member.overloadKey }
                let known = LibraryFacts.shared.requirements(member.key, of: key).first { $0.overloadKey == member.overloadKey }
                lines.append(
                    [
                        isOptional ? "optional" : "required", known?.objectiveCName ?? appleName(member), member.key,
                        parameters.map(\.closureType).joined(separator: " | "), member.result ?? "",
                    ].joined(separator: "\t"))
            }
        }
        return lines
    }

    /// The initializers by which the library makes instances of a class that is known at run time alone.
    private static func initializers() throws -> [String] {
        let declaration = /public func _instance<T: (\w+)>\(\s*of type: T\.Type([^{]*?)\) -> T/
        let found = try files(modules + ["ObjectiveCRuntime"]).flatMap { file in
            try String(contentsOf: file, encoding: .utf8).matches(of: declaration).map { match in
                let labels = match.2.matches(of: /[,(]\s*(\w+)(?: \w+)?:/).map { String($0.1) }
                return (["instance", String(match.1)] + labels).joined(separator: " ")
            }
        }
        return found.sorted()
    }

    /// The modules whose properties keys name; layers have a table of their own.
    private static let keyedModules = [
        "UIFoundation", "UIKitCore", "UIKitControls", "UIKitLists", "UIKitDynamics", "WebKit", "MapKit", "AVKit", "SpriteKit",
    ]

    nonisolated(unsafe) private static var known: [String: LibraryProperties] = [:]

    private static func properties(of module: String) throws -> LibraryProperties {
        if let properties = known[module] { return properties }
        let made = LibraryProperties(try texts([module]), try library())
        known[module] = made
        return made
    }

    /// The properties of a module, as code that adds them to the table of methods: by section of the module, "" for its only one.
    private static func exposedProperties(of module: String) throws -> [String: String] {
        let found = try properties(of: module)
        let text = try texts([module])
        let imports = Set(text.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) })
        let used = [
            "CoreGraphics", "Display", "Foundation", "QuartzCore", "UIFoundation", "UIKit", "UIKitControls", "UIKitCore", "UIKitLists",
        ]
        .filter(imports.contains)
        let isLong = found.properties.count > 400
        let library = try library()
        let sections = Dictionary(grouping: found.properties) { isLong ? section(of: $0.type, library) : "" }
        return sections.mapValues { properties in
            """
            // Made from the module's sources by LibraryFactsTests.
            \((used + ["ObjectiveCRuntime"]).sorted().map { "import \($0)" }.joined(separator: "\n"))

            /// The properties that keys name: for key-value coding, observers and proxies of appearance. Setters that are not dynamic do not
            /// notify by themselves, so that key-value coding does.
            private enum ExposedProperties {
                @section(".init_array") @used
                nonisolated private static let registration: @convention(c) @Sendable () -> Void = { Selector._addMethods { add(to: $0) } }

                private static func add(to table: _MethodTable) {
            \(properties.map { "        " + $0.row(notifies: found.notifies($0)) }.joined(separator: "\n"))
                }
            }

            """
        }
    }

    /// The section of a long module that a class belongs to.
    private static func section(of type: String, _ library: LibraryFacts) -> String {
        if library.isA(type, "UIView") { return "Views" }
        if library.isA(type, "UIViewController") { return "Controllers" }
        return type.contains("Bar") || type.contains("Item") ? "Items" : ""
    }

    /// The names of Boolean properties whose keys lack the prefix.
    private static func flags() throws -> [String] {
        let all = try (keyedModules + ["QuartzCore"]).flatMap { try properties(of: $0).properties }
        return Set(all.filter { $0.isFlag && LibraryFacts.hasFlagName($0.name) }.map(\.name)).sorted()
    }

    /// The names that symbols of assets must not have.
    private static func statics() throws -> [String] {
        let texts = try texts(["UIFoundation", "UIKitCore"]).filter {
            $0.contains("UIColor {") || $0.contains("UIImage {") || $0.contains("UIColor:")
        }
        let found = StaticNames(texts, isPublic: true).names
        return ["UIColor", "UIImage"].flatMap { type in
            let names = (found[type] ?? []).sorted()
            return stride(from: 0, to: names.count, by: 4).map { ([type] + names[$0..<min($0 + 4, names.count)]).joined(separator: " ") }
        }
    }

    private static func isObjectiveC(_ key: String, _ types: [String: TypeFacts]) -> Bool {
        var pending = [key]
        while let next = pending.popLast() {
            if ["NSObjectProtocol", "AnyObject", "NSCopying"].contains(next) { return true }
            pending += types[next]?.supertypes ?? []
        }
        return false
    }

    /// A guess of Apple's name by the rules for importing names: words for a parameter's type come back at the end of its label.
    private static func appleName(_ member: MemberFacts) -> String {
        var pieces = (member.labels ?? []).map { $0 ?? "" }
        let types = (member.parameters ?? []).map(\.type)
        guard !pieces.isEmpty else { return member.name }
        let first = pieces[0]
        pieces[0] = member.name + first.prefix(1).uppercased() + first.dropFirst()
        let suffixes = [
            "IndexPath": "IndexPath", "IndexPath?": "IndexPath", "NSRange": "Range", "UITouch": "Touch", "UIPress": "Press",
            "UIEvent": "Event",
            "UITableViewCell": "Cell", "UICollectionViewCell": "Cell", "UIViewController": "ViewController", "UITabBarItem": "Item",
        ]
        let open = [
            "At", "For", "Display", "Displaying", "In", "Receive", "Show", "Select", "Before", "After", "From", "To", "With", "displaying",
        ]
        for index in pieces.indices.dropFirst() {
            if let suffix = suffixes[types[index]], open.contains(where: pieces[index].hasSuffix) { pieces[index] += suffix }
        }
        return pieces.map { $0 + ":" }.joined()
    }
}
