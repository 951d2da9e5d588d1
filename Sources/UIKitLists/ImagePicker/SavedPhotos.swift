import DeviceServices
import Foundation
import UIKitControls

/// Adds an image to the photo library, as its newest one.
///
/// It asks the user first, as the photo library does. The file is in a temporary folder, which ends with the stage. A test decides for the
/// user (`Stage.setPermission(_:for:)`); without a decision of the test the user denies it. May be called several times.
///
/// - Parameters:
///   - image: The image.
///   - completionTarget: The object that gets the message; nil for none.
///   - completionSelector: A message with three arguments, such as `image(_:didFinishSavingWithError:contextInfo:)`: the image, nil or the
///     error, and the context. It is sent later on the run loop.
///   - contextInfo: A pointer for the message.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    let services = DeviceServices.current
    services.request(.photos) { permission in
        var error: NSError?
        do { try services.save(image, with: permission) } catch let refusal { error = refusal as NSError }
        guard let target = completionTarget, let completionSelector else { return }
        completionSelector.send(to: target as AnyObject, image, error, UnsafeRawPointer(contextInfo))
    }
}

extension DeviceServices {
    /// Writes a file for the photo library.
    @MainActor
    fileprivate func save(_ image: UIImage, with permission: Permission) throws {
        guard permission == .granted, let data = image.pngData() else {
            throw NSError(domain: "ALAssetsLibraryErrorDomain", code: -3310, userInfo: [NSLocalizedDescriptionKey: "Data unavailable"])
        }
        let folder =
            savedPhotos
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("Saved Photos \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        savedPhotos = folder
        let file = folder.appendingPathComponent("IMG_\(1000 + photos.count).PNG")
        try data.write(to: file)
        photos.append(file)
    }
}
