extension UIResponder {
    /// Runs a change of the first responder, and shows the input views of the last one after it.
    package final func deferringInputViews<Result>(_ body: () -> Result) -> Result { InputViews.current.deferringUpdates(body) }

    /// Has the keyboard follow the responder's text, which has changed: in an empty one the next letter may be a capital.
    package final func inputTextDidChange() { InputViews.current.textDidChange(of: self) }
}

extension UIApplication {
    /// Whether the screen shows a keyboard for responders that take text; for hosts.
    package static var showsKeyboard: Bool {
        get { InputViews.current.showsKeyboard }
        set { InputViews.current.showsKeyboard = newValue }
    }

    /// The window of the keyboard and other input views, above the app's windows; nil while there are none. For scenes.
    package static var inputWindow: UIWindow? { InputViews.current.shownWindow }
}
