import SnapshotTesting
import UIKit
import XCTest

final class ViewImageConfigTests: XCTestCase {
    private typealias Config = ViewImageConfig

    func testPhonesHaveTheirSizesAndInsets() {
        let phones: [(portrait: Config, landscape: Config, size: CGSize, top: CGFloat, bottom: CGFloat, landscapeBottom: CGFloat)] = [
            (.iPhoneSe, .iPhoneSe(.landscape), CGSize(width: 320, height: 568), 20, 0, 0),
            (.iPhone8, .iPhone8(.landscape), CGSize(width: 375, height: 667), 20, 0, 0),
            (.iPhone8Plus, .iPhone8Plus(.landscape), CGSize(width: 414, height: 736), 20, 0, 0),
            (.iPhoneX, .iPhoneX(.landscape), CGSize(width: 375, height: 812), 44, 34, 24),
            (.iPhoneXsMax, .iPhoneXsMax(.landscape), CGSize(width: 414, height: 896), 44, 34, 24),
            (.iPhoneXr, .iPhoneXr(.landscape), CGSize(width: 414, height: 896), 44, 34, 24),
            (.iPhone12, .iPhone12(.landscape), CGSize(width: 390, height: 844), 47, 34, 21),
            (.iPhone12Pro, .iPhone12Pro(.landscape), CGSize(width: 390, height: 844), 47, 34, 21),
            (.iPhone12ProMax, .iPhone12ProMax(.landscape), CGSize(width: 428, height: 926), 47, 34, 21),
            (.iPhone13, .iPhone13(.landscape), CGSize(width: 390, height: 844), 47, 34, 21),
            (.iPhone13Mini, .iPhone13Mini(.landscape), CGSize(width: 375, height: 812), 50, 34, 21),
            (.iPhone13Pro, .iPhone13Pro(.landscape), CGSize(width: 390, height: 844), 47, 34, 21),
            (.iPhone13ProMax, .iPhone13ProMax(.landscape), CGSize(width: 428, height: 926), 47, 34, 21),
        ]
        for phone in phones {
            XCTAssertEqual(phone.portrait.size, phone.size)
            XCTAssertEqual(phone.landscape.size, CGSize(width: phone.size.height, height: phone.size.width))
            XCTAssertEqual(phone.portrait.safeArea, UIEdgeInsets(top: phone.top, left: 0, bottom: phone.bottom, right: 0))
            let edge = phone.top == 20 ? 0 : phone.top
            XCTAssertEqual(phone.landscape.safeArea, UIEdgeInsets(top: 0, left: edge, bottom: phone.landscapeBottom, right: edge))
            XCTAssertEqual(phone.portrait.traits.verticalSizeClass, .regular)
            XCTAssertEqual(phone.portrait.traits.horizontalSizeClass, .compact)
            XCTAssertEqual(phone.landscape.traits.verticalSizeClass, .compact)
            XCTAssertEqual(phone.landscape.traits.horizontalSizeClass, phone.size.width >= 414 ? .regular : .compact)
            XCTAssertEqual(phone.portrait.traits.userInterfaceIdiom, .phone)
        }
        XCTAssertEqual(ViewImageConfig.iPhoneXr.traits.forceTouchCapability, .unavailable)
        XCTAssertEqual(ViewImageConfig.iPhoneX.traits.forceTouchCapability, .available)
    }

    func testTabletsHaveTheWidthsOfTheirSplits() {
        let tablets:
            [(
                full: Config, portrait: Config, landscapes: [Config], portraits: [Config], size: CGSize, widths: [CGFloat],
                portraitWidths: [CGFloat]
            )] = [
                (
                    .iPadMini, .iPadMini(.portrait), Self.landscapes(Config.iPadMini), Self.portraits(Config.iPadMini),
                    CGSize(width: 1024, height: 768), [320, 507, 694], [320, 438]
                ),
                (
                    .iPad9_7, .iPad9_7(.portrait), Self.landscapes(Config.iPad9_7), Self.portraits(Config.iPad9_7),
                    CGSize(width: 1024, height: 768), [320, 507, 694], [320, 438]
                ),
                (
                    .iPad10_2, .iPad10_2(.portrait), Self.landscapes(Config.iPad10_2), Self.portraits(Config.iPad10_2),
                    CGSize(width: 1080, height: 810), [320, 535, 750], [320, 480]
                ),
                (
                    .iPadPro10_5, .iPadPro10_5(.portrait), Self.landscapes(Config.iPadPro10_5), Self.portraits(Config.iPadPro10_5),
                    CGSize(width: 1112, height: 834), [320, 551, 782], [320, 504]
                ),
                (
                    .iPadPro11, .iPadPro11(.portrait), Self.landscapes(Config.iPadPro11), Self.portraits(Config.iPadPro11),
                    CGSize(width: 1194, height: 834), [375, 592, 809], [320, 504]
                ),
                (
                    .iPadPro12_9, .iPadPro12_9(.portrait), Self.landscapes(Config.iPadPro12_9), Self.portraits(Config.iPadPro12_9),
                    CGSize(width: 1366, height: 1024), [375, 678, 981], [375, 639]
                ),
            ]
        for tablet in tablets {
            XCTAssertEqual(tablet.full.size, tablet.size)
            XCTAssertEqual(tablet.portrait.size, CGSize(width: tablet.size.height, height: tablet.size.width))
            XCTAssertEqual(tablet.landscapes.map { $0.size?.width }, tablet.widths)
            XCTAssertEqual(tablet.portraits.map { $0.size?.width }, tablet.portraitWidths)
            XCTAssertEqual(tablet.full.traits.horizontalSizeClass, .regular)
            let isLarge = tablet.size.width == 1366
            XCTAssertEqual(tablet.landscapes.map(\.traits.horizontalSizeClass), [.compact, isLarge ? .regular : .compact, .regular])
            XCTAssertEqual(tablet.portraits.map(\.traits.horizontalSizeClass), [.compact, .compact])
            XCTAssertEqual(tablet.portrait.traits.userInterfaceIdiom, .pad)
        }
        XCTAssertEqual(ViewImageConfig.iPadPro11.safeArea, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        XCTAssertEqual(ViewImageConfig.iPadMini.safeArea, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    private static func landscapes(_ config: (Config.TabletOrientation) -> Config) -> [Config] {
        [.oneThird, .oneHalf, .twoThirds].map { config(.landscape(splitView: $0)) }
    }

    private static func portraits(_ config: (Config.TabletOrientation) -> Config) -> [Config] {
        [.oneThird, .twoThirds].map { config(.portrait(splitView: $0)) }
    }
}
