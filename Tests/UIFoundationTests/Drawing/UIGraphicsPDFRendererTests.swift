import CoreGraphics
import UIKit
import UIKitTestSupport
import XCTest

/// Documents, read by Poppler's programs, which share no code with Cairo's writer.
final class UIGraphicsPDFRendererTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pdf-\(UUID().uuidString)")

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func output(_ program: String, _ arguments: [String], of data: Data, to path: String? = nil) throws -> String {
        let file = folder.appendingPathComponent("a.pdf")
        try data.write(to: file)
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/\(program)")
        process.arguments = arguments + [file.path] + (path.map { [$0] } ?? (program == "pdftotext" ? ["-"] : []))
        process.standardOutput = pipe
        try process.run()
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, program)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func pdf(_ size: CGSize = CGSize(width: 200, height: 120), _ actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: size)).pdfData(actions: actions)
    }

    /// The greatest and the mean difference of color components between the first page and the same drawing in an image, of 2 pixels a
    /// point, on white.
    private func differences(_ size: CGSize, _ draw: (UIGraphicsRendererContext) -> Void) throws -> (greatest: Int, mean: Double) {
        let data = pdf(size) { context in
            context.beginPage()
            draw(context)
        }
        let file = folder.appendingPathComponent("b")
        _ = try output("pdftocairo", ["-png", "-singlefile", "-r", "144"], of: data, to: file.path)
        let drawn = try XCTUnwrap(UIImage(contentsOfFile: file.path + ".png")?.cgImage)
        XCTAssertEqual(drawn.width, Int(size.width * 2))
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (2, true)
        func onWhite(_ actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
            UIGraphicsImageRenderer(size: size, format: format).image { context in
                UIColor.white.setFill()
                context.fill(CGRect(origin: .zero, size: size))
                UIColor.black.setFill()
                actions(context)
            }
        }
        let (one, other) = (
            try Pixels(onWhite { _ in UIImage(cgImage: drawn, scale: 2, orientation: .up).draw(at: .zero) }), try Pixels(onWhite(draw))
        )
        var (greatest, sum) = (0, 0)
        for y in 0..<Int(size.height * 2) {
            for x in 0..<Int(size.width * 2) {
                for shift in [0, 8, 16] as [UInt32] {
                    let difference = abs(Int(one[x, y] >> shift & 255) - Int(other[x, y] >> shift & 255))
                    greatest = max(greatest, difference)
                    sum += difference
                }
            }
        }
        return (greatest, Double(sum) / (size.width * size.height * 12))
    }

    func testShapesClipsAndImagesAreWhereAnImageHasThem() throws {
        let dot = makeRenderer(4, 4, scale: 2).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        let (greatest, mean) = try differences(CGSize(width: 100, height: 60)) { context in
            let inner = context.cgContext
            UIColor.red.setFill()
            context.fill(CGRect(x: 10, y: 5, width: 20, height: 10))
            inner.saveGState()
            inner.clip(to: CGRect(x: 40, y: 0, width: 10, height: 60))
            inner.translateBy(x: 40, y: 10)
            inner.rotate(by: .pi / 2)
            UIColor(red: 0, green: 0.5, blue: 0, alpha: 0.5).setFill()
            context.fill(CGRect(x: 0, y: -10, width: 30, height: 20))
            inner.restoreGState()
            dot.draw(in: CGRect(x: 60, y: 10, width: 4, height: 4))
            inner.beginTransparencyLayer(auxiliaryInfo: nil)
            inner.fill(CGRect(x: 70, y: 10, width: 20, height: 20))
            inner.fill(CGRect(x: 80, y: 20, width: 10, height: 30))
            inner.endTransparencyLayer()
        }
        XCTAssertLessThanOrEqual(greatest, 3)
        XCTAssertLessThan(mean, 0.05)
    }

    func testShadowsMasksAndBlendModesAreThoseOfAnImage() throws {
        let mask = try XCTUnwrap(
            makeRenderer(20, 20, scale: 1).image { $0.cgContext.fillEllipse(in: CGRect(x: 2, y: 2, width: 16, height: 16)) }.cgImage)
        let (_, mean) = try differences(CGSize(width: 100, height: 60)) { context in
            let inner = context.cgContext
            inner.saveGState()
            inner.setShadow(offset: CGSize(width: 4, height: 6), blur: 6, color: UIColor(white: 0, alpha: 0.5).cgColor)
            UIColor.orange.setFill()
            context.fill(CGRect(x: 10, y: 10, width: 30, height: 20))
            inner.restoreGState()
            inner.saveGState()
            inner.clip(to: CGRect(x: 50, y: 10, width: 40, height: 40), mask: mask)
            UIColor.purple.setFill()
            context.fill(CGRect(x: 50, y: 10, width: 40, height: 40))
            inner.restoreGState()
            UIColor.yellow.setFill()
            context.fill(CGRect(x: 20, y: 20, width: 50, height: 20), blendMode: .multiply)
        }
        XCTAssertLessThan(mean, 0.6)
    }

    func testTextIsTextAndIsWhereAnImageHasIt() throws {
        func draw() {
            ("Gross weight" as NSString).draw(at: CGPoint(x: 12, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 24)])
        }
        let data = pdf { context in
            context.beginPage()
            draw()
        }
        XCTAssertEqual(try output("pdftotext", [], of: data).trimmingCharacters(in: .whitespacesAndNewlines), "Gross weight")
        let (_, mean) = try differences(CGSize(width: 200, height: 60)) { _ in draw() }
        // A line of text that is missing, or is a point away, differs by more than 5.
        XCTAssertLessThan(mean, 2)
    }

    func testPagesHaveBoxesAndStatesOfTheirOwn() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: "Größe", kCGPDFContextAuthor as String: "Ann"]
        var bounds: [CGRect] = []
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 400), format: format)
        let data = renderer.pdfData { context in
            bounds.append(context.pdfContextBounds)
            context.beginPage()
            context.cgContext.translateBy(x: 1000, y: 1000)
            context.cgContext.saveGState()
            bounds.append(context.pdfContextBounds)
            context.beginPage(withBounds: CGRect(x: 10, y: 20, width: 100, height: 50), pageInfo: [:])
            bounds.append(context.pdfContextBounds)
            XCTAssertEqual(context.cgContext.ctm, CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -10, ty: 70))
            ("second" as NSString).draw(at: CGPoint(x: 12, y: 22), withAttributes: nil)
        }
        XCTAssertEqual(
            bounds, [.zero, CGRect(x: 0, y: 0, width: 300, height: 400), CGRect(x: 10, y: 20, width: 100, height: 50)])
        let about = try output("pdfinfo", ["-f", "1", "-l", "2"], of: data)
        for line in [/Title: +Größe/, /Author: +Ann/, /Pages: +2/, /Page +1 size: +300 x 400 pts/, /Page +2 size: +100 x 50 pts/] {
            XCTAssertTrue(about.contains(line), about)
        }
        XCTAssertEqual(try output("pdftotext", ["-f", "2"], of: data).trimmingCharacters(in: .whitespacesAndNewlines), "second")
    }

    func testLinksLeadToAddressesAndNamedPoints() throws {
        let data = pdf { context in
            context.beginPage()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.setURL(URL(string: "https://example.com/it's")!, for: CGRect(x: 10, y: 20, width: 30, height: 40))
            context.setDestinationWithName("end", for: CGRect(x: 50, y: 20, width: 30, height: 40))
            context.beginPage()
            context.addDestination(withName: "end", at: CGPoint(x: 5, y: 100))
        }
        let text = String(decoding: data, as: UTF8.self)
        XCTAssertTrue(text.contains(/\/URI \(https:\/\/example\.com\/it's\)/), "the address")
        // With y up: from 120 - 60 to 120 - 20.
        XCTAssertTrue(text.contains(/\/Rect \[ 10 60 40 100 \]/), "the address's rectangle")
        XCTAssertTrue(text.contains(/\/Rect \[ 50 60 80 100 \]/), "the link's rectangle")
    }

    func testWithoutAPageNothingIsDrawnAndADocumentEndsOnce() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 50, height: 40), nil)
        let context = try XCTUnwrap(UIGraphicsGetCurrentContext())
        context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        XCTAssertEqual(UIGraphicsGetPDFContextBounds(), .zero)
        UIGraphicsBeginPDFPage()
        XCTAssertEqual(UIGraphicsGetPDFContextBounds(), CGRect(x: 0, y: 0, width: 50, height: 40))
        XCTAssertNil(context.makeImage())
        XCTAssertNil(context.data)
        XCTAssertEqual([context.width, context.height], [0, 0])
        XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        UIGraphicsPopContext()
        XCTAssertTrue(UIGraphicsGetCurrentContext() === context)
        UIGraphicsEndPDFContext()
        XCTAssertNil(UIGraphicsGetCurrentContext())
        let count = data.length
        context.closePDF()
        UIGraphicsEndPDFContext()
        context.beginPDFPage(nil)
        context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        XCTAssertEqual(data.length, count)
        XCTAssertTrue(try output("pdfinfo", [], of: data as Data).contains(/Pages: +1\n/))
    }

    func testBadBoxesAndFilesHaveAnEnd() throws {
        for bounds in [CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 3)] {
            let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { $0.beginPage() }
            XCTAssertTrue(try output("pdfinfo", [], of: data).contains(/Page size: +612 x 792 pts/), "\(bounds)")
        }
        XCTAssertFalse(UIGraphicsBeginPDFContextToFile("/nowhere/a.pdf", .zero, nil))
        XCTAssertNil(UIGraphicsGetCurrentContext())
        let empty = UIGraphicsPDFRenderer(bounds: .zero).pdfData { _ in }
        XCTAssertTrue(try output("pdfinfo", [], of: empty).contains(/Pages: +[01]\n/))
        let file = folder.appendingPathComponent("c.pdf")
        try UIGraphicsPDFRenderer(bounds: .zero).writePDF(to: file) { $0.beginPage() }
        XCTAssertEqual(try Data(contentsOf: file).prefix(5), Data("%PDF-".utf8))
    }
}
