import Foundation

/// A list of places in the app that the user of VoiceOver goes through one by one, such as the headings of a text.
///
/// Source: Apple, [UIAccessibilityCustomRotor](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor).
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// Whether the next or the previous place is sought.
    public enum Direction: Int, Sendable {
        /// The previous one.
        case previous = 0
        /// The next one.
        case next = 1
    }

    /// A rotor of the system's, with its name.
    public enum SystemRotorType: Int, Sendable {
        /// A rotor of the app's own, with a name.
        case none = 0
        /// Links.
        case link = 1
        /// Visited links.
        case visitedLink = 2
        /// Headings.
        case heading = 3
        /// Headings of the first level.
        case headingLevel1 = 4
        /// Headings of the second level.
        case headingLevel2 = 5
        /// Headings of the third level.
        case headingLevel3 = 6
        /// Headings of the fourth level.
        case headingLevel4 = 7
        /// Headings of the fifth level.
        case headingLevel5 = 8
        /// Headings of the sixth level.
        case headingLevel6 = 9
        /// Bold text.
        case boldText = 10
        /// Italic text.
        case italicText = 11
        /// Underlined text.
        case underlineText = 12
        /// Misspelled words.
        case misspelledWord = 13
        /// Images.
        case image = 14
        /// Text fields.
        case textField = 15
        /// Tables.
        case table = 16
        /// Lists.
        case list = 17
        /// Landmarks.
        case landmark = 18
    }

    /// Finds the place after or before another; nil for none.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The localized name, without attributes; empty for a rotor of the system's.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The localized name.
    open var attributedName: NSAttributedString
    /// Finds the places.
    open var itemSearchBlock: Search
    /// The system's rotor that it is; none for one with a name.
    public let systemRotorType: SystemRotorType

    /// Creates a rotor with a name.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        attributedName = NSAttributedString(string: name)
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init()
    }

    /// Creates a rotor with a name that has attributes.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.attributedName = attributedName
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init()
    }

    /// Creates a rotor in place of one of the system's.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        attributedName = NSAttributedString()
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = type
        super.init()
    }
}

/// The search of a rotor: its start and direction.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The present place; without a target at the beginning.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction; the next place by default.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    public override init() { super.init() }
}

/// A place that a rotor has found: an element, or a range of its text.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element; not retained.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The range in the element's text; nil for the whole element.
    open var targetRange: UITextRange?

    /// Creates a result without a place.
    public override init() { super.init() }

    /// Creates a result with an element, and a range of its text.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }
}
