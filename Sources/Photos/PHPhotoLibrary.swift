import DeviceServices
import Foundation

/// The user's decision on the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
    /// Not asked yet.
    case notDetermined
    /// The device does not allow it.
    case restricted
    /// Denied.
    case denied
    /// Allowed.
    case authorized
    /// Allowed for some images; never here.
    case limited
}

/// The access of an app to the library.
public enum PHAccessLevel: Int, Sendable {
    /// Add images.
    case addOnly = 1
    /// Read and change them.
    case readWrite = 2
}

/// The photo library, which the stage fills (`Stage.setPhotos(folder:)`).
///
/// The user has denied it until a test decides otherwise (`Stage.setPermission(_:for:)`): then it has no assets. Source: Apple,
/// [PHPhotoLibrary](https://developer.apple.com/documentation/photokit/phphotolibrary).
///
/// Differs from UIKit: the library cannot be changed, and observers are not notified.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private override init() {}

    /// Returns the library.
    open class func shared() -> PHPhotoLibrary { DeviceServices.current.object { PHPhotoLibrary() } }

    /// Returns the user's decision.
    open class func authorizationStatus() -> PHAuthorizationStatus { status(DeviceServices.current.permission(for: .photos)) }

    /// Returns the user's decision, which is one for all levels here.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { authorizationStatus() }

    /// Asks the user. The handler is called once the user has decided.
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        DeviceServices.current.request(.photos) { handler(status($0)) }
    }

    /// Asks the user. The handler is called once the user has decided.
    open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void) {
        requestAuthorization(handler)
    }

    /// Asks the user.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        await withCheckedContinuation { continuation in requestAuthorization { continuation.resume(returning: $0) } }
    }

    private class func status(_ permission: DeviceServices.Permission) -> PHAuthorizationStatus {
        switch permission {
        case .notDetermined: .notDetermined
        case .restricted: .restricted
        case .denied: .denied
        case .granted: .authorized
        }
    }
}
