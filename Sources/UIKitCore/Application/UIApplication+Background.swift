import Foundation
import QuartzCore

/// The identifier of work that an app does in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    /// Creates an identifier of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether the system starts apps in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// Parental controls forbid it.
    case restricted
    /// The user has switched it off.
    case denied
    /// It does.
    case available
}

/// The result of an app when the system started it in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// New data.
    case newData
    /// Nothing new.
    case noData
    /// An error.
    case failed
}

/// The work that the app does in the background, and its time.
struct BackgroundTasks {
    /// Seconds that iOS gives an app in the background.
    static let allowance = 30.0

    private var handlers: [(task: UIBackgroundTaskIdentifier, name: String?, handler: (@MainActor () -> Void)?)] = []
    private var last = 0
    fileprivate var timer: MediaTimer?

    var isEmpty: Bool { handlers.isEmpty }

    mutating func begin(_ name: String?, _ handler: (@MainActor () -> Void)?) -> UIBackgroundTaskIdentifier {
        last += 1
        let task = UIBackgroundTaskIdentifier(rawValue: last)
        handlers.append((task, name, handler))
        return task
    }

    mutating func end(_ task: UIBackgroundTaskIdentifier) { handlers.removeAll { $0.task == task } }

    fileprivate func handler(of task: UIBackgroundTaskIdentifier) -> (@MainActor () -> Void)? {
        handlers.first { $0.task == task }?.handler
    }

    fileprivate var tasks: [UIBackgroundTaskIdentifier] { handlers.map(\.task) }

    fileprivate func name(of task: UIBackgroundTaskIdentifier) -> String? { handlers.first { $0.task == task }?.name }
}

extension UIApplication {
    /// Begins to count the time of an app that has entered the background with work.
    final func startBackgroundTime() {
        guard !backgroundTasks.isEmpty, backgroundTasks.timer == nil, applicationState == .background else { return }
        let timer = MediaTimer(after: BackgroundTasks.allowance, name: "the app's time in the background") { [weak self] in
            self?.expireBackgroundTasks()
        }
        backgroundTasks.timer = timer
        timer.start()
    }

    final func stopBackgroundTime() {
        backgroundTasks.timer?.invalidate()
        backgroundTasks.timer = nil
    }

    final var remainingBackgroundTime: TimeInterval {
        guard applicationState == .background else { return .greatestFiniteMagnitude }
        guard let timer = backgroundTasks.timer else { return backgroundTasks.isEmpty ? BackgroundTasks.allowance : 0 }
        return max(timer.fireTime - CACurrentMediaTime(), 0)
    }

    /// Calls the handlers, the latest work first; what has not ended then is a fault, for which iOS ends the app.
    private func expireBackgroundTasks() {
        backgroundTasks.timer = nil
        let expired = backgroundTasks.tasks
        for task in expired.reversed() { backgroundTasks.handler(of: task)?() }
        for task in expired where backgroundTasks.tasks.contains(task) {
            let name = backgroundTasks.name(of: task) ?? "\(task.rawValue)"
            backgroundTasks.end(task)
            reportOnce(
                "background task \(name)",
                "UIApplication: the background task '\(name)' has not ended after \(Int(BackgroundTasks.allowance)) s; iOS ends the app. Call "
                    + "endBackgroundTask(_:) in the expiration handler")
        }
    }
}
