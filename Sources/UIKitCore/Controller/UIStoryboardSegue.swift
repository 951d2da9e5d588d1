/// A transition between two view controllers: of a storyboard, or made in code.
///
/// Source: Apple,
/// [UIStoryboardSegue](https://developer.apple.com/documentation/uikit/uistoryboardsegue).
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The identifier; nil for none.
    open private(set) var identifier: String?
    /// The controller from which the segue leads.
    open var source: UIViewController { storedSource }
    /// The controller that the segue shows.
    open var destination: UIViewController { storedDestination }
    private let storedSource: UIViewController
    private let storedDestination: UIViewController
    private let handler: (() -> Void)?

    /// Creates a segue; subclasses override `perform()`.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        storedSource = source
        storedDestination = destination
        handler = nil
        super.init()
    }

    /// An entry point that can create an instance of any subclass; see `CALayer+Instances.swift`.
    @_silgen_name("kinora_UIStoryboardSegue_init")
    convenience init(instance identifier: String?, _ source: UIViewController, _ destination: UIViewController) {
        self.init(identifier: identifier, source: source, destination: destination)
    }
    @_silgen_name("kinora_UIStoryboardSegue_init")
    static func instance(
        _ identifier: __owned String?, _ source: __owned UIViewController, _ destination: __owned UIViewController
    ) -> UIStoryboardSegue

    /// Creates a segue that a closure performs.
    public init(identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void) {
        self.identifier = identifier
        storedSource = source
        storedDestination = destination
        handler = performHandler
        super.init()
    }

    /// Performs the segue: runs its closure. Without one it traps, as UIKit raises an exception; subclasses override it and do not call
    /// super.
    open func perform() {
        guard let handler else {
            trap(
                object: "\(type(of: self))", value: "does not say how it is performed",
                remedy: "override perform() or give a performHandler")
        }
        handler()
    }
}
