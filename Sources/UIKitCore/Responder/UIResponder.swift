import CoreGraphics
import QuartzCore

/// An object in the responder chain, along which events and actions travel: views, controllers, windows, the application.
///
/// Source: Apple, [UIResponder](https://developer.apple.com/documentation/uikit/uiresponder).
@preconcurrency @MainActor
open class UIResponder: ResponderBase, UIResponderStandardEditActions, UIUserActivityRestoring, UIPasteConfigurationSupporting {
    /// Accessibility values set by the app; nil if none were set.
    final var accessibilityValues: AccessibilityValues?

    /// Creates a responder that is in no chain.
    public init() { super.init(base: ()) }

    /// An entry point that can create an instance of any subclass; see `CALayer+Instances.swift`.
    @_silgen_name("kinora_UIResponder_init") convenience init(instance: Void) { self.init() }

    /// The next responder up the chain; nil ends it.
    open var next: UIResponder? { nil }

    // MARK: Activities

    /// The activity of the user in the responder; nil by default. A view controller's is current once its view has appeared.
    open var userActivity: NSUserActivity? {
        get { storedActivity }
        set { storedActivity = newValue }
    }

    /// Writes the state of the activity, once it needs to be saved; does nothing by default.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Shows the state of an activity; does nothing by default.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Key-value coding

