import Foundation

/// A quick action of the app's icon on the home screen.
///
/// Nothing shows icons here: a test performs an action by the stage's `perform(_:)`. Source: Apple,
/// [UIApplicationShortcutItem](https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem).
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying, @preconcurrency NSMutableCopying {
    fileprivate var values: Values

    fileprivate struct Values {
        var type: String
        var title: String
        var subtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: any NSSecureCoding]?
        var target: Any?
    }

    /// Creates an action with a title.
    ///
    /// - Parameters:
    ///   - type: The kind of the action, for the app.
    ///   - localizedTitle: The title in the menu.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - type: The kind of the action, for the app.
    ///   - localizedTitle: The title in the menu.
    ///   - localizedSubtitle: The text below the title; nil for none.
    ///   - icon: The icon beside the title; nil for none.
    ///   - userInfo: Data for the app.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        values = Values(type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
        super.init()
    }

    fileprivate init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// The kind of the action, for the app.
    open var type: String { values.type }
    /// The title in the menu.
    open var localizedTitle: String { values.title }
    /// The text below the title; nil for none.
    open var localizedSubtitle: String? { values.subtitle }
    /// The icon beside the title; nil for none.
    open var icon: UIApplicationShortcutIcon? { values.icon }
    /// Data for the app.
    open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
    /// The identifier by which an app with several scenes chooses one; nil by default.
    open var targetContentIdentifier: Any? { values.target }

    open func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(values) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableApplicationShortcutItem(values) }
}

/// A quick action whose values can be changed.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    open override var type: String {
        get { values.type }
        set { values.type = newValue }
    }
    open override var localizedTitle: String {
        get { values.title }
        set { values.title = newValue }
    }
    open override var localizedSubtitle: String? {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    open override var icon: UIApplicationShortcutIcon? {
        get { values.icon }
        set { values.icon = newValue }
    }
    open override var userInfo: [String: any NSSecureCoding]? {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    open override var targetContentIdentifier: Any? {
        get { values.target }
        set { values.target = newValue }
    }
}

/// The icon of a quick action: one of the system's, or an image.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    /// The system's icons.
    public enum IconType: Int, Sendable {
        /// A pencil on a sheet.
        case compose = 0
        /// A play symbol.
        case play = 1
        /// A pause symbol.
        case pause = 2
        /// A plus sign.
        case add = 3
        /// A location arrow.
        case location = 4
        /// A magnifying glass.
        case search = 5
        /// A share symbol.
        case share = 6
        /// A prohibition sign.
        case prohibit = 7
        /// A person.
        case contact = 8
        /// A house.
        case home = 9
        /// A pin on a map.
        case markLocation = 10
        /// A star.
        case favorite = 11
        /// A heart.
        case love = 12
        /// A cloud.
        case cloud = 13
        /// An envelope for an invitation.
        case invitation = 14
        /// A checkmark.
        case confirmation = 15
        /// An envelope.
        case mail = 16
        /// A speech bubble.
        case message = 17
        /// A calendar.
        case date = 18
        /// A clock.
        case time = 19
        /// A camera.
        case capturePhoto = 20
        /// A video camera.
        case captureVideo = 21
        /// An open circle.
        case task = 22
        /// A circle with a checkmark.
        case taskCompleted = 23
        /// An alarm clock.
        case alarm = 24
        /// A bookmark.
        case bookmark = 25
        /// Crossed arrows.
        case shuffle = 26
        /// A musical note.
        case audio = 27
        /// Arrows in a circle.
        case update = 28
    }

    /// The source of the icon.
    package enum Source: Equatable, Sendable {
        case type(IconType)
        case template(String)
        case symbol(String)
    }

    package let source: Source

    /// Creates one of the system's icons.
    public convenience init(type: IconType) { self.init(.type(type)) }
    /// Creates an icon from the name of a template image.
    public convenience init(templateImageName: String) { self.init(.template(templateImageName)) }
    /// Creates an icon from the name of a system symbol.
    public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

    private init(_ source: Source) {
        self.source = source
        super.init()
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.source == source }

    nonisolated open override var hash: Int { "\(source)".hashValue }
}
