import XCTest

@testable import SourceTranslator

final class APIUseTests: XCTestCase {
    /// A library with Apple's manner of names.
    private static let library = """
        public class NSObject { public func copy() {} }
        open class UIView: NSObject {
            open var frame: CGRect = .zero
            open var subview: UIView?
            public enum ContentMode: Int { case top, bottom }
            open var contentMode: ContentMode = .top
            open func layoutSubviews() {}
            open func make() -> UIButton { UIButton() }
            var hidden = 0
        }
        public class UIButton: UIView { public static let shared = UIButton() }
        public class UILabel: UIView {}
        public struct UIInsets { public var top = 0 }
        public protocol UIScrolling { func scroll() }
        @available(*, unavailable, message: "no camera") public final class UICamera: UIView { public func shoot() {} }
        internal class UISecret {}
        extension Int { public static let uiZero = 0 }
        public func UIDraw() {}
        """

    private func missing(_ source: String, also own: String = "") -> [String] {
        var known = APINames(ParsedSource(Array(Self.library.utf8)), all: false)
        let prefixes = APIUse.prefixes(of: known)
        known.merge(APINames(ParsedSource(Array((source + "\n" + own).utf8)), all: true))
        return APIUseSearch(known: known, prefixes: prefixes).uses(in: ParsedSource(Array(source.utf8))).map {
            "\($0.line) \($0.kind.rawValue) \($0.name)"
        }
    }

    func testTypesAndFunctionsWithApplesPrefixesAreJudged() {
        XCTAssertEqual(
            missing(
                """
                let a: UIView? = nil, b = UITable(), c: UISecret, d = UICamera()
                UIDraw(); UIErase(); let e = kUIName
                struct UIMine {}; let f = UIMine(), g: Unknown, h = unknown()
                func generic<UIElement>(_ x: UIElement) -> UIOther? { nil }
                """),
            ["1 function UITable", "1 type UISecret", "1 function UICamera", "2 function UIErase", "2 type kUIName", "4 type UIOther"])
    }

    func testMembersAreJudgedWhereTheTypeIsKnown() {
        XCTAssertEqual(
            missing(
                """
                final class Screen: UIView {
                    let button = UIButton()
                    lazy var other: UILabel! = { UILabel() }()
                    override func layoutSubviews() { subview?.layoutSubviews(); subview?.sparkle(); button.glow = 1 }
                    override func shimmer() {}
                    override var frame: CGRect { didSet { self.hidden = 1; mine() } }
                    func mine() {
                        other.contentMode = .bottom
                        other.contentMode = .sideways
                        make().glow = 2
                        if let view = subview as? UIButton, let same = Optional(view) { view.glow = 3; same.glow = 4 }
                        UIButton.shared.copy(); UIButton.special(); _ = UIView.ContentMode.left
                        for item in [button] { item.glow = 5 }
                        unknown().glow = 6
                    }
                }
                extension UILabel { var added: Int { 1 } }
                func free(_ label: UILabel, _ views: UILabel...) { _ = label.added; label.removed(); views.count; Int.random(); label.frame.x }
                """),
            [
                "4 member UIView.sparkle", "4 member UIButton.glow", "5 override UIView.shimmer", "6 member Screen.hidden",
                "9 member UIView.ContentMode.sideways", "10 member UIButton.glow", "11 member UIButton.glow", "12 member UIButton.special",
                "12 member UIView.ContentMode.left", "18 member UILabel.removed",
            ])
    }

    func testWhatInheritsFromUnknownTypesIsNotJudged() {
        XCTAssertEqual(
            missing("class T: Foreign { func f() { self.measure(); other.x() } }\nclass U: UIView, Foreign2 { func f() { self.any() } }"),
            [])
    }

    func testInactiveConditionsAreNotJudged() {
        XCTAssertEqual(missing("#if os(macOS)\nlet a = UIMissing()\n#else\nlet b = UIView()\n#endif"), [])
    }

    func testDeclarationsOfOtherFilesAreKnown() {
        XCTAssertEqual(missing("let a = UIButton().mine", also: "extension UIView { var mine: Int { 0 } }"), [])
        XCTAssertEqual(missing("let a: UIPodView", also: "class UIPodView {}"), [])
    }

    func testExtensionsOfAliasesAddToTheTypesThatTheseName() {
        XCTAssertEqual(
            missing(
                """
                #if os(macOS)
                typealias Shown = NSNever
                #else
                typealias Shown = UIView
                #endif
                extension Shown: Anchored { func pin() {} }
                let a = UIButton().pin(), b = UIButton().anchor, c = UILabel().nail
                """, also: "protocol Anchored {}; extension Anchored { var anchor: Int { 1 } }"), ["7 member UILabel.nail"])
    }

    func testTypesOfGenericParametersAreNotThoseOfTheirNames() {
        XCTAssertEqual(
            missing(
                """
                class List<UILabel> { class Node { var value: UILabel; init(_ v: UILabel) { value = v } }; var first: Node? }
                func f(_ list: List<Int>) { _ = list.first?.value.referenced }
                class Other { var value: UILabel? }
                func g(_ other: Other) { _ = other.value?.referenced }
                """), ["4 member UILabel.referenced"])
    }
}
