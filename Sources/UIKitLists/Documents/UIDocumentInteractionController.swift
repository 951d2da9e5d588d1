import CoreGraphics
import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// Shows a document: its preview, and the sheet of what can be done with it.
///
/// Keep the controller while it shows something. The menus are the sheet of `UIActivityViewController`, whose choice a test makes by a
/// tap. Previews show images and text; of other documents their names, kinds and sizes, as iOS does for kinds it does not know. Differs
/// from UIKit: there are no other apps, so that the menu of apps has the activities of documents; a preview does not zoom from a view.
/// Source: Apple,
/// [UIDocumentInteractionController](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller).
///
/// ```swift
/// func open(_ file: URL, from button: UIBarButtonItem) -> UIDocumentInteractionController {
///     let controller = UIDocumentInteractionController(url: file)
///     controller.presentOptionsMenu(from: button, animated: true)
///     return controller
/// }
/// ```
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    /// The controller that a delegate without the method for previews returns.
    static let missingPresenter = UIViewController()

    /// The document, a file; nil for none. Setting it changes name and type.
    open var url: URL? {
        didSet {
            guard url != oldValue else { return }
            (name, uti) = Self.values(of: url)
        }
    }

    /// The type of the document; by default that of the extension.
    open var uti: String?

    /// The name of the document, shown by the preview; by default that of the file.
    open var name: String?

    /// The delegate, not retained.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    private weak var preview: DocumentPreviewController?
    private weak var menu: UIActivityViewController?

    /// Creates a controller without a document.
    public override init() { super.init() }

    /// Creates a controller of a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
        (name, uti) = Self.values(of: url)
    }

    private static func values(of url: URL?) -> (name: String?, type: String?) {
        guard let url else { return (nil, nil) }
        return (url.lastPathComponent, (UTType(filenameExtension: url.pathExtension) ?? .data).identifier)
    }

    // MARK: Preview

    /// Shows the preview; returns whether it does: a file that can be read, and a delegate with a view controller for it.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        guard preview == nil, let url, let delegate, FileManager.default.isReadableFile(atPath: url.path) else { return false }
        let presenter = delegate.documentInteractionControllerViewControllerForPreview(self)
        guard presenter !== Self.missingPresenter else { return false }
        let shown = DocumentPreviewController(url, name: name ?? url.lastPathComponent, type: uti.flatMap { UTType($0) } ?? .data)
        shown.onEnd = { [weak self] in self.map { $0.delegate?.documentInteractionControllerDidEndPreview($0) } }
        preview = shown
        delegate.documentInteractionControllerWillBeginPreview(self)
        if let navigation = presenter as? UINavigationController {
            navigation.pushViewController(shown, animated: animated)
        } else {
            let container = UINavigationController(rootViewController: shown)
            container.modalPresentationStyle = .fullScreen
            presenter.present(container, animated: animated)
        }
        return true
    }

    /// Removes the preview; no effect without one.
    open func dismissPreview(animated: Bool) { preview?.close(animated: animated) }

    // MARK: Menus

    /// Shows the sheet of what can be done with the document, on an iPad at a rectangle; returns whether it does.
    ///
    /// - Parameters:
    ///   - rect: a rectangle of the view, in its coordinates.
    ///   - view: a view in a window.
    ///   - animated: whether the sheet slides in.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(from: .view(view, rect), isOpenIn: false, animated)
    }

    /// Shows the sheet of what can be done with the document, on an iPad at an item of a bar; returns whether it does.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        present(from: .item(item), isOpenIn: false, animated)
    }

    /// Shows the sheet of apps that open the document, on an iPad at a rectangle; returns whether it does.
    ///
    /// - Parameters:
    ///   - rect: a rectangle of the view, in its coordinates.
    ///   - view: a view in a window.
    ///   - animated: whether the sheet slides in.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(from: .view(view, rect), isOpenIn: true, animated)
    }

    /// Shows the sheet of apps that open the document, on an iPad at an item of a bar; returns whether it does.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { present(from: .item(item), isOpenIn: true, animated) }

    /// Removes the menu; no effect without one.
    open func dismissMenu(animated: Bool) { menu?.presentingViewController?.dismiss(animated: animated) }

    private enum Origin {
        case view(UIView, CGRect)
        case item(UIBarButtonItem)
    }

    private func present(from origin: Origin, isOpenIn: Bool, _ animated: Bool) -> Bool {
        guard menu == nil, let url else { return false }
        let window =
            switch origin {
            case .view(let view, _): view.window
            case .item: UIApplication.shared.windows.first { $0.isKeyWindow }
            }
        guard var presenter = window?.rootViewController else { return false }
        while let next = presenter.presentedViewController, !next.isBeingDismissed { presenter = next }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        switch origin {
        case .view(let view, let rect):
            sheet.popoverPresentationController?.sourceView = view
            sheet.popoverPresentationController?.sourceRect = rect
        case .item(let item): sheet.popoverPresentationController?.barButtonItem = item
        }
        sheet.completionWithItemsHandler = { [weak self] type, isCompleted, _, _ in self?.menuDidEnd(isOpenIn, type, isCompleted) }
        menu = sheet
        if isOpenIn {
            delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
        } else {
            delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        }
        presenter.present(sheet, animated: animated)
        return true
    }

    private func menuDidEnd(_ isOpenIn: Bool, _ type: UIActivity.ActivityType?, _ isCompleted: Bool) {
        menu = nil
        if isCompleted {
            delegate?.documentInteractionController(self, willBeginSendingToApplication: type?.rawValue)
            delegate?.documentInteractionController(self, didEndSendingToApplication: type?.rawValue)
        }
        if isOpenIn {
            delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
        } else {
            delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
        }
    }
}
