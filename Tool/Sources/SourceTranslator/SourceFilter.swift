internal import Glibc

/// Search for the bytes that only sources to translate have, before anything is parsed.
public enum SourceFilter {
    private static let needles = [
        "@objc", "@IB", "@NSManaged", "@NSCopying", "@UIApplicationMain", "@NSApplicationMain", "#selector", "#keyPath", "optional ",
        "os(iOS)", "os(Linux)", "override ", "@convention(block)", "import os", "import ObjectiveC", "import Darwin", "import simd",
        "import Metal", "import SwiftUI", "??.", "import UIKit.", "import QuartzCore.", "import Foundation.", "import CoreGraphics.", "?(",
        "UITableViewDataSource", ": NSObject", "kCA", "UIFontWeight", "AttributeName", "UIEdgeInsetsZero", "UILayoutFitting",
        "hildViewController", "ParentViewController", "open static", "open let", "bringSubview(", "sendSubview(", "RunLoopMode",
        "commonModes", "AnyObject).", "Timer()", "abs(", " NSValue",
        "observe(\\", "class_getInstanceMethod", "T()", ".init()", "ChangeValue(for",
    ].map { Array($0.utf8) }

    /// Whether a file may need a translation, whatever its module declares.
    public static func mayNeedTranslation(_ source: [UInt8], alsoFor names: [String] = []) -> Bool {
        needles.contains { contains(source, $0) } || names.contains { contains(source, Array($0.utf8)) }
    }

    /// Whether a file belongs to a module for iPhones.
    public static func importsUIKit(_ source: [UInt8]) -> Bool { contains(source, Array("import UIKit".utf8)) }

    /// Whether a comment keeps the file as it is.
    public static func isKept(_ source: [UInt8]) -> Bool { contains(source, Array("// kinora: linux".utf8)) }

    static func contains(_ source: [UInt8], _ needle: [UInt8]) -> Bool {
        source.withUnsafeBytes { text in
            needle.withUnsafeBytes { word in
                guard var start = text.baseAddress, let pattern = word.baseAddress, let first = word.first else { return word.isEmpty }
                let end = start + text.count
                while let found = memchr(start, Int32(first), end - start) {
                    guard end - UnsafeRawPointer(found) >= word.count else { return false }
                    if memcmp(found, pattern, word.count) == 0 { return true }
                    start = UnsafeRawPointer(found) + 1
                }
                return false
            }
        }
    }
}

extension SourceFilter {
    /// Whether a file imports a module.
    public static func imports(_ module: String, _ statement: String, _ source: [UInt8]) -> Bool {
        contains(source, Array(statement.utf8)) || contains(source, Array(" \(module).".utf8))
    }
}

extension ModuleFacts {
    /// Names at which a file may need a translation because of other files.
    public var namesToTranslate: [String] {
        types.filter { !$0.value.optionalRequirements.isEmpty }.map(\.key).sorted()
            + types.values.flatMap { $0.optionalRequirements.map(\.name) }.sorted()
    }
}
