import Kinora
import UIKit
import XCTest

@testable import Gallery

@preconcurrency @MainActor
final class TourScratchTests: XCTestCase, @unchecked Sendable {
    func testRender() throws {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("tourpng")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let only = ProcessInfo.processInfo.environment["TOUR_ONLY"]
        let looks: [(String, Device, UIUserInterfaceStyle, UITraitEnvironmentLayoutDirection, UIContentSizeCategory, Bool)] = [
            ("15", .iPhone15, .light, .leftToRight, .large, false), ("15dark", .iPhone15, .dark, .leftToRight, .large, false),
            ("15rtl", .iPhone15, .light, .rightToLeft, .large, false), ("15ax", .iPhone15, .light, .leftToRight, .accessibilityExtraLarge, false),
            ("seax", .iPhoneSE1, .dark, .leftToRight, .accessibilityExtraLarge, false), ("se", .iPhoneSE1, .light, .leftToRight, .large, false),
            ("15land", .iPhone15, .light, .leftToRight, .large, true), ("ipad", .iPad10, .light, .leftToRight, .large, false),
        ]
        for (name, device, style, direction, size, isRotated) in looks where only == nil || only!.split(separator: ",").contains(Substring(name)) {
            let stage = Stage(device: isRotated ? Device(name: "r", size: CGSize(width: 852, height: 393), scale: 1, safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)) : Device(name: "x", size: device.size, scale: 1, safeAreaInsets: device.safeAreaInsets))
            stage.userInterfaceStyle = style
            stage.layoutDirection = direction
            stage.preferredContentSizeCategory = size
            let tour = TourViewController(memory: TourMemory(suite: "kinora-tour-scratch"))
            stage.window.tintColor = .coral
            stage.window.rootViewController = tour
            stage.advance(by: 0.3)
            for index in 0..<6 {
                tour.show(index)
                stage.advance(by: 0.5)
                try UIImage(cgImage: stage.image()).pngData()?.write(to: folder.appendingPathComponent("\(name)-\(index).png"))
                tour.panel.setOpen(true, animated: false)
                stage.advance(by: 0.5)
                try UIImage(cgImage: stage.image()).pngData()?.write(to: folder.appendingPathComponent("\(name)-\(index)-up.png"))
                tour.panel.setOpen(false, animated: false)
                stage.advance(by: 0.5)
            }
        }
    }

    func testDoc() throws {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("tourpng")
        func save(_ stage: Stage, _ name: String) throws { try UIImage(cgImage: stage.image()).pngData()?.write(to: folder.appendingPathComponent(name)) }
        for (number, size) in [UIContentSizeCategory.large, .accessibilityExtraLarge].enumerated() {
            let scene = TourScene(0, on: Device(name: "d", size: CGSize(width: 390, height: 844), scale: 2, safeAreaInsets: Device.iPhone15.safeAreaInsets))
            let stage = scene.stage
            stage.showsStatusBar = true
            stage.preferredContentSizeCategory = size
            stage.advance(by: 0.1)
            scene.turn(scene.tour.knobs.layers, on: true)
            stage.tap(at: scene.point(0.25, 0.4))
            stage.advance(by: 0.09)
            stage.touchDown(at: scene.point(0.4, 0.4))
            stage.advance(by: 0.05)
            try save(stage, "doc\(number)-1.png")
            stage.touchUp()
            stage.settle(timeout: 1)
            scene.tour.show(3)
            scene.tour.panel.setOpen(true, animated: false)
            stage.advance(by: 0.5)
            scene.turn(scene.tour.knobs.slow, on: true)
            scene.tour.effect.play()
            stage.advance(by: 0.6)
            try save(stage, "doc\(number)-2.png")
            stage.advance(by: 6)
            scene.turn(scene.tour.knobs.slow, on: false)
            scene.tour.show(4)
            stage.advance(by: 0.5)
            scene.tour.effect.play()
            stage.advance(by: 0.5)
            try save(stage, "doc\(number)-3.png")
            stage.advance(by: 3)
            scene.tour.show(1)
            scene.tour.knobs.copyButton.sendActions(for: .primaryActionTriggered)
            stage.advance(by: 0.5)
            scene.tour.effect.play()
            stage.advance(by: 0.15)
            try save(stage, "doc\(number)-4.png")
            stage.advance(by: 3)
        }
    }
}
