import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class UIApplicationTests: XCTestCase {
    private final class Host: ApplicationHost {
        var stage: Stage?
        var states: [UIApplication.State] = []

        func run(_ application: UIApplication) {
            stage = Stage.plain()
            states.append(application.applicationState)
            application.finishLaunching()
            application.finishLaunching()
            states.append(application.applicationState)
        }
    }

    class Delegate: UIResponder, UIApplicationDelegate {
        static var log: [String] = []
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            Self.log.append("didFinishLaunching")
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            self.window = window
            return true
        }

        func applicationDidBecomeActive(_ application: UIApplication) {
            Self.log.append("didBecomeActive")
            if application.keyWindow === window { Self.log.append("key") }
        }

        func applicationWillTerminate(_ application: UIApplication) {
            Self.log.append("willTerminate")
        }
    }

    func testMainRunsTheDelegateInTheHost() {
        let host = Host()
        UIApplication.host = host
        defer { UIApplication.host = nil }
        Delegate.log = []
        Delegate.main()
        XCTAssertEqual(Delegate.log, ["didFinishLaunching", "didBecomeActive", "key", "willTerminate"])
        XCTAssertEqual(host.states, [.inactive, .active])
    }

    func testAnAppStartsByTheNameOfItsDelegatesClass() {
        let host = Host()
        UIApplication.host = host
        defer { UIApplication.host = nil }
        NamedDelegate.launches = 0
        XCTAssertEqual(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(NamedDelegate.self)), 0)
        XCTAssertEqual(NamedDelegate.launches, 1)
    }

    func testTheNextStageHasAnotherApplication() {
        var stage: Stage? = Stage.plain()
        let first = Weak(UIApplication.shared)
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
        XCTAssertTrue(UIApplication.shared.windows.elementsEqual([stage?.window].compactMap { $0 }, by: ===))
        stage = nil
        XCTAssertNil(first.object)
        stage = Stage.plain()
        XCTAssertEqual(UIApplication.shared.windows.count, 1)
    }

    func testTheBatteryIsASimulatorsAndMonitoringEndsWithTheHost() {
        var stage: Stage? = Stage.plain()
        let device = UIDevice.current
        device.isBatteryMonitoringEnabled = true
        XCTAssertTrue(device.isBatteryMonitoringEnabled)
        XCTAssertEqual(device.batteryLevel, -1)
        XCTAssertEqual(device.batteryState, .unknown)
        stage = nil
        stage = Stage.plain()
        XCTAssertFalse(device.isBatteryMonitoringEnabled)
        withExtendedLifetime(stage) {}
    }

    private final class Count: @unchecked Sendable {
        var value = 0
    }

    func testBrightnessIsLimitedAndPosted() {
        let stage = Stage.plain()
        let screen = UIScreen.main
        let posts = Count()
        let token = NotificationCenter.default.addObserver(
            forName: UIScreen.brightnessDidChangeNotification, object: screen, queue: nil
        ) { _ in posts.value += 1 }
        let values = [0.75, 0.75, 7, -1, CGFloat.nan].map { value -> CGFloat in
            screen.brightness = value
            return screen.brightness
        }
        XCTAssertEqual(values, [0.75, 0.75, 1, 0, 0])
        XCTAssertEqual(posts.value, 3)
        NotificationCenter.default.removeObserver(token)
        withExtendedLifetime(stage) {}
    }
}

/// Found by its name.
class NamedDelegate: UIResponder, UIApplicationDelegate {
    static var launches = 0

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        NamedDelegate.launches += 1
        return true
    }

    func testAnAppWithoutAlternateIconsRefusesTheirNames() {
        let stage = Stage.plain()
        let app = UIApplication.shared
        XCTAssertFalse(app.supportsAlternateIcons)
        var errors: [(any Error)?] = []
        app.setAlternateIconName("Night") { errors.append($0) }
        app.setAlternateIconName(nil) { errors.append($0) }
        XCTAssertEqual(errors.count, 0)
        stage.advance(by: 0.1)
        XCTAssertEqual(errors.map { ($0 as? CocoaError)?.code }, [.fileNoSuchFile, nil])
        XCTAssertNil(app.alternateIconName)
    }
}
