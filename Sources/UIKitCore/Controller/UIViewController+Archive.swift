import Foundation

extension UIViewController: @preconcurrency NSCoding {}

extension UIViewController {
    /// Keys in archives.
    private enum Key {
        static let view = "UIView"
        static let nibName = "UINibName"
    }

    final func writeArchive(_ coder: NSCoder) {
        let new = (UIKitClass.nearest(to: type(of: self)) as? UIViewController.Type).map { _instance(of: $0) } ?? UIViewController()
        PropertyArchive.encode(self, unlike: new, with: coder)
        if let nibName { coder.encode(nibName as NSString, forKey: Key.nibName) }
        // A view that comes from a file comes from there again.
        if nib == nil, nibName == nil, isViewLoaded, UIKitClass.nearest(to: type(of: self)) == UIViewController.self {
            coder.encode(view, forKey: Key.view)
        }
    }

    static func nibName(ofArchive coder: NSCoder) -> String? {
        coder.hasValue(forKey: Key.nibName) ? (coder.decodeObject(forKey: Key.nibName) as? NSString).map { "\($0)" } : nil
    }

    /// Reads an archive: what all controllers have; containers read theirs once more when their defaults are set.
    final func readArchiveOfControllers(_ coder: NSCoder) {
        guard UIKitClass.nearest(to: type(of: self)) == UIViewController.self else {
            return PropertyArchive.decode(into: self, from: coder, of: UIViewController.self)
        }
        PropertyArchive.decode(into: self, from: coder)
        if coder.hasValue(forKey: Key.view), let view = coder.decodeObject(forKey: Key.view) as? UIView { self.view = view }
    }

    final func readArchive(_ coder: NSCoder) { PropertyArchive.decode(into: self, from: coder) }
}
