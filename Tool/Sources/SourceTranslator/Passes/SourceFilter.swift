internal import Glibc
internal import SourceTokens
internal import SwiftSyntax

/// Search for the bytes that only sources to translate have, before anything is parsed.
public enum SourceFilter {
    private static let needles = [
        "@objc", "@IB", "@NSManaged", "@NSCopying", "@UIApplicationMain", "@NSApplicationMain", "#selector", "#keyPath", "optional ",
        "os(iOS)", "os(Linux)", "canImport(ObjectiveC)", "override ", "@convention(block)", "import os", "import ObjectiveC",
        "import Darwin", "import simd",
        "import MobileCoreServices",
        "import Metal", "import DeveloperToolsSupport", "import SwiftUI", "??.", "import UIKit.", "import QuartzCore.",
        "import Foundation.", "import CoreGraphics.", "?(",
        "UITableViewDataSource", ": NSObject", "kCA", "kCT", " as UIFont", "UIFontWeight", "AttributeName", "UIEdgeInsetsZero",
        "UILayoutFitting",
        "hildViewController", "ParentViewController", "open static", "open let", "bringSubview(", "sendSubview(", "RunLoopMode",
        "commonModes", "AnyObject).", "Timer()", "Timer(timeInterval", "swap(&", "Bundle(for", "Bundle.init(for", "abs(", " NSValue",
        "observe(\\", "publisher(for", "class_getInstanceMethod", "T()", "View>", "View,", "Cell>", "Controller>", "Layer>",
        "@available(*, unavailable",
        "willSet", "didSet", ".init()", ".init(frame", "CoreFoundation.", ".description()", "ChangeValue(for", ".init", ".Type", ": UI",
        "where ", ": CA", "XCTestCase", "Delegate", "DataSource", "(frame:", "@NSManaged",
    ].map { Array($0.utf8) }

    /// Whether a file may need a translation, whatever its module declares.
    public static func mayNeedTranslation(_ source: [UInt8], alsoFor names: Set<String> = []) -> Bool {
        needles.contains { contains(source, $0) } || hasWord(source, Set(names.map { Array($0.utf8)[...] }))
            || importsMissingFramework(source) || !missingFoundationModules(of: source).isEmpty
    }

    /// Whether a line imports a framework that is not here.
    public static func importsMissingFramework(_ source: [UInt8]) -> Bool {
        let word = Array("import ".utf8)
        var start = 0
        func isNameByte(_ byte: UInt8) -> Bool { byte != 0x0A && byte != 0x20 && byte != 0x2E && byte != 0x0D && byte != 0x3B }
        while let found = index(of: word, in: source, from: start) {
            start = found + word.count
            var name = source[start...].prefix(while: isNameByte)
            if TokenScanner.importKinds.contains(String(decoding: name, as: UTF8.self)) {
                name = source[name.endIndex...].drop { $0 == 0x20 }.prefix(while: isNameByte)
            }
            if Frameworks.incomplete.contains(String(decoding: name, as: UTF8.self)) { return true }
        }
        return false
    }

    /// The frameworks of Apple's that are not here and that an iPhone imports.
    public static func missingFrameworks(of source: [UInt8]) -> Set<String> {
        importsMissingFramework(source) ? missingFrameworks(of: ParsedSource(source)) : []
    }

    /// The frameworks of Apple's that are not here and that an iPhone imports.
    public static func missingFrameworks(of source: ParsedSource) -> Set<String> {
        guard importsMissingFramework(source.text) else { return [] }
        let imported = source.with { tree in
            tree.statements.flatMap(MissingDeclarations.activeItems).compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
        }
        return (imported.map(Set.init) ?? importedModules(source.text)).intersection(Frameworks.missing)
    }

    /// Whether a word of the source is a name before Swift 4.2, or one of these. In one pass, however many names there are.
    private static func hasWord(_ source: [UInt8], _ names: Set<ArraySlice<UInt8>>) -> Bool {
        var start: Int?
        for index in source.indices {
            let byte = source[index]
            let isWord = byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F
            if isWord {
                if start == nil { start = index }
            } else if let first = start {
                start = nil
                if !names.isEmpty, names.contains(source[first..<index]) { return true }
                // The names begin with UI, NS or CG.
                guard index - first > 8,
                    source[first] == 0x55 && source[first + 1] == 0x49 || source[first] == 0x4E && source[first + 1] == 0x53
                        || source[first] == 0x43 && source[first + 1] == 0x47
                else { continue }
                let word = String(decoding: source[first..<index], as: UTF8.self)
                if OldNames.types[word] != nil || OldConstantNames.table[word] != nil || OldFunctions.table[word] != nil { return true }
            }
        }
        return false
    }

    /// Whether a file belongs to a module for iPhones: it imports UIKit, or it is a test that uses views, since XCTest imports UIKit there.
    public static func importsUIKit(_ source: [UInt8]) -> Bool {
        // A literal of a color or an image is UIKit's without naming it.
        let literals = ["#colorLiteral(", "#imageLiteral("]
        if literals.contains(where: { contains(source, Array($0.utf8)) }), importedModules(source).contains("XCTest") { return true }
        let names = ["UIView", "UIColor", "UIScreen", "UIWindow", "NSLayoutConstraint"].filter { contains(source, Array($0.utf8)) }
        guard !names.isEmpty || contains(source, Array("UIKit".utf8)) else { return false }
        let modules = importedModules(source)
        if modules.contains("UIKit") { return true }
        return modules.contains("XCTest") && !names.isEmpty
            && TokenScanner(source).contains { token in
                token.kind == .word && names.contains { source[token.range].starts(with: $0.utf8) }
            }
    }

    /// Whether a comment keeps the file as it is.
    public static func isKept(_ source: [UInt8]) -> Bool {
        guard contains(source, Array("// kinora: linux".utf8)) else { return false }
        var scanner = TokenScanner(source)
        while !scanner.keepsFile, scanner.next() != nil {}
        return scanner.keepsFile
    }

    static func contains(_ source: [UInt8], _ needle: [UInt8]) -> Bool { index(of: needle, in: source) != nil }

    /// The first offset of bytes, from an offset on; nil if there are none.
    static func index(of needle: [UInt8], in source: [UInt8], from offset: Int = 0) -> Int? {
        source.withUnsafeBytes { text in
            needle.withUnsafeBytes { word in
                guard let base = text.baseAddress, let pattern = word.baseAddress, let first = word.first else {
                    return word.isEmpty ? offset : nil
                }
                let end = base + text.count
                var start = base + offset
                while start < end, let found = memchr(start, Int32(first), end - start) {
                    guard end - UnsafeRawPointer(found) >= word.count else { return nil }
                    if memcmp(found, pattern, word.count) == 0 { return UnsafeRawPointer(found) - base }
                    start = UnsafeRawPointer(found) + 1
                }
                return nil
            }
        }
    }
}
