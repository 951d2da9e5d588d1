import Kinora
import TestSupport
import UIKitLists
import XCTest

@preconcurrency @MainActor
final class StoryboardTests: XCTestCase {
    private let frame = #"<rect key="frame" x="0.0" y="0.0" width="375" height="667"/>"#
    private let custom = #"customClass="NibScreen" customModule="UIKitListsTests""#

    private func controller(_ scenes: String, initial: String = "a", resources: String = "") throws -> UIViewController {
        let files = try StoryboardFiles(["Main.storyboard": StoryboardFiles.storyboard(scenes, initial: initial, resources: resources)])
        addTeardownBlock { _ = files }
        return try XCTUnwrap(UIStoryboard(name: "Main", bundle: files.bundle).instantiateInitialViewController())
    }

    private func tap(_ view: UIView, on stage: Stage) {
        stage.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }

    func testAStackWithMarginsArrangesItsViewsInThem() throws {
        func stack(_ margins: String) throws -> UIStackView {
            let scene = StoryboardFiles.scene(
                """
                <viewController id="a" sceneMemberID="viewController">
                  <view key="view" contentMode="scaleToFill" id="v">\(frame)
                    <subviews>
                      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" id="s">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="300"/>
                        <subviews><view contentMode="scaleToFill" id="b"/></subviews>\(margins)
                      </stackView>
                    </subviews>
                  </view>
                </viewController>
                """)
            return try XCTUnwrap(controller(scene).view.subviews.first as? UIStackView)
        }
        let insets = #"<directionalEdgeInsets key="directionalLayoutMargins" top="20" leading="24" bottom="20" trailing="20"/>"#
        XCTAssertTrue(try stack(insets).isLayoutMarginsRelativeArrangement)
        XCTAssertEqual(try stack(insets).directionalLayoutMargins.leading, 24)
        let fixed = #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#
        XCTAssertTrue(try stack(fixed).isLayoutMarginsRelativeArrangement)
        XCTAssertFalse(try stack("").isLayoutMarginsRelativeArrangement)
    }

    func testPickersAndSearchBarsAreReadAsTheyAreWritten() throws {
        let stage = Stage(device: .iPhone15)
        let scene = StoryboardFiles.scene(
            """
            <viewController id="a" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v">\(frame)
                <subviews>
                  <pickerView contentMode="scaleToFill" fixedFrame="YES" id="p">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="162"/>
                  </pickerView>
                  <datePicker contentMode="scaleToFill" fixedFrame="YES" contentHorizontalAlignment="center"
                      contentVerticalAlignment="center" datePickerMode="date" style="wheels" minuteInterval="5" id="d">
                    <rect key="frame" x="0.0" y="200" width="375" height="216"/>
                    <locale key="locale" localeIdentifier="de_DE"/>
                    <date key="date" timeIntervalSinceReferenceDate="498425400"/>
                    <date key="minimumDate" timeIntervalSinceReferenceDate="-978267600"/>
                    <date key="maximumDate" timeIntervalSinceReferenceDate="3124090800"/>
                  </datePicker>
                  <searchBar contentMode="redraw" fixedFrame="YES" searchBarStyle="minimal" placeholder="Find" showsCancelButton="YES"
                      showsScopeBar="YES" id="s">
                    <rect key="frame" x="0.0" y="500" width="375" height="100"/>
                    <textInputTraits key="textInputTraits" keyboardType="emailAddress"/>
                    <scopeButtonTitles><string>All</string><string>Fresh</string></scopeButtonTitles>
                  </searchBar>
                </subviews>
              </view>
            </viewController>
            """)
        let views = try controller(scene).view.subviews
        let picker = try XCTUnwrap(views.first as? UIPickerView)
        XCTAssertEqual(picker.frame, CGRect(x: 0, y: 0, width: 375, height: 162))
        let dates = try XCTUnwrap(views.dropFirst().first as? UIDatePicker)
        XCTAssertEqual([dates.datePickerMode.rawValue, dates.preferredDatePickerStyle.rawValue, dates.minuteInterval], [1, 1, 5])
        XCTAssertEqual(dates.date.timeIntervalSinceReferenceDate, 498_425_400)
        XCTAssertEqual(dates.minimumDate?.timeIntervalSinceReferenceDate, -978_267_600)
        XCTAssertEqual(dates.maximumDate?.timeIntervalSinceReferenceDate, 3_124_090_800)
        XCTAssertEqual(dates.locale?.identifier, "de_DE")
        let bar = try XCTUnwrap(views.last as? UISearchBar)
        XCTAssertEqual(bar.searchBarStyle, .minimal)
        XCTAssertEqual(bar.placeholder, "Find")
        XCTAssertTrue(bar.showsCancelButton && bar.showsScopeBar)
        XCTAssertEqual(bar.scopeButtonTitles, ["All", "Fresh"])
        XCTAssertEqual(bar.keyboardType, .emailAddress)
        _ = stage
    }

