import QuartzCore
import RenderScene
import TestSupport
import XCTest

final class BackgroundFilterTests: LayerTestCase {
    private func blur(_ radius: Double, named name: String = "blur") throws -> CIFilter {
        try XCTUnwrap(CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: radius, "name": name]))
    }

    func testALayerTakesCopiesInTheirOrder() throws {
        let layer = committedLayer()
        XCTAssertNil(layer.backgroundFilters)
        let filter = try blur(4)
        layer.backgroundFilters = [filter, try XCTUnwrap(CIFilter(name: "CIColorInvert"))]
        filter.setValue(9, forKey: kCIInputRadiusKey)
        endTurn()
        XCTAssertEqual(context.tree.nodes[1].values.backgroundFilters.map(\.effect), [.gaussianBlur, .colorInvert])
        let taken = try XCTUnwrap(layer.backgroundFilters as? [CIFilter])
        XCTAssertEqual(taken.map(\.name), ["blur", "CIColorInvert"])
        XCTAssertEqual(taken[0].value(forKey: kCIInputRadiusKey) as? NSNumber, 4)
        layer.setValue(nil, forKey: "backgroundFilters")
        XCTAssertNil(layer.value(forKey: "backgroundFilters"))
    }

    func testValuesAreSetByKeyPathAndAnimateByThemselves() throws {
        let layer = committedLayer()
        layer.backgroundFilters = [try blur(4)]
        endTurn()
        CATransaction.begin()
        CATransaction.setDisableActions(false)
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.setValue(12, forKeyPath: "backgroundFilters.blur.inputRadius")
        CATransaction.commit()
        endTurn()
        XCTAssertEqual(layer.value(forKeyPath: "backgroundFilters.blur.inputRadius") as? Double, 12)
        XCTAssertEqual(layer.animationKeys(), ["backgroundFilters.blur.inputRadius"])
        jump(to: 0.5)
        XCTAssertEqual(layer.presentation()?.value(forKeyPath: "backgroundFilters.blur.inputRadius") as? Double, 6)
        advance(to: 3)
        XCTAssertEqual(layer.presentation()?.value(forKeyPath: "backgroundFilters.blur.inputRadius") as? Double, 12)
        XCTAssertNil(layer.animationKeys())
    }

    func testAnAnimationNamesAFilterAndItsNumber() throws {
        let layer = committedLayer()
        layer.backgroundFilters = [
            try blur(4, named: "near"), try blur(1, named: "far.away"),
            try XCTUnwrap(CIFilter(name: "CIColorControls", parameters: ["name": "colors"])),
        ]
        for (keyPath, from, to) in [("far.away.inputRadius", 2.0, 10.0), ("colors.inputSaturation", 1, 0)] {
            let animation = CABasicAnimation(keyPath: "backgroundFilters.\(keyPath)")
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 4)
            layer.add(animation, forKey: keyPath)
        }
        endTurn()
        for (time, radius, saturation) in [(0.0, 2.0, 1.0), (1, 4, 0.75), (2, 6, 0.5), (3, 8, 0.25)] {
            jump(to: time)
            let filters = context.tree.values(of: 1, at: clock.now).backgroundFilters
            XCTAssertEqual(filters.map { $0[.radius] ?? -1 }, [4, radius, -1])
            XCTAssertEqual(filters[2][.saturation], saturation)
        }
        jump(to: 5)
        XCTAssertEqual(layer.value(forKeyPath: "backgroundFilters.far.away.inputRadius") as? Double, 1)
    }

    func testPathsThatLeadNowhereAreRefused() throws {
        let layer = committedLayer()
        layer.backgroundFilters = [try blur(4)]
        for path in [
            "backgroundFilters.other.inputRadius", "backgroundFilters.blur.inputContrast", "backgroundFilters.blur",
            "backgroundFilters.blur.x",
        ] {
            let lines = Diagnostics.complaints { layer.setValue(3, forKeyPath: path) }
            XCTAssertEqual(lines.count, 1, path)
            XCTAssertNil(layer.value(forKeyPath: path), path)
        }
        let lines = Diagnostics.complaints { layer.setValue(Double.nan, forKeyPath: "backgroundFilters.blur.inputRadius") }
        XCTAssertEqual(lines.count, 1)
        XCTAssertEqual(layer.value(forKeyPath: "backgroundFilters.blur.inputRadius") as? Double, 4)
    }

    func testWhatIsNoFilterOfAnImageIsRefused() throws {
        let layer = committedLayer()
        layer.backgroundFilters = [try blur(4)]
        for wrong in ["blur", try XCTUnwrap(CIFilter(name: "CIMultiplyBlendMode"))] as [Any] {
            XCTAssertEqual(Diagnostics.complaints { layer.backgroundFilters = [wrong] }.count, 1)
            XCTAssertEqual(layer.backgroundFilters?.count, 1)
            XCTAssertTrue(layer.backgroundFilters?.first is CIFilter)
        }
    }

    func testABlendModeIsTakenAsAFilterOrByItsName() throws {
        let layer = CALayer()
        for (name, string, mode) in [
            ("CIMultiplyBlendMode", "multiplyBlendMode", BlendMode.multiply), ("CILuminosityBlendMode", "luminosityBlendMode", .luminosity),
            ("CIAdditionCompositing", "plusL", .plusLighter),
        ] {
            let filter = try XCTUnwrap(CIFilter(name: name))
            layer.compositingFilter = filter
            XCTAssertEqual(layer.values.blendMode, mode)
            XCTAssertEqual((layer.compositingFilter as? CIFilter)?.name, name)
            layer.compositingFilter = string
            XCTAssertEqual(layer.values.blendMode, mode)
            XCTAssertEqual(layer.compositingFilter as? String, string)
        }
        let lines = try Diagnostics.complaints { layer.compositingFilter = try blur(3) }
        XCTAssertEqual(lines.count, 1)
        XCTAssertEqual(layer.compositingFilter as? String, "plusL")
        layer.compositingFilter = CIFilter(name: "CISourceOverCompositing")
        XCTAssertEqual(layer.values.blendMode, .normal)
        layer.compositingFilter = nil
        XCTAssertNil(layer.compositingFilter)
    }
}
