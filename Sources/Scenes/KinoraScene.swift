import Display
import UIKit

/// A short story in an app: the screen it starts with, and its user's touches over time.
///
/// The command line films scenes, prints their animations as numbers and shows them in browsers: `kinora --package PATH record ID`.
///
///     struct PayScene: KinoraScene {
///         let id = "pay"
///         let title = "Paying"
///
///         func makeRootViewController() -> UIViewController { CheckoutViewController(basket: .sample) }
///
///         func story(on screen: CGSize) -> FingerStory {
///             var story = FingerStory()
///             story.tap(.label("Pay"), at: 0.4)
///             story.expect("the receipt is open", at: 1.2) { $0.rootViewController?.presentedViewController != nil }
///             return story
///         }
///     }
///
/// A scene holds nothing of the app it starts: each start makes a new one. See ``KinoraScenes`` for the program that declares scenes.
///
/// ```swift
/// struct CardScene: KinoraScene {
///     let id = "card"
///     let title = "A card that opens"
///
///     func makeRootViewController() -> UIViewController { UIViewController() }
///
///     func story(on screen: CGSize) -> FingerStory {
///         var story = FingerStory()
///         story.tap(.identifier("card"), at: 0.5)
///         return story
///     }
/// }
/// ```
@MainActor
public protocol KinoraScene {
    /// The name for command lines and files: lower-case words joined by hyphens, different from those of other scenes.
    var id: String { get }
    /// The title, in a few words.
    var title: String { get }
    /// One sentence about the scene, without a full stop; empty unless declared.
    var summary: String { get }
    /// The duration of a film, in seconds; unless declared, one second after the story's last lift or checkpoint.
    var duration: TimeInterval { get }
    /// The times of a filmstrip, in seconds from the start, ascending. Empty unless declared: the command line then plays the scene and
    /// chooses twelve among the frames in which something moves.
    var filmstripTimes: [TimeInterval] { get }
    /// The classes of the views whose movement the curves on the demo's page show; unless declared, those that move most of the screen.
    var movers: [UIView.Type] { get }
    /// Names for moving views on the demo's page, by class name; empty unless declared.
    var viewNames: [String: String] { get }
    /// Source that the demo's page shows beside the film; empty unless declared.
    var snippet: String { get }
    /// The properties of the effect that the demo's page lists below the source; empty unless declared.
    var settings: [EffectSetting] { get }
    /// Whether the screen shows a keyboard while a responder takes text, as on a phone without a hardware keyboard; false unless declared.
    /// The story's fingers reach its keys by their labels: `"a"`, `"space"`, `"return"`.
    var showsKeyboard: Bool { get }
    /// A sentence about what this machine lacks for the scene, with the remedy: a package that is not installed. The command line writes it
    /// to standard error before it plays the scene, and `kinora doctor` lists it. Nil, unless declared, for nothing.
    var limitation: String? { get }
    /// The id of a scene that looks the same where there is a ``limitation``: the demo then films that one alone. Nil, unless declared, for
    /// none.
    var alternative: String? { get }
    /// The id of a scene that shows the same in another form: the demo's page has both in one place. Nil, unless declared, for a scene of
    /// its own.
    var variationOf: String? { get }

    /// Makes the first screen. Called once for each film.
    func makeRootViewController() -> UIViewController

    /// Sets up the window before the first screen is made, as its tint color; does nothing unless declared.
    func prepare(_ window: UIWindow)

    /// The user's touches and the states that they must result in, on a screen of that size in points.
    ///
    /// Also called for the scene's duration; it must return the same for the same size.
    func story(on screen: CGSize) -> FingerStory
}

extension KinoraScene {
    public var summary: String { "" }
    public var duration: TimeInterval { story(on: DeviceMetrics.iPhone15.size).end + 1 }
    public var filmstripTimes: [TimeInterval] { [] }
    public var movers: [UIView.Type] { [] }
    public var viewNames: [String: String] { [:] }
    public var snippet: String { "" }
    public var settings: [EffectSetting] { [] }
    public var showsKeyboard: Bool { false }
    public var limitation: String? { nil }
    public var alternative: String? { nil }
    public var variationOf: String? { nil }

    public func prepare(_ window: UIWindow) {}

    /// Sets the scene's first screen in a window, scrolled to the element of the first touch.
    public func start(in window: UIWindow) {
        window.backgroundColor = .systemBackground
        prepare(window)
        if showsKeyboard { UIApplication.showsKeyboard = true }
        window.rootViewController = makeRootViewController()
        window.layoutIfNeeded()
        story(on: window.bounds.size).strokes.first?.element.reveal(in: window)
    }
}