    func testAControllerGetsItsViewOutletsAndActions() throws {
        let stage = Stage(device: .iPhone15)
        let scene = StoryboardFiles.scene(
            """
            <viewController id="a" storyboardIdentifier="first" title="First" \(custom) sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v">\(frame)
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                  <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Hello" textAlignment="center"
                      lineBreakMode="tailTruncation" numberOfLines="2" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                    <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                  </label>
                  <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                    <state key="normal" title="Press"><color key="titleColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></state>
                    <connections><action selector="tapped:" destination="a" eventType="touchUpInside" id="c1"/></connections>
                  </button>
                </subviews>
                <color key="backgroundColor" systemColor="systemYellowColor"/>
                <viewLayoutGuide key="safeArea" id="s"/>
                <constraints>
                  <constraint firstItem="l" firstAttribute="top" secondItem="s" secondAttribute="top" constant="20" id="k1"/>
                  <constraint firstItem="l" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="k2"/>
                  <constraint firstItem="b" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="1:3" id="k3"/>
                  <constraint firstItem="b" firstAttribute="top" secondItem="l" secondAttribute="bottom" constant="8" symbolic="YES" id="k4"/>
                  <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="k5"/>
                </constraints>
              </view>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="number"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="string" keyPath="name" value="Ada"/>
              </userDefinedRuntimeAttributes>
              <connections>
                <outlet property="label" destination="l" id="c2"/>
                <outlet property="button" destination="b" id="c3"/>
                <outlet property="height" destination="k4" id="c4"/>
                <outletCollection property="views" destination="l" id="c5"/>
                <outletCollection property="views" destination="b" id="c6"/>
              </connections>
            </viewController>
            """)
        let screen = try XCTUnwrap(try controller(scene) as? NibScreen)
        XCTAssertEqual(screen.title, "First")
        XCTAssertEqual(screen.log, ["awakeFromNib"])
        XCTAssertEqual(screen.number, 7)
        XCTAssertEqual(screen.name, "Ada")
        XCTAssertNil(screen.label)
        stage.window.rootViewController = screen
        stage.settle()
        XCTAssertEqual(screen.log, ["awakeFromNib", "viewDidLoad Hello"])
        let (label, button) = (try XCTUnwrap(screen.label), try XCTUnwrap(screen.button))
        XCTAssertEqual(label.font, .boldSystemFont(ofSize: 20))
        XCTAssertEqual(label.textColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual(label.textAlignment, .center)
        XCTAssertEqual(label.numberOfLines, 2)
        XCTAssertFalse(label.isUserInteractionEnabled)
        XCTAssertEqual(screen.view.backgroundColor, .systemYellow)
        XCTAssertEqual(label.frame.minY, screen.view.safeAreaInsets.top + 20)
        XCTAssertEqual(label.center.x, screen.view.bounds.midX, accuracy: 0.5)
        XCTAssertEqual(button.frame.minY, label.frame.maxY + 8, accuracy: 0.001)
        XCTAssertEqual(button.frame.width, screen.view.bounds.width / 3, accuracy: 0.5)
        XCTAssertEqual(button.frame.minX, screen.view.layoutMargins.left)
        XCTAssertEqual(button.title(for: .normal), "Press")
        XCTAssertEqual(button.buttonType, .system)
        XCTAssertEqual(screen.height?.constant, 8)
        XCTAssertTrue(screen.views.elementsEqual([label, button], by: ===))
        tap(button, on: stage)
        XCTAssertEqual(screen.log.last, "tapped UIButton")
        XCTAssertEqual(screen.storyboard?.instantiateViewController(withIdentifier: "first").title, "First")
    }

    func testSeguesShowPresentEmbedAndUnwind() throws {
        let stage = Stage(device: .iPhone15)
        let scenes =
            StoryboardFiles.scene(
                """
                <navigationController id="n" sceneMemberID="viewController">
                  <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
                  <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="s1"/></connections>
                </navigationController>
                """)
            + StoryboardFiles.scene(
                """
                <viewController id="a" \(custom) sceneMemberID="viewController">
                  <view key="view" id="v">\(frame)<subviews>
                    <button buttonType="system" id="b"><rect key="frame" x="20" y="100" width="100" height="44"/>
                      <connections><segue destination="d" kind="show" identifier="detail" id="s2"/></connections></button>
                    <containerView id="box"><rect key="frame" x="0.0" y="300" width="200" height="100"/>
                      <connections><segue destination="e" kind="embed" identifier="inner" id="s3"/></connections></containerView>
                  </subviews></view>
                  <navigationItem key="navigationItem" title="Root" id="ni">
                    <barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
                      <connections><segue destination="d" kind="presentation" identifier="modal"
                          modalPresentationStyle="fullScreen" id="s4"/></connections>
                    </barButtonItem>
                  </navigationItem>
                  <connections><segue destination="d" kind="custom" customClass="NibSegue" identifier="own" id="s5"/></connections>
                </viewController>
                """)
            + StoryboardFiles.scene(
                """
                <viewController id="d" \(custom) sceneMemberID="viewController"><view key="view" id="dv">\(frame)<subviews>
                  <button buttonType="system" id="x"><rect key="frame" x="20" y="200" width="100" height="44"/>
                    <connections><segue destination="exit" kind="unwind" unwindAction="back:" id="s6"/></connections></button>
                </subviews></view></viewController>
                """, others: #"<exit id="exit" sceneMemberID="exit"/>"#)
            + StoryboardFiles.scene(
                #"<viewController id="e" sceneMemberID="viewController"><view key="view" id="ev">\#(frame)</view></viewController>"#)
        let navigation = try XCTUnwrap(try controller(scenes, initial: "n") as? UINavigationController)
        let screen = try XCTUnwrap(navigation.viewControllers.first as? NibScreen)
        stage.window.rootViewController = navigation
        stage.settle()
        XCTAssertEqual(screen.log, ["awakeFromNib", "prepare inner UIViewController", "viewDidLoad nil"])
        XCTAssertEqual(navigation.navigationBar.topItem?.title, "Root")
        XCTAssertEqual(screen.children.count, 1)
        XCTAssertEqual(screen.children.first?.view.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
        screen.allows = false
        stage.tap(at: CGPoint(x: 70, y: 122))
        stage.settle()
        XCTAssertEqual(navigation.viewControllers.count, 1)
        screen.allows = true
        stage.tap(at: CGPoint(x: 70, y: 122))
        stage.settle()
        XCTAssertEqual(screen.log.last, "prepare detail NibScreen")
        XCTAssertEqual(navigation.viewControllers.count, 2)
        stage.tap(at: CGPoint(x: 70, y: 222))
        stage.settle()
        XCTAssertEqual(screen.log.last, "back")
        XCTAssertEqual(navigation.viewControllers.count, 1)
        screen.performSegue(withIdentifier: "modal", sender: nil)
        stage.settle()
        XCTAssertEqual(screen.presentedViewController?.modalPresentationStyle, .fullScreen)
        stage.tap(at: CGPoint(x: 70, y: 222))
        stage.settle()
        XCTAssertNil(screen.presentedViewController)
        let before = NibSegue.performed
        screen.performSegue(withIdentifier: "own", sender: nil)
        XCTAssertEqual(NibSegue.performed, before + 1)
    }

    func testPrototypesMakeCellsAndTheirSegues() throws {
        let stage = Stage(device: .iPhone15)
        let scenes =
            StoryboardFiles.scene(
                """
                <navigationController id="n" sceneMemberID="viewController">
                  <connections><segue destination="t" kind="relationship" relationship="rootViewController" id="s1"/></connections>
                </navigationController>
                """)
            + StoryboardFiles.scene(
                """
                <tableViewController id="t" customClass="NibTable" customModule="UIKitListsTests" sceneMemberID="viewController">
                  <tableView key="view" dataMode="prototypes" style="grouped" separatorStyle="none" rowHeight="60" id="tv">\(frame)
                    <prototypes>
                      <tableViewCell contentMode="scaleToFill" selectionStyle="none" accessoryType="disclosureIndicator" reuseIdentifier="row"
                          customClass="NibCell" customModule="UIKitListsTests" id="cell">
                        <rect key="frame" x="0.0" y="28" width="375" height="60"/>
                        <tableViewCellContentView key="contentView" tableViewCell="cell" id="cv">
                          <rect key="frame" x="0.0" y="0.0" width="343" height="60"/>
                          <subviews><label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="tl"/></subviews>
                          <constraints>
                            <constraint firstItem="tl" firstAttribute="centerY" secondItem="cv" secondAttribute="centerY" id="k1"/>
                            <constraint firstItem="tl" firstAttribute="leading" secondItem="cv" secondAttribute="leading" constant="30" id="k2"/>
                          </constraints>
                        </tableViewCellContentView>
                        <connections>
                          <outlet property="title" destination="tl" id="o1"/>
                          <segue destination="d" kind="show" identifier="open" id="s2"/>
                        </connections>
                      </tableViewCell>
                    </prototypes>
                    <connections><outlet property="dataSource" destination="t" id="o2"/>
                      <outlet property="delegate" destination="t" id="o3"/></connections>
                  </tableView>
                </tableViewController>
                """)
            + StoryboardFiles.scene(
                #"<viewController id="d" sceneMemberID="viewController"><view key="view" id="dv">\#(frame)</view></viewController>"#)
        let navigation = try XCTUnwrap(try controller(scenes, initial: "n") as? UINavigationController)
        let table = try XCTUnwrap(navigation.viewControllers.first as? NibTable)
        stage.window.rootViewController = navigation
        stage.settle()
        XCTAssertEqual(table.tableView.style, .grouped)
        XCTAssertEqual(table.tableView.separatorStyle, .none)
        let cells = table.tableView.visibleCells.compactMap { $0 as? NibCell }
        XCTAssertEqual(cells.map { $0.title?.text }, ["row 0", "row 1", "row 2"])
        XCTAssertEqual(cells.map(\.frame.height), [60, 60, 60])
        XCTAssertEqual(cells[1].title?.frame.minX, 30)
        XCTAssertEqual(cells[1].accessoryType, .disclosureIndicator)
        XCTAssertEqual(cells[1].reuseIdentifier, "row")
        tap(cells[1], on: stage)
        stage.settle()
        XCTAssertEqual(table.log, ["prepare open 1", "select 1"])
        XCTAssertEqual(navigation.viewControllers.count, 2)
    }

    func testAStaticTableShowsItsRows() throws {
        let stage = Stage(device: .iPhone15)
        let scene = StoryboardFiles.scene(
            """
            <tableViewController id="a" sceneMemberID="viewController">
              <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="tv">\(frame)
                <sections>
                  <tableViewSection headerTitle="First" footerTitle="End" id="s1"><cells>
                    <tableViewCell textLabel="t1" detailTextLabel="t2" style="IBUITableViewCellStyleValue1" rowHeight="70" id="c1">
                      <tableViewCellContentView key="contentView" tableViewCell="c1" id="v1"><subviews>
                        <label text="Name" id="t1"><fontDescription key="fontDescription" type="system" pointSize="15"/></label>
                        <label text="Value" id="t2"/>
                      </subviews></tableViewCellContentView>
                    </tableViewCell>
                  </cells></tableViewSection>
                  <tableViewSection id="s2"><cells><tableViewCell id="c2"/><tableViewCell id="c3"/></cells></tableViewSection>
                </sections>
              </tableView>
            </tableViewController>
            """)
        let controller = try XCTUnwrap(try controller(scene) as? UITableViewController)
        stage.window.rootViewController = controller
        stage.settle()
        let table: UITableView = controller.tableView
        XCTAssertEqual((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }, [1, 2])
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertEqual(cell.textLabel?.text, "Name")
        XCTAssertEqual(cell.textLabel?.font, .systemFont(ofSize: 15))
        XCTAssertEqual(cell.detailTextLabel?.text, "Value")
        XCTAssertEqual(cell.frame.height, 70)
        XCTAssertEqual(controller.tableView(table, titleForHeaderInSection: 0), "First")
        XCTAssertEqual(controller.tableView(table, titleForFooterInSection: 0), "End")
    }

    func testASplitViewControllerHasItsColumns() throws {
        let controllers = try controller(
            StoryboardFiles.scene(
                """
                <splitViewController id="a" style="doubleColumn" preferredDisplayMode="oneOverSecondary" minimumPrimaryColumnWidth="240"
                    behavior="overlay" sceneMemberID="viewController"><connections>
                  <segue destination="b" kind="relationship" relationship="masterViewController" id="r1"/>
                  <segue destination="c" kind="relationship" relationship="detailViewController" id="r2"/>
                </connections></splitViewController>
                """)
                + ["b", "c"].map {
                    StoryboardFiles.scene("<viewController id=\"\($0)\" title=\"\($0)\" sceneMemberID=\"viewController\"/>")
                }
                .joined())
        let split = try XCTUnwrap(controllers as? UISplitViewController)
        XCTAssertEqual(split.style, .doubleColumn)
        XCTAssertEqual(split.viewController(for: .primary)?.title, "b")
        XCTAssertEqual(split.viewController(for: .secondary)?.title, "c")
        XCTAssertEqual(split.preferredDisplayMode, .oneOverSecondary)
        XCTAssertEqual(split.preferredSplitBehavior, .overlay)
        XCTAssertEqual(split.minimumPrimaryColumnWidth, 240)
    }

    func testATabBarControllerHasItsTabs() throws {
        let scenes =
            StoryboardFiles.scene(
                """
                <tabBarController id="a" sceneMemberID="viewController"><tabBar key="tabBar" translucent="NO" id="bar"/><connections>
                  <segue destination="x" kind="relationship" relationship="viewControllers" id="s1"/>
                  <segue destination="y" kind="relationship" relationship="viewControllers" id="s2"/>
                </connections></tabBarController>
                """)
            + ["x", "y"].map { id in
                StoryboardFiles.scene(
                    """
                    <viewController id="\(id)" sceneMemberID="viewController"><view key="view" id="v\(id)"/>
                      <tabBarItem key="tabBarItem" title="Tab \(id)" badgeValue="3" id="i\(id)"/></viewController>
                    """)
            }.joined()
        let tabs = try XCTUnwrap(try controller(scenes) as? UITabBarController)
        XCTAssertEqual(tabs.viewControllers?.map { $0.tabBarItem.title }, ["Tab x", "Tab y"])
        XCTAssertEqual(tabs.viewControllers?.map { $0.tabBarItem.badgeValue }, ["3", "3"])
        XCTAssertFalse(tabs.tabBar.isTranslucent)
    }

    func testVariationsOfSizeClassesChooseConstraints() throws {
        func constant(on device: Device) throws -> CGFloat? {
            let stage = Stage(device: device)
            let scene = StoryboardFiles.scene(
                """
                <viewController id="a" \(custom) sceneMemberID="viewController"><view key="view" id="v">\(frame)
                  <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"><constraints>
                    <constraint firstAttribute="width" constant="100" id="k1"/><constraint firstAttribute="width" constant="300" id="k2"/>
                    <constraint firstAttribute="height" constant="10" id="k3"/></constraints>
                    <variation key="default"><mask key="constraints"><exclude reference="k2"/></mask></variation>
                    <variation key="widthClass=regular"><mask key="constraints"><exclude reference="k1"/><include reference="k2"/></mask>
                    </variation></view></subviews></view>
                  <connections><outletCollection property="views" destination="box" id="o"/></connections></viewController>
                """)
            let screen = try XCTUnwrap(try controller(scene) as? NibScreen)
            stage.window.rootViewController = screen
            stage.settle()
            return screen.views.first?.frame.width
        }
        XCTAssertEqual(try constant(on: .iPhone15), 100)
        XCTAssertEqual(try constant(on: .iPadPro13), 300)
    }

    func testVariationsFollowTheSizeClasses() throws {
        let stage = Stage(device: .iPhone15)
        let scene = StoryboardFiles.scene(
            """
            <viewController id="a" \(custom) sceneMemberID="viewController"><view key="view" id="v">\(frame)
              <subviews>
                <view tag="1" id="tall"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
                <stackView tag="2" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                  <variation key="heightClass=compact" axis="horizontal"/></stackView>
                <view tag="3" id="always"><rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews>
              <constraints>
                <constraint firstItem="stack" firstAttribute="top" secondItem="v" secondAttribute="top" constant="40" id="k1">
                  <variation key="heightClass=compact" constant="7"/></constraint>
                <constraint firstItem="stack" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="3" id="k2"/>
                <constraint firstItem="stack" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="5" id="k3"/>
              </constraints>
              <variation key="default"><mask key="constraints"><exclude reference="k3"/></mask></variation>
              <variation key="heightClass=compact"><mask key="subviews"><exclude reference="tall"/></mask>
                <mask key="constraints"><exclude reference="k2"/><include reference="k3"/></mask></variation></view>
              <connections><outletCollection property="views" destination="tall" id="o1"/>
                <outletCollection property="views" destination="stack" id="o2"/></connections></viewController>
            """)
        let screen = try XCTUnwrap(try controller(scene) as? NibScreen)
        stage.window.rootViewController = screen
        stage.settle()
        let stack = try XCTUnwrap(screen.views.last as? UIStackView)
        func tags() -> [Int] { screen.view.subviews.map(\.tag).filter { $0 > 0 } }
        XCTAssertEqual(tags(), [1, 2, 3])
        XCTAssertEqual(stack.axis, .vertical)
        XCTAssertEqual(stack.frame.origin, CGPoint(x: 3, y: 40))
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        XCTAssertEqual(tags(), [2, 3])
        XCTAssertEqual(stack.axis, .horizontal)
        XCTAssertEqual(stack.frame.origin, CGPoint(x: 5, y: 7))
        stage.rotate(to: .portrait)
        stage.settle()
        XCTAssertEqual(tags(), [1, 2, 3])
        XCTAssertEqual(stack.axis, .vertical)
        XCTAssertEqual(stack.frame.origin, CGPoint(x: 3, y: 40))
        XCTAssertEqual(screen.views.map(\.tag), [1, 2])
    }

    func testAnAttributeWithoutAPropertyIsSaidAndLeftOut() throws {
        let scene = StoryboardFiles.scene(
            """
            <viewController id="a" \(custom) sceneMemberID="viewController"><view key="view" id="v">\(frame)<userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
              <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="7"/>
              </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view></viewController>
            """)
        let view = try XCTUnwrap(try controller(scene).view)
        XCTAssertEqual(view.layer.cornerRadius, 7)
    }

    func testWhatUIKitsOwnClassesLackIsSaidAndLeftOut() throws {
        let scene = StoryboardFiles.scene(
            """
            <viewController id="a" sceneMemberID="viewController"><view key="view" id="v">\(frame)<subviews>
              <scrollView id="s"><connections><outlet property="oracle" destination="a" id="c1"/></connections></scrollView>
              <visualEffectView id="e"><blurEffect style="regular"/><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="effect._style"><integer key="value" value="4000"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="oracle.style"><integer key="value" value="1"/>
                </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></visualEffectView></subviews></view></viewController>
            """)
        var made: UIViewController?
        let complaints = try Diagnostics.complaints {
            made = try controller(scene)
            made?.loadViewIfNeeded()
        }
        XCTAssertEqual(
            complaints.map { $0.drop { $0 != "<" } },
            [
                "<userDefinedRuntimeAttribute>: UIBlurEffect has no property '_style' that keys name; the attribute is left out.",
                "<userDefinedRuntimeAttribute>: UIVisualEffectView has no property 'oracle' that keys name; the attribute is left out.",
                "<outlet>: UIScrollView has no outlet 'oracle' yet; it is left out.",
            ])
        XCTAssertEqual(made?.view.subviews.count, 2)
    }

    func testAKeyboardsGuideIsTheViews() throws {
        let scene = StoryboardFiles.scene(
            """
            <viewController id="a" sceneMemberID="viewController"><view key="view" id="v">\(frame)
              <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="w"/></subviews>
              <keyboardLayoutGuide key="keyboard" id="k"/><constraints>
                <constraint firstItem="w" firstAttribute="bottom" secondItem="k" secondAttribute="top" id="n"/>
              </constraints></view></viewController>
            """)
        let view = try XCTUnwrap(try controller(scene).view)
        XCTAssertTrue(view.constraints.contains { $0.secondItem === view.keyboardLayoutGuide })
    }

    func testLabelsAndImagesReceiveTouchesUnlessTheFileSaysNo() throws {
        let scene = StoryboardFiles.scene(
            """
            <viewController id="a" \(custom) sceneMemberID="viewController"><view key="view" id="v">\(frame)<subviews>
              <imageView id="i1"/><imageView userInteractionEnabled="NO" id="i2"/><label id="l1"/>
              <label userInteractionEnabled="NO" id="l2"/></subviews></view></viewController>
            """)
        let view = try XCTUnwrap(try controller(scene).view)
        XCTAssertEqual(view.subviews.map(\.isUserInteractionEnabled), [true, false, true, false])
    }

    func testANibConnectsItsOwnerAndMakesCustomViews() throws {
        let files = try StoryboardFiles([
            "Card.xib": StoryboardFiles.nib(
                """
                <view contentMode="scaleToFill" id="v" customClass="NibCard" customModule="UIKitListsTests">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                  <subviews><label text="In a nib" id="l"><rect key="frame" x="10" y="10" width="100" height="20"/></label></subviews>
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="color" keyPath="color">
                      <color key="value" white="0.5" alpha="1" colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="8"/>
                    </userDefinedRuntimeAttribute>
                  </userDefinedRuntimeAttributes>
                </view>
                <tapGestureRecognizer numberOfTapsRequired="2" id="g">
                  <connections><action selector="tapped:" destination="-1" id="c2"/></connections></tapGestureRecognizer>
                """, owner: #"<outlet property="label" destination="l" id="c1"/>"#)
        ])
        _ = Stage(device: .iPhone15)
        let owner = NibScreen()
        let objects = try XCTUnwrap(files.bundle.loadNibNamed("Card", owner: owner))
        XCTAssertEqual(objects.count, 2)
        let card = try XCTUnwrap(objects.first as? NibCard)
        XCTAssertEqual(card.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
        XCTAssertEqual(card.awakened, 1)
        XCTAssertEqual(card.color, UIColor(white: 0.5, alpha: 1))
        XCTAssertEqual(card.layer.cornerRadius, 8)
        XCTAssertEqual(owner.label?.text, "In a nib")
        XCTAssertEqual((objects.last as? UITapGestureRecognizer)?.numberOfTapsRequired, 2)
    }

    func testPrototypesReachTheControllerAndTheirSeguesAreItsOwn() throws {
        let stage = Stage(device: .iPhone15)
        let scenes =
            StoryboardFiles.scene(
                """
                <navigationController id="n" sceneMemberID="viewController">
                  <connections><segue destination="t" kind="relationship" relationship="rootViewController" id="s1"/></connections>
                </navigationController>
                """)
            + StoryboardFiles.scene(
                """
                <tableViewController id="t" customClass="NibTable" customModule="UIKitListsTests" sceneMemberID="viewController">
                  <tableView key="view" dataMode="prototypes" rowHeight="60" id="tv">\(frame)
                    <prototypes><tableViewCell reuseIdentifier="row" customClass="NibCell" customModule="UIKitListsTests" id="cell">
                      <tableViewCellContentView key="contentView" tableViewCell="cell" id="cv"><subviews>
                        <scrollView id="sc"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
                          <connections><outlet property="delegate" destination="t" id="o1"/></connections></scrollView>
                        <button id="b"><rect key="frame" x="100" y="5" width="100" height="50"/>
                          <connections><action selector="cellTapped:" destination="t" eventType="touchUpInside" id="c1"/></connections></button>
                      </subviews></tableViewCellContentView>
                      <connections><segue destination="d" kind="show" identifier="open" id="s2"/></connections>
                    </tableViewCell></prototypes>
                  </tableView>
                </tableViewController>
                """)
            + StoryboardFiles.scene(
                #"<viewController id="d" sceneMemberID="viewController"><view key="view" id="dv">\#(frame)</view></viewController>"#)
        let navigation = try XCTUnwrap(try controller(scenes, initial: "n") as? UINavigationController)
        let table = try XCTUnwrap(navigation.viewControllers.first as? NibTable)
        stage.window.rootViewController = navigation
        table.performSegue(withIdentifier: "open", sender: nil)
        stage.settle()
        XCTAssertEqual(table.log, ["prepare open -1"])
        XCTAssertEqual(navigation.viewControllers.count, 2)
        navigation.popViewController(animated: false)
        stage.settle()
        let content = try XCTUnwrap(table.tableView.visibleCells.first).contentView
        XCTAssertEqual(content.subviews.count, 2)
        let scroll = try XCTUnwrap(content.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
        XCTAssertTrue(scroll.delegate === table)
        XCTAssertTrue(content.subviews.lazy.compactMap { $0 as? UIButton }.first?.allTargets.contains(table) ?? false)
    }

    func testAMissingClassIsSaidAndItsOutletsAndActionsAreLeftOut() throws {
        let stage = Stage(device: .iPhone15)
        let scene = StoryboardFiles.scene(
            """
            <viewController id="a" customClass="Gone" customModule="Elsewhere" sceneMemberID="viewController"><view key="view" id="v">\(frame)
              <subviews>
                <button id="b"><rect key="frame" x="0.0" y="0.0" width="100" height="44"/>
                  <connections><action selector="tapped:" destination="a" eventType="touchUpInside" id="c1"/></connections></button>
                <hologramView contentMode="scaleToFill" id="h"><rect key="frame" x="0.0" y="100" width="50" height="60"/></hologramView>
              </subviews></view>
              <connections><outlet property="label" destination="b" id="c2"/></connections></viewController>
            """)
        var made: UIViewController?
        let complaints = try Diagnostics.complaints {
            made = try controller(scene)
            stage.window.rootViewController = made
            stage.settle()
            stage.tap(at: CGPoint(x: 50, y: 22))
        }
        XCTAssertEqual(
            complaints,
            [
                "Main.storyboard:4: <viewController>: there is no class 'Gone' in the module 'Elsewhere'; a UIViewController takes its place.",
                "Main.storyboard:8: <hologramView>: UIHologramView is not there; an empty view takes its place.",
            ])
        XCTAssertEqual(made?.view.subviews.last?.frame, CGRect(x: 0, y: 100, width: 50, height: 60))
    }

    func testAControllerIsReleasedWithItsSegues() throws {
        weak var released: UIViewController?
        do {
            let scene = StoryboardFiles.scene(
                """
                <viewController id="a" \(custom) sceneMemberID="viewController"><view key="view" id="v">\(frame)<subviews>
                  <button id="b"><connections><segue destination="a" kind="show" identifier="next" id="s1"/></connections></button>
                </subviews></view><connections><outlet property="button" destination="b" id="c1"/>
                  <segue destination="a" kind="show" identifier="own" id="s2"/></connections></viewController>
                """)
            let screen = try controller(scene)
            screen.loadViewIfNeeded()
            released = screen
        }
        XCTAssertNil(released)
    }
}
