import Kinora
import UIKit
import UIKitTestSupport
import XCTest

@preconcurrency @MainActor
final class SymbolsInControlsTests: XCTestCase {
    private var madeStage: Stage?
    private var stage: Stage {
        if let madeStage { return madeStage }
        let stage = Stage(device: Device(name: "plain", size: CGSize(width: 375, height: 667), scale: 2, safeAreaInsets: .zero))
        madeStage = stage
        addTeardownBlock { MainActor.assumeIsolated { self.madeStage = nil } }
        return stage
    }
    private lazy var root: UIView = {
        let controller = UIViewController()
        stage.window.rootViewController = controller
        stage.advance(by: 0)
        return controller.view
    }()

    /// Width of a circle in its image: 1.172 of the size at regular and medium (Behavior.md, Symbols).
    private func circle(_ size: CGFloat, stroke: CGFloat = 0.083, scale: CGFloat = 1) -> CGFloat {
        size * (0.9126 * scale + stroke + 0.176)
    }

    private func imageViews(in view: UIView) -> [UIImageView] {
        view.subviews.filter { !$0.isHidden }.flatMap { ($0 as? UIImageView).map { $0.image == nil ? [] : [$0] } ?? imageViews(in: $0) }
    }

    func testAButtonShowsASymbolInItsPreferredConfiguration() throws {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "circle"), for: .normal)
        root.addSubview(button)
        XCTAssertEqual(button.intrinsicContentSize.width, circle(17), accuracy: 0.6)
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40), forImageIn: .normal)
        XCTAssertEqual(button.intrinsicContentSize.width, circle(40), accuracy: 0.6)
        XCTAssertEqual(button.currentPreferredSymbolConfiguration, UIImage.SymbolConfiguration(pointSize: 40))
        button.setImage(UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)), for: .normal)
        XCTAssertEqual(button.intrinsicContentSize.width, circle(20), accuracy: 0.6)
    }

    func testAConfiguredButtonShowsASymbolInTheSizeOfItsText() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "circle")
        configuration.contentInsets = .zero
        let button = UIButton(configuration: configuration)
        root.addSubview(button)
        XCTAssertEqual(button.intrinsicContentSize.width, circle(17), accuracy: 0.6)
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 30)
        button.configuration = configuration
        XCTAssertEqual(button.intrinsicContentSize.width, circle(30), accuracy: 0.6)
        stage.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        configuration.preferredSymbolConfigurationForImage = nil
        button.configuration = configuration
        stage.advance(by: 0.1)
        XCTAssertEqual(button.intrinsicContentSize.width, circle(53), accuracy: 1)
    }

    func testABarShowsASymbolLarge() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        let item = UINavigationItem(title: "Title")
        item.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "circle"), style: .plain, target: nil, action: nil)
        bar.items = [item]
        root.addSubview(bar)
        stage.advance(by: 0.1)
        let view = try XCTUnwrap(imageViews(in: bar).first { $0.image?.isSymbolImage == true })
        XCTAssertEqual(view.bounds.width, circle(17, scale: 1.28), accuracy: 1)
    }

    func testATabBarShowsTheSymbolThatItIsGiven() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
        bar.items = [UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)]
        root.addSubview(bar)
        stage.advance(by: 0.1)
        let view = try XCTUnwrap(imageViews(in: bar).first { $0.image?.isSymbolImage == true })
        XCTAssertTrue(view.image?.description.contains("symbol(system: house)") == true)
    }

    func testAListShowsASymbolInTheSizeOfItsText() throws {
        var content = UIListContentConfiguration.cell()
        content.image = UIImage(systemName: "circle")
        content.text = "Text"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        root.addSubview(view)
        stage.advance(by: 0.1)
        let shown = try XCTUnwrap(imageViews(in: view).first)
        XCTAssertEqual(shown.bounds.width, circle(17, scale: 1.28), accuracy: 1)
        content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 30)
        view.configuration = content
        stage.advance(by: 0.1)
        XCTAssertEqual(shown.bounds.width, circle(30), accuracy: 1)
    }

    func testATableCellShowsASymbolInTheSizeOfItsText() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        cell.textLabel?.text = "Text"
        cell.imageView?.image = UIImage(systemName: "circle")
        root.addSubview(cell)
        stage.advance(by: 0.1)
        XCTAssertEqual(try XCTUnwrap(cell.imageView?.bounds.width), circle(17, scale: 1.28), accuracy: 1)
    }

    func testAStoryboardsSymbolsHaveTheirScaleAndConfiguration() throws {
        let scene = StoryboardFiles.scene(
            """
            <viewController id="a" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                  <imageView contentMode="center" id="i1"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
                    <imageReference key="image" image="circle" catalog="system" symbolScale="large"/>
                  </imageView>
                  <imageView contentMode="center" image="circle" catalog="system" id="i2">
                    <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
                    <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="30"
                        scale="medium" weight="bold"/>
                  </imageView>
                  <imageView contentMode="center" image="circle" catalog="system" id="i3">
                    <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
                    <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font">
                      <fontDescription key="font" style="UICTFontTextStyleTitle1"/>
                    </preferredSymbolConfiguration>
                  </imageView>
                </subviews>
              </view>
            </viewController>
            """)
        let files = try StoryboardFiles([
            "Main.storyboard": StoryboardFiles.storyboard(
                scene, initial: "a", resources: #"<image name="circle" catalog="system" width="128" height="121"/>"#)
        ])
        let controller = try XCTUnwrap(UIStoryboard(name: "Main", bundle: files.bundle).instantiateInitialViewController())
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
        let widths = imageViews(in: controller.view).map { $0.sizeThatFits(.zero).width }
        XCTAssertEqual(widths.count, 3)
        XCTAssertEqual(widths[0], circle(17, scale: 1.28), accuracy: 1)
        XCTAssertEqual(widths[1], circle(30, stroke: 0.129), accuracy: 1)
        XCTAssertEqual(widths[2], circle(28), accuracy: 1)
    }
}
