import CoreSpotlight
import Kinora
import LocalAuthentication
import MessageUI
import PhotosUI
import SafariServices
import SpriteKit
import StoreKit
import TestSupport
import UserNotifications
import WatchConnectivity
import XCTest

/// Images, notifications and the smaller services: off until a test allows them.
@preconcurrency @MainActor
final class ServiceTests: XCTestCase {
    private final class Chooser: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate, PHPickerViewControllerDelegate {
        var info: [UIImagePickerController.InfoKey: Any]?
        var results: [PHPickerResult]?
        var cancels = 0
        func imagePickerController(
            _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            self.info = info
            picker.dismiss(animated: true)
        }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancels += 1 }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) { self.results = results }
    }

    private func photos() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (index, color) in [UIColor.systemRed, .systemGreen, .systemBlue, .systemOrange].enumerated() {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
            }
            try image.pngData()?.write(to: folder.appendingPathComponent("image\(index).png"))
        }
        try Data("text".utf8).write(to: folder.appendingPathComponent("notes.txt"))
        return folder
    }

    private func present(_ controller: UIViewController, _ stage: Stage) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        stage.settle()
        window.rootViewController?.present(controller, animated: true)
        stage.settle()
        return window
    }

    func testAnImagePickerGivesTheTappedImageOfTheFolder() throws {
        let stage = Stage(device: .iPhone15)
        let folder = try photos()
        defer { try? FileManager.default.removeItem(at: folder) }
        stage.setPhotos(folder: folder)
        XCTAssertFalse(UIImagePickerController.isSourceTypeAvailable(.camera))
        let (picker, chooser) = (UIImagePickerController(), Chooser())
        picker.delegate = chooser
        picker.allowsEditing = true
        let window = present(picker, stage)
        let grid = try XCTUnwrap(picker.topViewController as? UICollectionViewController)
        XCTAssertEqual(grid.collectionView.numberOfItems(inSection: 0), 4)
        // The latest is first.
        let cell = try XCTUnwrap(grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        XCTAssertEqual(cell.accessibilityLabel, "image3")
        stage.tap(at: cell.convert(CGPoint(x: 30, y: 30), to: nil))
        stage.settle()
        let button = try XCTUnwrap(picker.topViewController?.navigationItem.rightBarButtonItem)
        XCTAssertEqual(button.title, "Choose")
        button.primaryAction?.performWithSender(nil, target: nil)
        stage.settle()
        let info = try XCTUnwrap(chooser.info)
        XCTAssertEqual((info[.originalImage] as? UIImage)?.size, CGSize(width: 60, height: 40))
        XCTAssertEqual((info[.editedImage] as? UIImage)?.size, CGSize(width: 40, height: 40))
        XCTAssertEqual((info[.cropRect] as? NSValue)?.cgRectValue, CGRect(x: 10, y: 0, width: 40, height: 40))
        XCTAssertEqual(info[.mediaType] as? String, "public.image")
        XCTAssertNil(window.rootViewController?.presentedViewController)
    }

    func testAPickerOfSeveralImagesGivesThemInTheOrderOfTheTaps() throws {
        let stage = Stage(device: .iPhone15)
        let folder = try photos()
        defer { try? FileManager.default.removeItem(at: folder) }
        stage.setPhotos(folder: folder)
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = 2
        configuration.filter = .images
        let (picker, chooser) = (PHPickerViewController(configuration: configuration), Chooser())
        picker.delegate = chooser
        let window = present(picker, stage)
        let grid = try XCTUnwrap((picker.children.first as? UINavigationController)?.topViewController as? UICollectionViewController)
        for item in [2, 0, 1] {
            let cell = try XCTUnwrap(grid.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
            stage.tap(at: cell.convert(CGPoint(x: 30, y: 30), to: nil))
            stage.settle()
        }
        grid.navigationItem.leftBarButtonItem?.primaryAction?.performWithSender(nil, target: nil)
        XCTAssertEqual(chooser.results?.map(\.itemProvider.suggestedName), ["image1", "image3"])
        nonisolated(unsafe) var image: UIImage?
        chooser.results?.first?.itemProvider.loadObject(ofClass: UIImage.self) { object, _ in image = object as? UIImage }
        stage.advance(by: 0.1)
        XCTAssertEqual(image?.size, CGSize(width: 60, height: 40))
        _ = window
    }

    func testACompatibleResultIsAnImageThatMostAppsRead() throws {
        let stage = Stage(device: .iPhone15)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try ImageSamples.stillWebP.write(to: folder.appendingPathComponent("a.webp"))
        stage.setPhotos(folder: folder)
        func types(_ mode: PHPickerConfiguration.AssetRepresentationMode) throws -> NSItemProvider {
            var configuration = PHPickerConfiguration()
            configuration.preferredAssetRepresentationMode = mode
            let (picker, chooser) = (PHPickerViewController(configuration: configuration), Chooser())
            picker.delegate = chooser
            let window = present(picker, stage)
            let grid = try XCTUnwrap((picker.children.first as? UINavigationController)?.topViewController as? UICollectionViewController)
            let cell = try XCTUnwrap(grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
            stage.tap(at: cell.convert(CGPoint(x: 30, y: 30), to: nil))
            stage.settle()
            window.isHidden = true
            return try XCTUnwrap(chooser.results?.first?.itemProvider)
        }
        XCTAssertEqual(try types(.automatic).registeredTypeIdentifiers, ["org.webmproject.webp"])
        XCTAssertEqual(try types(.current).registeredTypeIdentifiers, ["org.webmproject.webp"])
        let provider = try types(.compatible)
        XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.jpeg"])
        XCTAssertEqual(provider.suggestedName, "a")
        nonisolated(unsafe) var data: Data?
        _ = provider.loadDataRepresentation(forTypeIdentifier: "public.jpeg") { found, _ in data = found }
        stage.advance(by: 0.1)
        XCTAssertEqual(data?.prefix(2), Data([0xFF, 0xD8]), "a JPEG file")
        XCTAssertEqual(data.flatMap { UIImage(data: $0) }?.size, CGSize(width: 4, height: 3))
    }

    func testTheLibraryHasAssetsOnceItIsAllowed() throws {
        let stage = Stage(device: .iPhone15)
        let folder = try photos()
        defer { try? FileManager.default.removeItem(at: folder) }
        stage.setPhotos(folder: folder)
        XCTAssertEqual(PHPhotoLibrary.authorizationStatus(), .denied)
        XCTAssertEqual(PHAsset.fetchAssets(with: .image, options: nil).count, 0)
        stage.setPermission(.notDetermined, for: .photos)
        nonisolated(unsafe) var answers: [PHAuthorizationStatus] = []
        PHPhotoLibrary.requestAuthorization { answers.append($0) }
        stage.advance(by: 1)
        XCTAssertEqual(answers, [])
        stage.setPermission(.granted, for: .photos)
        XCTAssertEqual(answers, [.authorized])
        let options = PHFetchOptions()
        options.fetchLimit = 3
        let assets = PHAsset.fetchAssets(with: options)
        XCTAssertEqual((0..<assets.count).map { assets[$0].localIdentifier }, ["image0.png", "image1.png", "image2.png"])
        XCTAssertEqual(assets.firstObject.map { [$0.pixelWidth, $0.pixelHeight] }, [60, 40])
        nonisolated(unsafe) var sizes: [CGSize?] = []
        for mode in [PHImageContentMode.aspectFit, .aspectFill] {
            PHImageManager.default().requestImage(
                for: assets[0], targetSize: CGSize(width: 30, height: 30), contentMode: mode, options: nil
            ) { image, _ in sizes.append(image?.size) }
        }
        let request = PHImageManager.default().requestImage(
            for: assets[1], targetSize: PHImageManagerMaximumSize, contentMode: .default, options: nil
        ) { image, _ in sizes.append(image?.size) }
        PHImageManager.default().cancelImageRequest(request)
        stage.advance(by: 0.1)
        XCTAssertEqual(sizes, [CGSize(width: 30, height: 20), CGSize(width: 45, height: 30)])
    }

    func testNotificationsComeOnTheClockOnceTheyAreAllowed() throws {
        final class Receiver: NSObject, UNUserNotificationCenterDelegate {
            nonisolated(unsafe) var events: [String] = []
            func userNotificationCenter(
                _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
            ) {
                events.append(notification.request.identifier)
                completionHandler([.banner])
            }
            func userNotificationCenter(
                _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                withCompletionHandler completionHandler: @escaping () -> Void
            ) {
                events.append("\(response.notification.request.identifier) \(response.actionIdentifier)")
                completionHandler()
            }
        }
        let (stage, receiver) = (Stage(device: .iPhone15), Receiver())
        let center = UNUserNotificationCenter.current()
        center.delegate = receiver
        nonisolated(unsafe) var granted: [Bool] = []
        center.requestAuthorization(options: [.alert]) { isGranted, _ in granted.append(isGranted) }
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        func add(_ name: String, _ seconds: Double, repeats: Bool = false) {
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
            center.add(UNNotificationRequest(identifier: name, content: content, trigger: trigger))
        }
        add("denied", 1)
        stage.advance(by: 2)
        XCTAssertEqual(granted, [false])
        XCTAssertEqual(receiver.events, [])
        stage.setPermission(.granted, for: .notifications)
        add("once", 5)
        add("often", 60, repeats: true)
        add("removed", 5)
        center.removePendingNotificationRequests(withIdentifiers: ["removed"])
        stage.advance(by: 4.9)
        XCTAssertEqual(receiver.events, [])
        stage.advance(by: 120)
        XCTAssertEqual(receiver.events, ["once", "often", "often"])
        nonisolated(unsafe) var pending: [String] = []
        center.getPendingNotificationRequests { pending = $0.map(\.identifier) }
        stage.advance(by: 0.1)
        XCTAssertEqual(pending, ["often"])
        XCTAssertTrue(stage.openNotification("once", action: "show"))
        XCTAssertFalse(stage.openNotification("nothing"))
        XCTAssertEqual(receiver.events.last, "once show")
        content.title = "Coffee"
        let next = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 10, minute: 30), repeats: false).nextTriggerDate()
        let found = Calendar.current.dateComponents([.hour, .minute, .second], from: try XCTUnwrap(next))
        XCTAssertEqual([found.hour, found.minute, found.second], [10, 30, 0])
        // A repeated notification would go on under the stages of other tests.
        center.removeAllPendingNotificationRequests()
        XCTAssertEqual(receiver.events.last, "once show", "ended, it does not come again")
        XCTAssertEqual(stage.settle(), [])
    }

    func testTheUserIsRecognizedOnceATestAllowsIt() {
        let (stage, context) = (Stage(device: .iPhone15), LAContext())
        var error: NSError?
        XCTAssertFalse(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        XCTAssertEqual(error?.code, LAError.Code.biometryNotAvailable.rawValue)
        XCTAssertFalse(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
        stage.setPermission(.notDetermined, for: .biometrics)
        nonisolated(unsafe) var answers: [Bool] = []
        context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { isRecognized, _ in answers.append(isRecognized) }
        stage.advance(by: 1)
        XCTAssertEqual(answers, [])
        stage.setPermission(.granted, for: .biometrics)
        stage.advance(by: 0.1)
        XCTAssertEqual(answers, [true])
    }

    func testAMailCanBeSentOnceThereIsAnAccount() throws {
        final class Receiver: NSObject, MFMailComposeViewControllerDelegate {
            var results: [MFMailComposeResult] = []
            func mailComposeController(
                _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
            ) { results.append(result) }
        }
        let (stage, receiver) = (Stage(device: .iPhone15), Receiver())
        XCTAssertFalse(MFMailComposeViewController.canSendMail())
        stage.setPermission(.granted, for: .mail)
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = receiver
        mail.setSubject("Greetings")
        mail.setToRecipients(["a@example.com"])
        mail.setMessageBody("Hello", isHTML: false)
        let window = present(mail, stage)
        XCTAssertEqual(mail.topViewController?.title, "Greetings")
        mail.topViewController?.navigationItem.rightBarButtonItem?.primaryAction?.performWithSender(nil, target: nil)
        XCTAssertEqual(receiver.results, [.sent])
        _ = window
    }

    func testThereIsNoWatchAndSpotlightKeepsItsItems() {
        let stage = Stage(device: .iPhone15)
        XCTAssertFalse(WCSession.isSupported())
        XCTAssertThrowsError(try WCSession.default.updateApplicationContext([:]))
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = "One"
        let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: "d", attributeSet: attributes)
        nonisolated(unsafe) var errors: [Bool] = []
        CSSearchableIndex.default().indexSearchableItems([item]) { errors.append($0 == nil) }
        XCTAssertEqual(CSSearchableIndex.default().items["1"]?.attributeSet.title, "One")
        CSSearchableIndex.default().deleteSearchableItems(withDomainIdentifiers: ["d"])
        XCTAssertEqual(CSSearchableIndex.default().items.count, 0)
        stage.advance(by: 0.1)
        XCTAssertEqual(errors, [true])
        SKStoreReviewController.requestReview()
    }

    func testANotificationHasTheTextOfAKeyAndKeepsTheNameOfItsImage() {
        let content = UNMutableNotificationContent()
        content.launchImageName = "Launch"
        XCTAssertEqual((content.copy() as? UNNotificationContent)?.launchImageName, "Launch")
        content.title = NSString.localizedUserNotificationString(forKey: "%@ of %@", arguments: ["1", 2])
        XCTAssertEqual(content.title, "1 of 2")
        XCTAssertEqual(NSString.localizedUserNotificationString(forKey: "50%", arguments: nil), "50%")
    }

    func testAViewOfSpriteKitSaysWhatItIs() throws {
        let stage = Stage(device: .iPhone15)
        let controller = UIViewController()
        let view = SKView(frame: UIScreen.main.bounds)
        controller.view = view
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        view.presentScene(SKScene(fileNamed: "GameScene"))
        stage.settle()
        let label = try XCTUnwrap(view.subviews.first as? UILabel)
        XCTAssertEqual(label.text, "The scene “GameScene” of SpriteKit,\nwhich is not drawn here")
        let sentence = "the screen is a sentence: The scene “GameScene” of SpriteKit, which is not drawn here."
        XCTAssertEqual(EmptyScreen(of: stage)?.description, sentence)
        let button = UIButton(type: .system)
        button.setTitle("Launch", for: .normal)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
        view.addSubview(button)
        stage.settle()
        XCTAssertNil(EmptyScreen(of: stage), "an app's own views are shown")
        let container = UIViewController()
        controller.view = UIView()
        button.removeFromSuperview()
        view.frame = container.view.bounds
        container.view.addSubview(view)
        window.rootViewController = container
        stage.settle()
        XCTAssertEqual(EmptyScreen(of: stage)?.description, sentence)
    }

    func testBarsAloneAreNoScreen() {
        let stage = Stage(device: .iPhone15)
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigation = UINavigationController()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        stage.settle()
        let sentence = "the screen is empty: the navigation controller has no view controller. Set it before the window is shown."
        XCTAssertEqual(EmptyScreen(of: stage)?.description, sentence)
        let page = UIViewController()
        page.view.backgroundColor = .systemTeal
        navigation.viewControllers = [page]
        stage.settle()
        XCTAssertNil(EmptyScreen(of: stage))
    }

    func testASafariControllerHasTheSystemsControls() throws {
        let stage = Stage(device: .iPhone15)
        final class Receiver: NSObject, SFSafariViewControllerDelegate {
            var ends = 0
            func safariViewControllerDidFinish(_ controller: SFSafariViewController) { ends += 1 }
        }
        let receiver = Receiver()
        let controller = SFSafariViewController(url: try XCTUnwrap(URL(string: "https://example.com/page")))
        controller.delegate = receiver
        controller.loadViewIfNeeded()
        let bar = try XCTUnwrap(controller.view.subviews.compactMap { $0 as? UINavigationBar }.first)
        XCTAssertEqual(bar.topItem?.title, "example.com")
        bar.topItem?.leftBarButtonItem?.primaryAction?.performWithSender(nil, target: nil)
        XCTAssertEqual(receiver.ends, 1)
        _ = stage
    }
}
