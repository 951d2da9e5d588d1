import Foundation
import QuartzCore

/// Services of the device, which the stage feeds: the one source of all modules that stand for Apple's frameworks of services.
///
/// Before the stage has fed anything each service is off: its permission is denied, and there is nothing to give. It ends with the host.
package final class DeviceServices: EnvironmentState, @unchecked Sendable {
    private static let slot = EnvironmentSlot<DeviceServices>()

    package static var current: DeviceServices { Environment.current.state(in: slot) }

    /// A service that the user allows or denies, app by app.
    package enum Service: String, CaseIterable, Sendable {
        case location, photos, camera, microphone, notifications, biometrics, mail
    }

    /// The user's decision.
    package enum Permission: String, Sendable {
        case notDetermined, restricted, denied, granted
    }

    /// An event for the observers of services.
    package enum Event {
        case permission(Service)
        case location, heading, photos, account, volume
    }

    private var permissions: [Service: Permission] = [:]
    private var waiting: [Service: [(Permission) -> Void]] = [:]
    private var observers: [(owner: () -> AnyObject?, action: (Event) -> Void)] = []
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    /// The location of the device; nil before the stage has fed one.
    package var location: LocationSample? { didSet { notify(.location) } }
    /// Degrees from north, clockwise; nil for a device without a compass.
    package var heading: Double? { didSet { notify(.heading) } }
    /// The image files of the photo library, oldest first.
    package var photos: [URL] = [] { didSet { notify(.photos) } }
    /// The folder of the images that the app has saved, which ends with the host; nil before the first.
    package var savedPhotos: URL?
    /// The folder with the user's documents, outside the app; nil for none.
    package var documents: URL?
    /// Opens a shown or waiting notification by its identifier, with an action's identifier; set by the module of notifications.
    package var openNotification: ((_ identifier: String, _ action: String?, _ text: String?) -> Bool)?
    /// Gives a command of the system's controls by its name, with a value; set by the module of media players. Returns whether it was done.
    package var sendRemoteCommand: ((_ name: String, _ value: Double?) -> Bool)?
    /// The loudness of the device, from 0 to 1.
    package var volume: Float = 0.5 { didSet { if volume != oldValue { notify(.volume) } } }
    /// The account by which the user signs in; nil for none.
    package var appleAccount: AppleAccount? { didSet { notify(.account) } }

    nonisolated package init() {}

    package func end() {
        observers = []
        waiting = [:]
        objects = [:]
        openNotification = nil
        sendRemoteCommand = nil
        if let savedPhotos { try? FileManager.default.removeItem(at: savedPhotos) }
        savedPhotos = nil
    }

    // MARK: Permissions

    /// The user's decision on a service; `denied` unless the stage says otherwise.
    package func permission(for service: Service) -> Permission { permissions[service] ?? .denied }

    /// Decides, and answers the requests that wait.
    package func setPermission(_ permission: Permission, for service: Service) {
        permissions[service] = permission
        notify(.permission(service))
        guard permission != .notDetermined else { return }
        for answer in waiting.removeValue(forKey: service) ?? [] { answer(permission) }
    }

    /// Calls the closure with the decision, in the next run-loop turn; a request without one waits for it, as for a user who reads.
    package func request(_ service: Service, _ answer: @escaping (Permission) -> Void) {
        let permission = permission(for: service)
        guard permission == .notDetermined else { return Self.later { answer(permission) } }
        waiting[service, default: []].append(answer)
    }

    // MARK: Observers

    /// Calls the closure at each event while the owner lives.
    package func observe(by owner: AnyObject, _ action: @escaping (Event) -> Void) {
        observers.removeAll { $0.owner() == nil }
        observers.append(({ [weak owner] in owner }, action))
    }

    private func notify(_ event: Event) {
        for observer in observers where observer.owner() != nil { observer.action(event) }
    }

    /// The object of a module above that ends with the host; made on first use.
    package func object<Object: AnyObject>(of type: Object.Type = Object.self, make: () -> Object) -> Object {
        if let object = objects[ObjectIdentifier(type)] { return unsafeDowncast(object, to: type) }
        let object = make()
        objects[ObjectIdentifier(type)] = object
        return object
    }

    /// Calls a closure on the main queue, in the next run-loop turn.
    package static func later(_ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        DispatchQueue.main.async { action() }
    }
}
