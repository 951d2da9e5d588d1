import Display
import Foundation
import Testing

@testable import KinoraTesting

struct FaultOriginTests {
    private static let own = SourceLine.ownSources
    private static let app = "\(#filePath)"
    private static let diagnosis = (own + "CoreGraphics/Diagnostics/Diagnostics.swift", 90)
    private static let boundary = (own + "KinoraTesting/Exploration/ExplorationWork.swift", 16)
    private static let test = (app, 7)

    @Test func theInnermostLineOfTheAppIsAtFault() {
        let lines = [
            Self.diagnosis, (Self.own + "QuartzCore/Layer/CALayer+Geometry.swift", 20), (Self.app, 30),
            (Self.own + "UIKitCore/Touch/TouchDelivery.swift", 178), (Self.app, 40), Self.boundary, Self.test,
        ]
        #expect(FaultOrigin.origin(of: lines, isRaw: false) == FaultOrigin(isKinora: false, position: "\(Self.app):30"))
    }

    @Test func withoutTheAppItIsKinora() {
        let lines = [
            Self.diagnosis, (Self.own + "KinoraTesting/Exploration/ExplorationReporter.swift", 30),
            (Self.own + "UIKitCore/Scroll/UIScrollView+Geometry.swift", 182), ("/nowhere/Swift.swift", 5),
            (Self.own + "UIKitCore/Gesture/GestureArbiter.swift", 5), Self.boundary, Self.test,
        ]
        let origin = FaultOrigin.origin(of: lines, isRaw: false)
        #expect(origin == FaultOrigin(isKinora: true, position: "Sources/UIKitCore/Scroll/UIScrollView+Geometry.swift:182"))
        #expect(origin?.sentence.contains("a fault of Kinora's own, at Sources/UIKitCore/Scroll/UIScrollView+Geometry.swift:182") == true)
    }

    @Test func swiftsOwnEndInKinoraIsKinoras() {
        let lines = [(Self.own + "UIKitLists/Table/UITableView+Rows.swift", 12), (Self.app, 30), Self.boundary]
        #expect(FaultOrigin.origin(of: lines, isRaw: true)?.isKinora == true)
        #expect(FaultOrigin.origin(of: lines, isRaw: false)?.isKinora == false)
        #expect(FaultOrigin.origin(of: [(Self.app, 30), Self.boundary], isRaw: true)?.isKinora == false)
    }

    @Test func withoutLinesNothingIsSaid() {
        #expect(FaultOrigin.origin(of: [("", 0), ("/nowhere/a.swift", 3)], isRaw: false) == nil)
        #expect(FaultOrigin.origin(of: [Self.boundary, Self.test], isRaw: false) == nil)
    }
}
