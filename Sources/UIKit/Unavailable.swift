// Well-known names that stay out, so that the compiler says what to do instead. `Documentation/Coverage.md` lists them.

// MARK: Screens of the system, which need an iPhone

@available(*, unavailable, message: "there is no video library; leave it out by #if os(iOS)")
public final class UIVideoEditorController: UINavigationController {}

@available(*, unavailable, message: "read files by FileManager")
public final class UIDocumentBrowserViewController: UIViewController {}

@available(*, unavailable, message: "there is no printer; render an image by UIGraphicsImageRenderer")
public final class UIPrintInteractionController: NSObject {}

@available(*, unavailable, message: "there is no printer; render an image by UIGraphicsImageRenderer")
public final class UIPrintPageRenderer: NSObject {}

@available(*, unavailable, message: "there is no iCloud; leave it out by #if os(iOS)")
public final class UICloudSharingController: UIViewController {}

@available(*, unavailable, message: "there is no dictionary; leave it out by #if os(iOS)")
public final class UIReferenceLibraryViewController: UIViewController {}

@available(*, unavailable, message: "keyboards of other apps are not there; use inputView")
public final class UIInputViewController: UIViewController {}

// MARK: Files of the system

@available(*, unavailable, message: "read and write files by FileManager")
public final class UIDocument: NSObject {}

// MARK: Interactions

@available(*, unavailable, message: "touches of a pencil are UITouch of the type .pencil")
public final class UIPencilInteraction: NSObject {}

@available(*, unavailable, message: "use a UILongPressGestureRecognizer")
public final class UIPreviewInteraction: NSObject {}

@available(*, unavailable, message: "pressure of touches is not there; use a UILongPressGestureRecognizer")
public protocol UIViewControllerPreviewingDelegate {}

// MARK: Layers of the GPU

@available(*, unavailable, message: "there is no Metal; draw in CALayer.draw(in:)")
public final class CAMetalLayer: CALayer {}

@available(*, unavailable, message: "there is no OpenGL ES; draw in CALayer.draw(in:)")
public final class CAEAGLLayer: CALayer {}
