import DeviceServices
import UIKit

extension Stage {
    /// A service of the device that the user allows or denies to an app.
    public enum Service: String, CaseIterable, Sendable {
        /// The location, of `CLLocationManager`.
        case location
        /// The photo library.
        case photos
        /// The camera. There is none: allowed or not, no capture device is found.
        case camera
        /// The microphone. There is none: what is recorded is silence.
        case microphone
        /// Alerts, sounds and badges, of `UNUserNotificationCenter`.
        case notifications
        /// Recognition of a face: allowed, `LAContext` recognizes the user at once; undecided, it waits.
        case biometrics
        /// A mail account: allowed, `MFMailComposeViewController` can send mail, and messages too.
        case mail
    }

    /// The user's decision on a service.
    public enum Permission: String, Sendable {
        /// Not asked yet: a request waits until the test decides.
        case notDetermined
        /// Denied by the device's settings, such as parental controls.
        case restricted
        /// Denied; the default of all services.
        case denied
        /// Allowed.
        case granted
    }

    /// Decides on a service for the user. Requests that wait are answered, and the app is notified as on iOS.
    ///
    /// Until a test decides each service is denied, as on a device whose user has said no. Ends with the stage.
    public func setPermission(_ permission: Permission, for service: Service) {
        guard let service = DeviceServices.Service(rawValue: service.rawValue),
            let permission = DeviceServices.Permission(rawValue: permission.rawValue)
        else { return }
        DeviceServices.current.setPermission(permission, for: service)
    }

    /// Moves the device: managers of locations that the app has allowed and started are notified in the next run-loop turn.
    ///
    /// - Parameters:
    ///   - latitude: In degrees, from -90 to 90. Others, and those that are not finite, are refused with a log line.
    ///   - longitude: In degrees, from -180 to 180. Others are refused too.
    ///   - altitude: In meters above sea level.
    ///   - accuracy: The radius of uncertainty, in meters.
    ///   - course: The direction of travel in degrees from north, clockwise; negative, the default, if it is unknown.
    ///   - speed: In meters per second; negative, the default, if it is unknown.
    public func setLocation(
        latitude: Double, longitude: Double, altitude: Double = 0, accuracy: Double = 5, course: Double = -1, speed: Double = -1
    ) {
        guard abs(latitude) <= 90, abs(longitude) <= 180 else {
            reportOnce("stage location", "Stage: the location \(latitude), \(longitude) is refused: it is not on the globe")
            return
        }
        DeviceServices.current.location = LocationSample(
            latitude: latitude, longitude: longitude, altitude: altitude.isFinite ? altitude : 0,
            accuracy: accuracy.isFinite ? max(accuracy, 0) : 5, course: course.isFinite ? course : -1, speed: speed.isFinite ? speed : -1)
    }

    /// Turns the device to a direction in degrees from north, clockwise; nil, the default, is a device without a compass. Values that are
    /// not finite count as nil.
    public func setHeading(_ degrees: Double?) {
        DeviceServices.current.heading = degrees.flatMap { $0.isFinite ? ($0.truncatingRemainder(dividingBy: 360) + 360) : nil }
            .map { $0.truncatingRemainder(dividingBy: 360) }
    }

