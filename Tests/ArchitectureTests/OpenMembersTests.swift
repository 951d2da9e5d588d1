import XCTest

/// Members that Apple's classes declare can be overridden: a public member of an open class is `open`, in the class's body, or it is in
/// `Tests/Lists/closed-members.tsv` with the reason.
final class OpenMembersTests: XCTestCase {
    private static let modules = [
        "CoreImage", "CoreMotion", "Display", "QuartzCore", "UIFoundation", "UIKitControls", "UIKitCore", "UIKitDynamics", "UIKitLists",
        "WebKit", "CoreLocation", "MapKit", "CoreMedia", "AVFoundation", "AVKit", "Photos", "PhotosUI", "UserNotifications",
        "SafariServices", "MessageUI", "LocalAuthentication", "StoreKit", "SpriteKit", "CoreSpotlight", "WatchConnectivity", "Combine",
        "CoreData", "MediaPlayer", "AuthenticationServices",
    ]
    private let tree = SourceTree()

    func testClosedMembersAreListedWithAReason() throws {
        let files = try tree.sources().filter { file in
            file.path.hasSuffix(".swift") && Self.modules.contains { file.path.hasPrefix($0 + "/") }
        }.map { (path: $0.path, lines: try $0.text().components(separatedBy: "\n")) }
        let found = Self.closedMembers(of: files.map(\.lines))
        let rows = try tree.text("Tests/Lists/closed-members.tsv").split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t").map(String.init) }
        for row in rows { XCTAssertEqual(row.count, 3, "\(row): class, member and reason") }
        XCTAssertEqual(
            found.sorted(), rows.map { $0.prefix(2).joined(separator: "\t") }.sorted(),
            "a member that Apple's class declares is open, in the class's body; one that Apple closes has a reason in closed-members.tsv")
    }

    /// The compiler gives a member whose type names a function of the main actor one linker name in its own file, and another in that of a
    /// subclass which inherits it, unless the member is marked: a build then links or not by how the files are grouped.
    func testMembersWithFunctionsOfTheMainActorHaveOneLinkerName() throws {
        let files = try tree.sources().filter { $0.path.hasSuffix(".swift") }.map { (path: $0.path, text: try $0.text()) }
        let names = Set(
            files.filter { $0.text.contains("typealias ") }.flatMap { file in
                file.text.matches(of: /typealias (\w+)(?:<\w+>)? =\s+@MainActor \(/).map { String($0.1) }
            })
        XCTAssertTrue(names.contains("UIActionHandler"), "\(names)")
        for (path, text) in files {
            let lines = text.components(separatedBy: "\n")
            for (index, line) in lines.enumerated() where ["open var", "open func", "open class "].contains(where: line.contains) {
                let rest = lines[(index + 1)...].prefix { !lines[index].hasSuffix("{") && !$0.isEmpty && !$0.hasSuffix("{") }
                let member = ([line] + rest.prefix(8)).joined(separator: " ")
                guard !member.contains("@preconcurrency") else { continue }
                let words = Set(member.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
                XCTAssertTrue(
                    !member.contains("@MainActor (") && words.isDisjoint(with: names), "\(path): mark it with @preconcurrency: \(line)")
            }
        }
    }

    func testClosedMembersAreFound() {
        let source = """
            open class View: NSObject {
                public final var name = ""
                public let style: Style
                open var size = 0
                public static let shared = View()
                public init() {}
                public struct Style {
                    public var value = 0
                }
                func own() {}
                public func _hidden() {}
            }
            extension View {
                public class func make() -> View { View() }
                @discardableResult public func move(to point: Point) -> Bool { true }
                public enum Kind {}
            }
            extension View where Self: Other {
                public func apart() {}
            }
            public final class Closed: NSObject {
                public var value = 0
            }
            public struct Value {
                public var x = 0
            }
            extension Value { public func y() {} }
            """
        XCTAssertEqual(
            Self.closedMembers(of: [source.components(separatedBy: "\n")]).sorted(),
            ["Closed\t*", "View\tmake", "View\tmove", "View\tname", "View\tstyle"])
    }

    /// Classes and names of public members that nothing can override; `*` for a final class.
    private static func closedMembers(of files: [[String]]) -> Set<String> {
        let classHead = /^(?:@\S+ )*(?:nonisolated )?(?:public |open )(?:nonisolated )?(final )?class (\w+)/
        var open: Set<String> = []
        var found: Set<String> = []
        for lines in files {
            for match in lines.compactMap({ $0.firstMatch(of: classHead) }) where !match.2.hasPrefix("_") {
                if match.1 == nil { open.insert(String(match.2)) } else { found.insert("\(match.2)\t*") }
            }
        }
        let head =
            /^(?:@\S+ )*(?:(?:public|open|package|private|fileprivate|nonisolated|final) )*(class|extension|struct|enum|protocol) ([\w.]+)/
        let member = /^    (?:@[\w.]+(?:\([^)]*\))? )*((?:[\w()]+ )*?)(?:var|let|func|subscript) ?(\w*)/
        for lines in files {
            var owner: String?
            for line in lines {
                if let match = line.firstMatch(of: head) {
                    let name = String(match.2)
                    let isFit = match.1 == "class" || match.1 == "extension" && !line.contains(" where ")
                    owner = isFit && open.contains(name) ? name : nil
                }
                if line == "}" { owner = nil }
                guard let owner, let match = line.firstMatch(of: member), !match.2.hasPrefix("_") else { continue }
                let modifiers = match.1.split(separator: " ")
                guard modifiers.contains("public"), !modifiers.contains("static") else { continue }
                found.insert("\(owner)\t\(match.2.isEmpty ? "subscript" : String(match.2))")
            }
        }
        return found
    }
}