    /// Called for a change of a key path that the responder observes; the base class traps, so that overrides call super only for key paths
    /// of the superclass.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        KeyValue.trapUnhandled(self, keyPath ?? "nil", object)
    }

    /// The keys whose changes change the value of a key; by default those of a class method such as `keyPathsForValuesAffectingName()`.
    open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        KeyValueObservers.pathsOfClassMethod(key, of: self)
    }

    /// Whether setters of a key notify observers; true.
    open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

    /// Called for a key without a property; traps.
    open func value(forUndefinedKey key: String) -> Any? {
        guard let report = UIKitState.current.undefinedKeyReport else {
            KeyValue.trapUndefined(key, of: type(of: self), "valueForUndefinedKey:")
        }
        report(self, key)
        return nil
    }

    /// Called for a value of a key without a property; traps.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        if let report = UIKitState.current.undefinedKeyReport { return report(self, key) }
        KeyValue.trapUndefined(key, of: type(of: self), "setValue:forUndefinedKey:")
    }

    // MARK: Touches

    /// Called when touches begin in this responder or one below it in the chain. The base class forwards to the next responder, as do the
    /// methods below.
    ///
    /// - Complexity: That of the next responder's method, to which it passes the touches.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when touches move.
    ///
    /// - Complexity: That of the next responder's method, to which it passes the touches.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when touches end.
    ///
    /// - Complexity: That of the next responder's method, to which it passes the touches.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when the system or a gesture recognizer cancels touches.
    ///
    /// - Complexity: That of the next responder's method, to which it passes the touches.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Presses

    /// Called when presses begin while this responder is first responder, or one up its chain.
    ///
    /// In a first responder that takes text, the base class types keys and consumes them; in a focused cell or control the Return key; it
    /// forwards other presses to the next responder, as do the methods below.
    ///
    /// - Complexity: That of the next responder's method, to which it passes the presses.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = takeKeys(presses)
        if !left.isEmpty { next?.pressesBegan(left, with: event) }
    }

    /// Called when the force of presses changes; buttons and keys here have none.
    ///
    /// - Complexity: That of the next responder's method, to which it passes the presses.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when presses end.
    ///
    /// - Complexity: That of the next responder's method, to which it passes the presses.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = endTakenPresses(presses, isCancelled: false)
        if !left.isEmpty { next?.pressesEnded(left, with: event) }
    }

    /// Called when the system or a gesture recognizer cancels presses.
    ///
    /// - Complexity: That of the next responder's method, to which it passes the presses.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = endTakenPresses(presses, isCancelled: true)
        if !left.isEmpty { next?.pressesCancelled(left, with: event) }
    }

    // MARK: Motion

    /// Called in the first responder, or the key window without one, when a motion such as a shake begins. The default passes it to the
    /// next responder, as do the methods below.
    ///
    /// - Complexity: That of the next responder's method.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }

    /// Called when a motion ends.
    ///
    /// - Complexity: That of the next responder's method.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }

    /// Called when the system cancels a motion. Motions of a stage are not cancelled.
    ///
    /// - Complexity: That of the next responder's method.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }

    // MARK: First responder

    /// Whether the responder can become first responder; false by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder can resign first responder; true by default.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder is the first to receive key events and actions without a target.
    ///
    /// - Complexity: O(*r*), where *r* is the number of responders up the chain to the nearest view.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes this the window's first responder, after the current one has resigned. Returns whether it is; false if either refuses, or
    /// outside a window.
    ///
    /// - Complexity: O(*r*), where *r* is the number of responders up the chain to the nearest view.
    @discardableResult
    open func becomeFirstResponder() -> Bool { takeFirstResponder() }

    /// Resigns first responder. Returns whether it did; true if it was not first responder.
    ///
    /// - Complexity: O(*r*), where *r* is the number of responders up the chain to the nearest view.
    @discardableResult
    open func resignFirstResponder() -> Bool { leaveFirstResponder() }

    /// Removes the first responder without asking it.
    package final func loseFirstResponder() {
        responderWindow?.firstResponder = nil
        (self as? any FirstResponderObserving)?.didLoseFirstResponder()
    }

    // MARK: Input views

    /// The view shown instead of the keyboard while the responder is first responder; nil, the default, for the keyboard.
    ///
    /// Its height is its own, or the keyboard's if its autoresizing mask has a flexible height. A change counts from the next
    /// `reloadInputViews()`.
    open var inputView: UIView? { nil }

    /// The view shown above the keyboard while the responder, or one whose chain leads to it, is first responder; nil by default. Shown
    /// also without a keyboard, at the bottom of the screen.
    open var inputAccessoryView: UIView? { nil }

    /// Asks the first responder for its input views again. No effect on others.
    open func reloadInputViews() {
        if isFirstResponder { InputViews.current.update(reloads: true) }
    }

    // MARK: Actions

    /// Whether the responder can perform an action; by default, whether it implements the method.
    ///
    /// Of the edit commands those count that `kinora swift` sees overridden; other classes that override one override this method too.
    ///
    /// - Complexity: O(*c*), where *c* is the number of superclasses.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        hasMethod(for: action) || permitsConfiguredPaste(action) || permitsFind(action)
    }

    /// Returns the nearest responder up the chain, starting here, that can perform an action, or nil.
    ///
    /// - Complexity: O(*r*) calls of ``canPerformAction(_:withSender:)``, where *r* is the number of responders up the chain.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        var at: UIResponder? = self
        while let responder = at {
            if responder.canPerformAction(action, withSender: sender) { return responder }
            at = responder.next
        }
        return nil
    }

    /// The key commands of the responder, nil by default; looked for up the chain from the first responder.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// The undo manager; by default that of the next responder. Each window has one.
    ///
    /// - Complexity: O(*r*), where *r* is the number of responders up the chain.
    open var undoManager: UndoManager? { next?.undoManager }

    // Edit commands: the base class does nothing, but pastes what its paste configuration accepts.
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) { pasteConfigured() }
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    // Those of finding text are performed by a view's find interaction.
    open func find(_ sender: Any?) { performFind(.find) }
    open func findAndReplace(_ sender: Any?) { performFind(.replace) }
    open func findNext(_ sender: Any?) { performFind(.next) }
    open func findPrevious(_ sender: Any?) { performFind(.previous) }
    open func useSelectionForFind(_ sender: Any?) { performFind(.useSelection) }

    // MARK: Pasting

    /// The types that the responder accepts by the paste command, and a view by a drop as well; nil, the default, for none.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { storedPasteConfiguration }
        set { storedPasteConfiguration = newValue }
    }

    /// Whether the responder accepts items: by default, whether one is of a type of the paste configuration.
    ///
    /// - Complexity: O(*n* · *m*), where *n* is the number of types of the items and *m* that of the accepted types.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { acceptsPaste(itemProviders) }

    /// Called with the items that are pasted or dropped; does nothing by default.
    open func paste(itemProviders: [NSItemProvider]) {}

    // MARK: Accessibility

    // Other objects have these members by an extension (`NSObject+Accessibility.swift`), which Swift cannot override.

    /// Whether VoiceOver can focus this object; false by default, but true for labels, controls and the like. Its descendants are then
    /// ignored.
    open var isAccessibilityElement: Bool {
        get { accessibilityValues?.isElement ?? defaultAccessibility.isElement }
        set { setAccessibility { $0.isElement = newValue } }
    }

    /// The label VoiceOver speaks, a word or two; by default the object's own (a label's text), or nil.
    open var accessibilityLabel: String? {
        get { accessibilityValues?.label ?? defaultAccessibility.label }
        set { setAccessibility { $0.label = newValue } }
    }

    /// A hint about the result of using the object; nil by default.
    open var accessibilityHint: String? {
        get { accessibilityValues?.hint ?? defaultAccessibility.hint }
        set { setAccessibility { $0.hint = newValue } }
    }

    /// The current value; by default the object's own, or nil.
    open var accessibilityValue: String? {
        get { accessibilityValues?.value ?? defaultAccessibility.value }
        set { setAccessibility { $0.value = newValue } }
    }

    /// The traits; by default the object's own.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues?.traits ?? defaultAccessibility.traits }
        set { setAccessibility { $0.traits = newValue } }
    }

    /// An identifier for tests, never spoken; nil by default.
    open var accessibilityIdentifier: String? {
        get { accessibilityValues?.identifier ?? defaultAccessibility.identifier }
        set { setAccessibility { $0.identifier = newValue } }
    }

    /// The frame in screen coordinates, in points; by default a view's bounds, or the bounding box of `accessibilityPath`.
    open var accessibilityFrame: CGRect {
        get { presentAccessibilityFrame }
        set { setAccessibilityFrame(newValue) }
    }

    /// The outline in screen coordinates; nil for a rectangle.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityValues?.path }
        set { setAccessibility { $0.path = newValue } }
    }

    /// The point at which activation taps, in screen coordinates; the center of `accessibilityFrame` by default.
    open var accessibilityActivationPoint: CGPoint {
        get { presentActivationPoint }
        set { setActivationPoint(newValue) }
    }

    /// Whether the object and its descendants are hidden from VoiceOver; false by default.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityValues?.hidesElements ?? false }
        set { setAccessibility { $0.hidesElements = newValue } }
    }

    /// Whether VoiceOver ignores sibling views; false by default.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityValues?.isModal ?? false }
        set { setAccessibility { $0.isModal = newValue } }
    }

    /// Whether VoiceOver groups the children, wherever they are; false by default.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityValues?.groupsChildren ?? false }
        set { setAccessibility { $0.groupsChildren = newValue } }
    }

    /// The accessibility elements in order; nil, the default, uses subviews.
    open var accessibilityElements: [Any]? {
        get { accessibilityValues?.elements }
        set { setAccessibility { $0.elements = newValue } }
    }

    /// Returns the number of `accessibilityElements`; override this and the next two methods instead of setting those.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// Returns one of `accessibilityElements`; nil for an index out of range.
    open func accessibilityElement(at index: Int) -> Any? { containedElement(at: index) }

    /// Returns the index of an element in `accessibilityElements`, or `NSNotFound`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements.
    open func index(ofAccessibilityElement element: Any) -> Int { containedIndex(of: element) }

    /// Custom actions; nil by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityValues?.customActions }
        set { setAccessibility { $0.customActions = newValue } }
    }

    /// The rotors that VoiceOver offers with the object; nil by default.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityValues?.customRotors }
        set { setAccessibility { $0.customRotors = newValue } }
    }

    /// The label with attributes for speech, which nothing speaks; by default `accessibilityLabel`. Setting either sets both.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { attributed(accessibilityValues?.attributedLabel, accessibilityLabel) }
        set { setAttributed(newValue, \.attributedLabel) { $0.accessibilityLabel = $1 } }
    }

    /// The hint with attributes for speech, which nothing speaks; by default `accessibilityHint`. Setting either sets both.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { attributed(accessibilityValues?.attributedHint, accessibilityHint) }
        set { setAttributed(newValue, \.attributedHint) { $0.accessibilityHint = $1 } }
    }

    /// The value with attributes for speech, which nothing speaks; by default `accessibilityValue`. Setting either sets both.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { attributed(accessibilityValues?.attributedValue, accessibilityValue) }
        set { setAttributed(newValue, \.attributedValue) { $0.accessibilityValue = $1 } }
    }

    /// The language of the texts, such as `de-DE`; nil, the default, for the user's. Kept with the object: nothing is spoken.
    open var accessibilityLanguage: String? {
        get { accessibilityValues?.language }
        set { setAccessibility { $0.language = newValue } }
    }

    /// Called when VoiceOver's focus has come to the element; does nothing by default.
    open func accessibilityElementDidBecomeFocused() {}

    /// Called when VoiceOver's focus has left the element; does nothing by default.
    open func accessibilityElementDidLoseFocus() {}

    /// Returns whether VoiceOver's focus is on the element.
    open func accessibilityElementIsFocused() -> Bool { UIAccessibility.isFocused(self) }

    /// Scrolls for an assistive technology. Returns whether it did; false by default, which asks what contains the object.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Activates the object. Returns whether it did; the default returns false, which taps the activation point.
    open func accessibilityActivate() -> Bool { false }

    /// Increments the value; the base class does nothing.
    open func accessibilityIncrement() {}

    /// Decrements the value; the base class does nothing.
    open func accessibilityDecrement() {}

    /// Dismisses a modal view. Returns whether it did; false by default.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Performs the most important action. Returns whether it did; false by default.
    open func accessibilityPerformMagicTap() -> Bool { false }

    // MARK: Interface files

    /// Called on an object that was loaded from a nib file; never here, where no nib files can be read.
    open func awakeFromNib() {}

    /// Called on an object that Interface Builder draws; never here.
    open func prepareForInterfaceBuilder() {}

    /// The default frame in screen coordinates.
    var ownAccessibilityFrame: CGRect { .zero }
}

extension UIResponder {
    /// Creates an instance of the receiving class with `init()`, such as an app's delegate from its class.
    @_silgen_name("kinora_UIResponder_init") static func instance() -> UIResponder
}