    /// Fills the photo library with the images of a folder, in the order of their names, the oldest first; replaces those before.
    ///
    /// Image pickers show them, and the `Photos` module has them as assets. A folder that cannot be read has none, with a log line.
    public func setPhotos(folder: URL) {
        guard let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) else {
            reportOnce("stage photos \(folder.path)", "Stage: the folder \(folder.path) cannot be read; the photo library is empty")
            DeviceServices.current.photos = []
            return
        }
        setPhotos(files.sorted { $0.lastPathComponent < $1.lastPathComponent })
    }

    /// Fills the photo library with image files, the oldest first; others are left out.
    public func setPhotos(_ files: [URL]) {
        let kinds: Set = ["png", "jpg", "jpeg", "gif", "webp", "heic", "svg"]
        DeviceServices.current.photos = files.filter { kinds.contains($0.pathExtension.lowercased()) }
    }

    /// Gives the user a folder with documents, which document pickers show and to which they export; nil, the default, for none.
    ///
    /// A folder that cannot be read is refused with a log line.
    public func setDocuments(folder: URL?) {
        if let folder, (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) == nil {
            reportOnce("stage documents \(folder.path)", "Stage: the folder \(folder.path) cannot be read; there are no documents")
            DeviceServices.current.documents = nil
            return
        }
        DeviceServices.current.documents = folder
    }

    /// Sets the loudness of the device, as its buttons do: `AVAudioSession.outputVolume` and the sliders of `MPVolumeView` follow. 0.5 at
    /// first.
    ///
    /// - Parameter volume: From 0 to 1; others are limited to it, and NaN is refused with a log line.
    public func setVolume(_ volume: Float) {
        guard !volume.isNaN else { return reportOnce("stage volume", "Stage: a volume that is no number is refused") }
        DeviceServices.current.volume = min(max(volume, 0), 1)
    }

    /// A command of the system's controls, such as those of the locked screen, for `MPRemoteCommandCenter`.
    public enum RemoteCommand: Hashable, Sendable {
        /// The play button.
        case play
        /// The pause button.
        case pause
        /// The stop button.
        case stop
        /// The button of headphones, which plays or pauses.
        case togglePlayPause
        /// The button of the next track.
        case nextTrack
        /// The button of the last track.
        case previousTrack
        /// The button that skips some seconds; nil for the seconds that the app prefers.
        case skipForward(TimeInterval?)
        /// The button that goes back some seconds; nil for the seconds that the app prefers.
        case skipBackward(TimeInterval?)
        /// A long press that seeks forward begins, or ends.
        case seekForward(begins: Bool)
        /// A long press that seeks backward begins, or ends.
        case seekBackward(begins: Bool)
        /// The slider of the position, in seconds.
        case changePosition(TimeInterval)
        /// The menu of rates.
        case changeRate(Double)
        /// The user likes what is playing, or no longer does.
        case like
        /// The user dislikes what is playing, or no longer does.
        case dislike
        /// The user wants to remember what is playing, or no longer does.
        case bookmark
    }

    /// Gives a command of the system's controls: the app's targets receive it in this run-loop turn.
    ///
    /// - Parameter command: The command.
    /// - Returns: Whether it is enabled, has a target, and all targets have returned success.
    @discardableResult
    public func sendRemoteCommand(_ command: RemoteCommand) -> Bool {
        let (name, value): (String, Double?) =
            switch command {
            case .play: ("play", nil)
            case .pause: ("pause", nil)
            case .stop: ("stop", nil)
            case .togglePlayPause: ("togglePlayPause", nil)
            case .nextTrack: ("nextTrack", nil)
            case .previousTrack: ("previousTrack", nil)
            case .skipForward(let interval): ("skipForward", interval)
            case .skipBackward(let interval): ("skipBackward", interval)
            case .seekForward(let begins): ("seekForward", begins ? 1 : 0)
            case .seekBackward(let begins): ("seekBackward", begins ? 1 : 0)
            case .changePosition(let position): ("changePosition", position)
            case .changeRate(let rate): ("changeRate", rate)
            case .like: ("like", nil)
            case .dislike: ("dislike", nil)
            case .bookmark: ("bookmark", nil)
            }
        return DeviceServices.current.sendRemoteCommand?(name, value) ?? false
    }

    /// Gives the device's user an account by which apps can sign in (`ASAuthorizationController`); the user agrees at once.
    ///
    /// - Parameters:
    ///   - user: The name of the user for the app, which is the same at each time.
    ///   - email: The mail address, for apps that want it.
    ///   - givenName: The given name.
    ///   - familyName: The family name.
    public func setAppleAccount(user: String, email: String = "", givenName: String = "", familyName: String = "") {
        DeviceServices.current.appleAccount = AppleAccount(user: user, email: email, givenName: givenName, familyName: familyName)
    }

    /// Signs the device's user out: apps are notified that the credential is revoked. Without an account, as at first, it does nothing.
    public func removeAppleAccount() {
        if DeviceServices.current.appleAccount != nil { DeviceServices.current.appleAccount = nil }
    }

    /// Taps a notification that the app has shown or scheduled, or one of its actions: the app's delegate receives the response.
    ///
    /// - Parameters:
    ///   - identifier: That of the request.
    ///   - action: An action's identifier; nil, the default, for the notification itself.
    ///   - text: What the user writes into a text action.
    /// - Returns: Whether there is such a notification, and a delegate.
    @discardableResult
    public func openNotification(_ identifier: String, action: String? = nil, text: String? = nil) -> Bool {
        DeviceServices.current.openNotification?(identifier, action, text) ?? false
    }
}
