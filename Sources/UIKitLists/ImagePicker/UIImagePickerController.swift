import DeviceServices
import Foundation

/// Lets the user choose an image of the photo library, which the stage fills (`Stage.setPhotos(folder:)`).
///
/// There is no camera: `isSourceTypeAvailable(.camera)` is false, and the choice of that source raises an exception on iOS, which is a
/// failure of the test here. The sheet shows the library's images, the latest first; a tap chooses one. With `allowsEditing` a second
/// screen shows the middle square, which is the edited image. The delegate dismisses the controller; without one, or without its method,
/// the controller dismisses itself. The library is empty until a test fills it. Source: Apple,
/// [UIImagePickerController](https://developer.apple.com/documentation/uikit/uiimagepickercontroller).
///
/// Differs from UIKit: `delegate` has the type of a navigation controller's delegate; the object is to conform to
/// `UIImagePickerControllerDelegate` too.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// A source of images.
    public enum SourceType: Int, Sendable {
        /// All albums of the library.
        case photoLibrary
        /// The camera, which is not there.
        case camera
        /// The latest images of the library.
        case savedPhotosAlbum
    }

    /// A key of the information about a chosen image.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The type of the file: `public.image`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The image of the library, unchanged.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The image after editing.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The rectangle of the edited image within the original, in points, as an `NSValue`.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The file of the image.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    private let grid = PhotoGridController()

    /// Creates a picker of the photo library.
    public init() {
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a picker of the photo library; no nib is read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a picker of the photo library; the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    private func setUp() {
        grid.onChoice = { [weak self] in self?.didSelect($0) }
        grid.onCancel = { [weak self] in self?.cancel() }
        setViewControllers([grid], animated: false)
    }

    /// Returns whether there is a source: the library, not the camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// Returns the types of files that a source has: images; nil for the camera.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }

    private var source = SourceType.photoLibrary

    /// The source of the images; the library is the default. The camera is refused: on iOS it raises an exception.
    open var sourceType: SourceType {
        get { source }
        set {
            guard Self.isSourceTypeAvailable(newValue) else {
                reportOnce(
                    "image picker source", as: .exception("NSInvalidArgumentException"),
                    "\(diagnosticName): there is no camera; ask isSourceTypeAvailable(.camera) first. The library is used")
                return
            }
            source = newValue
        }
    }

    /// The types of files that are shown; the default is `public.image`. Without it the library is empty. An empty array raises an
    /// exception on iOS.
    open var mediaTypes: [String] = ["public.image"] {
        didSet { grid.showsImages = mediaTypes.contains("public.image") }
    }

    /// Whether the user may edit the chosen image; the default is false.
    open var allowsEditing = false

    // MARK: Choice

    private var receiver: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

    private func didSelect(_ file: URL) {
        guard let image = UIImage(contentsOfFile: file.path) else { return }
        var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image, .imageURL: file]
        guard allowsEditing else { return finish(info) }
        let editor = PhotoCropController(image)
        editor.onCancel = { [weak self] in _ = self?.popViewController(animated: true) }
        editor.onChoice = { [weak self] edited, rectangle in
            info[.editedImage] = edited
            info[.cropRect] = NSValue(cgRect: rectangle)
            self?.finish(info)
        }
        pushViewController(editor, animated: true)
    }

    private func finish(_ info: [InfoKey: Any]) {
        guard let receiver else { return dismiss(animated: true) }
        receiver.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    private func cancel() {
        guard let receiver else { return dismiss(animated: true) }
        receiver.imagePickerControllerDidCancel(self)
    }
}

/// Methods that receive the user's choice of an image.
///
/// Source: Apple, [UIImagePickerControllerDelegate](https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate).
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called with the chosen image; dismisses the picker, which is the default.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

    /// Called when the user cancels; dismisses the picker, which is the default.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismiss(animated: true) }

    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
