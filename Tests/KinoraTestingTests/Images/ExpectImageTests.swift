import Foundation
import Testing
import UIKit

@testable import KinoraTesting

@Suite(.onStage) @MainActor struct ExpectImageTests {
    private let folder = TestFolder()

    /// Checks take the path of the test file as a literal: this file's folder of references is used, and removed.
    private func withReferences<Result>(_ body: () throws -> Result) rethrows -> Result {
        let references = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("__References__")
        defer { try? FileManager.default.removeItem(at: references) }
        return try body()
    }

    private func reference(_ name: String) -> URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("__References__/ExpectImageTests/\(name).png")
    }

    @Test func aMissingReferenceFailsAndIsRecordedOnDemand() {
        let stage = Stage.small()
        withReferences {
            let failures = folder.run { expectImage(stage, matches: "screen") }
            #expect(failures.first?.contains("KINORA_RECORD=missing") == true)
            #expect(folder.has("KinoraTestingTests/ExpectImageTests/a test/screen/actual.png"))
            #expect(folder.run(.missing) { expectImage(stage, matches: "screen") } == [])
            #expect(folder.run { expectImage(stage, matches: "screen") } == [])
        }
    }

    private func film(_ name: String, _ stage: Stage) { expectFilm(matches: name, at: [0]) { stage.advance(by: 0.1) } }

    @Test func imagesOfDistinctNamesDoNotShareAFile() {
        let stage = Stage.small()
        let names = ["a/b", "a-b", "a_b", "Ä", "A", "a"]
        withReferences {
            for (index, name) in names.enumerated() {
                stage.root.backgroundColor = UIColor(white: Double(index) / 10, alpha: 1)
                #expect(folder.run(.missing) { expectImage(stage, matches: name) } == [])
                #expect(folder.run(.missing) { film(name, stage) } == [])
            }
            for (index, name) in names.enumerated() {
                stage.root.backgroundColor = UIColor(white: Double(index) / 10, alpha: 1)
                #expect(folder.run { expectImage(stage, matches: name) } == [], "\(name)")
                #expect(folder.run { film(name, stage) } == [], "\(name)")
            }
        }
    }

    @Test func configurationsOfOneNameFail() {
        var (one, other) = (StageConfiguration(), StageConfiguration())
        one.device = Device(name: "small (a)", size: CGSize(width: 100, height: 200), scale: 1)
        other.device = Device(name: "small a", size: CGSize(width: 100, height: 300), scale: 1)
        let message = withReferences {
            folder.run(.missing) { expectImages(matching: "twice", in: [one, other]) { $0 } }.first
        }
        #expect(message?.hasPrefix("Two configurations of 'twice' have the name 'small-a'") == true)
    }

    @Test func aDifferenceNamesPixelsBoxAndViewAndWritesThreeFiles() throws {
        let stage = Stage.small()
        let square = stage.addSquare()
        withReferences {
            #expect(folder.run(.missing) { expectImage(stage, matches: "square") } == [])
            square.backgroundColor = .blue
            let message = folder.run { expectImage(stage, matches: "square") }.first ?? ""
            #expect(message.contains("400 of 20000 pixels differ (2.00 %), in the rectangle x 10..<30, y 10..<30."))
            #expect(message.contains("at (10, 10): #0000FF instead of #FF0000"))
            #expect(message.contains("a component differs by up to 255"))
            #expect(message.contains("It is within UIView 'square'"))
            for name in ["expected", "actual", "difference"] {
                #expect(folder.has("KinoraTestingTests/ExpectImageTests/a test/square/\(name).png"))
            }
        }
    }

    @Test func recordFailedReplacesTheReferenceAndMissingDoesNot() {
        let stage = Stage.small()
        let square = stage.addSquare()
        withReferences {
            _ = folder.run(.missing) { expectImage(stage, matches: "replaced") }
            square.backgroundColor = .blue
            #expect(folder.run(.missing) { expectImage(stage, matches: "replaced") }.count == 1)
            #expect(folder.run(.failed) { expectImage(stage, matches: "replaced") } == [])
            #expect(folder.run(.all) { expectImage(stage, matches: "replaced") } == [])
            #expect(folder.run { expectImage(stage, matches: "replaced") } == [])
        }
    }

    @Test func viewsLayersControllersAndImagesAreSubjects() throws {
        let stage = Stage.small()
        let square = stage.addSquare()
        stage.advance(by: 0)
        let shown = try square._subjectImage()
        #expect((shown.image.width, shown.image.height) == (20, 20))
        #expect(try square.layer._subjectImage().image.pngData() == shown.image.pngData())
        #expect(try shown.image._subjectImage().image === shown.image)
        let controller = UIViewController()
        controller.view.backgroundColor = .green
        let image = try controller._subjectImage().image
        #expect((image.width, image.height) == (100, 200))
        #expect(image.withPixels { $0[0] } == 0xFF00_FF00)
        #expect(controller.view.window == nil)
        let label = UILabel()
        label.text = "Hello"
        #expect(try label._subjectImage().image.width > 20)
        #expect(throws: SubjectError.self) { try UIView()._subjectImage() }
    }

    @Test func animationsShowAsDisplayed() throws {
        let stage = Stage.small()
        let square = stage.addSquare()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { square.alpha = 0 }
        stage.advance(by: 0.5)
        let pixel = try stage.root._subjectImage().image.withPixels { $0[15 * 100 + 15] }
        #expect(pixel == stage.image().withPixels { $0[15 * 100 + 15] })
        #expect(pixel & 0xFF > 100)
    }

    @Test func masksLeaveAreasOut() {
        let stage = Stage.small()
        let square = stage.addSquare()
        withReferences {
            _ = folder.run(.missing) { expectImage(stage, matches: "masked") }
            square.backgroundColor = .blue
            #expect(folder.run { expectImage(stage, matches: "masked") }.count == 1)
            #expect(folder.has("KinoraTestingTests/ExpectImageTests/a test/masked/actual.png"))
            #expect(folder.run { expectImage(stage, matches: "masked", masks: [.view(square)]) } == [])
            #expect(!folder.has("KinoraTestingTests/ExpectImageTests/a test/masked"))
            #expect(folder.run { expectImage(stage, matches: "masked", masks: [.rect(CGRect(x: 10, y: 10, width: 20, height: 20))]) } == [])
            let message = folder.run { expectImage(stage, matches: "masked", masks: [.rect(CGRect(x: 10, y: 10, width: 20, height: 19))]) }
            #expect(message.first?.contains("20 of 20000 pixels") == true)
        }
    }

    private func run(_ stage: Stage, _ tolerance: ImageTolerance, _ record: RecordMode = .never) -> [String] {
        folder.run(record) { expectImage(stage, matches: "near", tolerance: tolerance) }
    }

    @Test func aPerceptualToleranceAllowsADistanceAndAShare() {
        let stage = Stage.small()
        let square = stage.addSquare()
        withReferences {
            _ = run(stage, .exact, .missing)
            square.backgroundColor = UIColor(red: 0.98, green: 0, blue: 0, alpha: 1)
            #expect(run(stage, .exact).count == 1)
            #expect(run(stage, .perceptual(distance: 2)) == [])
            square.backgroundColor = .blue
            #expect(run(stage, .perceptual(distance: 2, share: 0.019)).count == 1)
            #expect(run(stage, .perceptual(distance: 2, share: 0.02)) == [])
            #expect(run(stage, .perceptual(distance: -1)).first?.contains("a distance of -1") == true)
        }
    }

    @Test func configurationsHaveStagesAndReferencesOfTheirOwn() {
        let matrix = StageConfiguration.matrix(devices: [.iPhoneSE1], appearances: [.light, .dark])
        withReferences {
            let failures = folder.run(.missing) {
                expectImages(matching: "all", in: matrix) { stage in
                    stage.window.backgroundColor = .systemBackground
                    return stage
                }
            }
            #expect(failures == [])
            let light = try? Data(contentsOf: reference("all.iPhone-SE-1st-generation"))
            let dark = try? Data(contentsOf: reference("all.iPhone-SE-1st-generation.dark"))
            #expect(light != nil && dark != nil && light != dark)
        }
    }

    @Test func aWrongRecordModeFails() {
        let error = CheckSettings(environment: ["KINORA_RECORD": "yes"]).error
        #expect(error == "KINORA_RECORD is 'yes'; the values are 0, 1, missing, failed.")
        #expect(CheckSettings(environment: ["KINORA_RECORD": "failed"]).record == .failed)
        #expect(CheckSettings(environment: [:]).record == .never)
    }

    /// Every pixel of an iPhone 15's screen differs, in more than a thousand pairs of colors.
    @Test func aLargeDifferenceIsFast() throws {
        func image(_ seed: UInt32) -> CGImage {
            CGImage(width: 1170, height: 2532, isOpaque: true) { target in
                memset(target.baseAddress!, Int32(seed), target.count * 4)
                var value = seed
                for row in 0..<2532 {
                    value = value &* 1_664_525 &+ 1_013_904_223
                    for column in stride(from: 0, to: 1170, by: 9) { target[row * 1170 + column] = 0xFF00_0000 | (value >> 8) }
                }
                for index in target.indices { target[index] |= 0xFF00_0000 }
            }
        }
        let (one, other) = (image(17), image(99))
        try withReferences {
            _ = folder.run(.missing) { expectImage(one, matches: "large") }
            let begin = clock()
            let message = try #require(folder.run { expectImage(other, matches: "large", tolerance: .perceptual()) }.first)
            let seconds = Double(clock() - begin) / Double(CLOCKS_PER_SEC)
            #expect(message.contains("of 2962440 pixels differ"))
            #expect(seconds < 1)
            print("a difference of two 1170 x 2532 images took \(seconds) s of processor time")
        }
    }
}
