import DeviceServices
import Foundation
import Photos
import UIKit
import UniformTypeIdentifiers
import UIKitLists

/// A kind of file that a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
    private let kinds: Set<String>

    private init(_ kinds: Set<String>) { self.kinds = kinds }

    var showsImages: Bool { kinds.contains("images") }

    /// Images.
    public static let images = PHPickerFilter(["images"])
    /// Videos; the library has none.
    public static let videos = PHPickerFilter(["videos"])
    /// Live photos; the library has none.
    public static let livePhotos = PHPickerFilter(["livePhotos"])

    /// Returns a filter of all files that one of the filters shows.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
    }
}

/// The settings of a picker.
///
/// Source: Apple, [PHPickerConfiguration](https://developer.apple.com/documentation/photosui/phpickerconfiguration).
public struct PHPickerConfiguration: Sendable {
    /// The greatest number of images; 1 by default, 0 for any. With 1 a tap chooses; else a button ends the choice.
    public var selectionLimit = 1
    /// The kinds of files; nil, the default, for all.
    public var filter: PHPickerFilter?

    /// The form in which results are given; automatic by default, which gives files as they are.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

    /// The forms in which results are given.
    public enum AssetRepresentationMode: Int, Sendable {
        /// The system chooses.
        case automatic = 0
        /// The form of the photo library.
        case current
        /// A form that most apps can read: images of other types than JPEG, PNG and GIF are given as JPEG.
        case compatible
    }

    /// Whether results name their assets.
    let namesAssets: Bool

    /// Creates the settings of a picker of one image, whose results have no names.
    public init() { namesAssets = false }

    /// Creates the settings of a picker of one image, whose results have the names of their assets in the library.
    public init(photoLibrary: PHPhotoLibrary) { namesAssets = true }
}

/// An image that the user has chosen.
public struct PHPickerResult: Hashable, @unchecked Sendable {
    /// The file.
    public let itemProvider: NSItemProvider
    /// The name of the image in the library; nil unless the configuration was made with the library.
    public let assetIdentifier: String?
}

/// Lets the user choose images of the photo library, which the stage fills (`Stage.setPhotos(folder:)`). It needs no permission.
///
/// Source: Apple, [PHPickerViewController](https://developer.apple.com/documentation/photosui/phpickerviewcontroller).
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    private let grid = PhotoGridController()
    private var chosen: [URL] = []

    /// The settings.
    open private(set) var configuration: PHPickerConfiguration

    /// The object that is notified, held weakly.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// Creates a picker.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// nil: the controller is in no storyboard.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        grid.showsImages = configuration.filter?.showsImages ?? true
        grid.onCancel = { [weak self] in self?.finish([]) }
        grid.onChoice = { [weak self] in self?.choose($0) }
        if configuration.selectionLimit != 1 {
            grid.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Add", primaryAction: UIAction { [weak self] _ in if let self { finish(chosen) } })
        }
        let navigation = UINavigationController(rootViewController: grid)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    private func choose(_ file: URL) {
        guard configuration.selectionLimit != 1 else { return finish([file]) }
        if let index = chosen.firstIndex(of: file) {
            chosen.remove(at: index)
        } else if configuration.selectionLimit == 0 || chosen.count < configuration.selectionLimit {
            chosen.append(file)
        }
        grid.title = chosen.isEmpty ? "Photos" : "\(chosen.count) Selected"
    }

    private func finish(_ files: [URL]) {
        delegate?.picker(
            self,
            didFinishPicking: files.map {
                PHPickerResult(
                    itemProvider: provider(of: $0),
                    assetIdentifier: configuration.namesAssets ? $0.lastPathComponent : nil)
            })
    }

    private func provider(of file: URL) -> NSItemProvider {
        let plain = NSItemProvider(contentsOf: file) ?? NSItemProvider()
        let compatible: [UTType] = [.jpeg, .png, .gif]
        guard configuration.preferredAssetRepresentationMode == .compatible,
            let type = UTType(filenameExtension: file.pathExtension), !compatible.contains(where: type.conforms(to:))
        else { return plain }
        let converted = NSItemProvider()
        converted.suggestedName = plain.suggestedName
        converted.registerDataRepresentation(forTypeIdentifier: UTType.jpeg.identifier, visibility: .all) { completion in
            completion(UIImage(contentsOfFile: file.path)?.jpegData(compressionQuality: 0.9), nil)
            return nil
        }
        return converted
    }
}

/// The method that receives the user's choice of images.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called with the chosen images, none if the user cancels. The delegate dismisses the picker.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
