import UIKit

/// A view that logs its callbacks and runs a test's block in them.
final class LoggedView: UIView {
    let name: String
    let log: CallbackLog
    /// Run once, in the callback of that name.
    var onCallback: [String: () -> Void] = [:]

    init(_ name: String, _ log: CallbackLog, frame: CGRect = .zero) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ callback: String, _ other: AnyObject? = nil, _ hasOther: Bool = false) {
        var line = "\(name).\(callback)"
        if hasOther { line += "(\((other as? LoggedView)?.name ?? (other == nil ? "nil" : "window")))" }
        log.add(line)
        onCallback.removeValue(forKey: callback)?()
    }

    override func willMove(toSuperview newSuperview: UIView?) { note("willMoveToSuperview", newSuperview, true) }
    override func didMoveToSuperview() { note("didMoveToSuperview", superview, true) }
    override func willMove(toWindow newWindow: UIWindow?) { note("willMoveToWindow", newWindow, true) }
    override func didMoveToWindow() { note("didMoveToWindow", window, true) }
    override func didAddSubview(_ subview: UIView) { note("didAdd", subview, true) }
    override func willRemoveSubview(_ subview: UIView) { note("willRemove", subview, true) }
    override func layoutSubviews() { note("layout") }
    override func tintColorDidChange() { note("tint") }
    override func safeAreaInsetsDidChange() { note("safeArea") }
}
