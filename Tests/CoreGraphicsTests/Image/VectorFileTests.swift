import CoreGraphics
import XCTest

/// Drawings of SVG and PDF files.
final class VectorFileTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("vectors-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func file(_ name: String, _ text: String) throws -> VectorFile { try file(name, Data(text.utf8)) }

    private func file(_ name: String, _ data: Data) throws -> VectorFile {
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return try VectorFile(contentsOf: url)
    }

    private func svg(_ attributes: String, _ body: String = "") -> String {
        #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \#(attributes)>\#(body)</svg>"#
    }

    func testTheSizeIsInPointsWhateverTheUnit() throws {
        for (attributes, size) in [
            (#"width="12" height="6""#, CGSize(width: 12, height: 6)), (#"width="12px" height="6px""#, CGSize(width: 12, height: 6)),
            (#"width="12pt" height="6pt""#, CGSize(width: 12, height: 6)), (#"width="1in" height="2in""#, CGSize(width: 72, height: 144)),
            (#"viewBox="0 0 30 20""#, CGSize(width: 30, height: 20)),
            (#"width="100%" height="100%" viewBox="5 5 8 9""#, CGSize(width: 8, height: 9)),
        ] {
            XCTAssertEqual(try file("a.svg", svg(attributes)).size, size, attributes)
        }
    }

    func testADrawingHasItsPixelsAtEveryScale() throws {
        let half = try file("a.svg", svg(#"width="4" height="2""#, ##"<rect width="2" height="2" fill="#ff0000" fill-opacity="0.5"/>"##))
        for scale in [1, 2, 3] {
            let image = try half.image(scale: CGFloat(scale))
            XCTAssertEqual([image.width, image.height], [4 * scale, 2 * scale])
            for (index, pixel) in image.pixels.enumerated() {
                XCTAssertEqual(pixel, index % (4 * scale) < 2 * scale ? 0x8080_0000 : 0, "pixel \(index) at \(scale)")
            }
        }
        XCTAssertEqual(try half.image(width: 8, height: 8).pixels.filter { $0 != 0 }.count, 32)
    }

    /// A page of 20 x 10 points whose left half is blue.
    private static let page = Data(
        """
        %PDF-1.4
        1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
        2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
        3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 20 10]/Contents 4 0 R>> endobj
        4 0 obj <</Length 27>> stream
        0 0 1 rg 0 0 10 10 re f    
        endstream endobj
        trailer <</Root 1 0 R>>
        """.utf8)

    func testThePageOfAPDFIsADrawing() throws {
        let page = try file("a b'\".pdf", Self.page)
        XCTAssertEqual(page.size, CGSize(width: 20, height: 10))
        let image = try page.image(scale: 2)
        XCTAssertEqual([image.width, image.height], [40, 20])
        for (index, pixel) in image.pixels.enumerated() { XCTAssertEqual(pixel, index % 40 < 20 ? 0xFF00_00FF : 0, "pixel \(index)") }
    }

    private func problem(_ name: String, _ text: String) throws -> String {
        do {
            let read = try file(name, text)
            _ = try read.image(scale: 1)
            return "none"
        } catch let error as ImageError { return error.description }
    }

    func testDamagedAndHostileFilesAreAnErrorWithAReason() throws {
        XCTAssertEqual(try problem("a.pdf", "%PDF-1.4"), "damaged image data: the PDF is damaged, locked or empty")
        XCTAssert(try problem("a.svg", "").hasPrefix("damaged image data: XML parse error"))
        XCTAssert(try problem("a.svg", "<svg").hasPrefix("damaged image data: XML parse error"))
        XCTAssertEqual(
            try problem("a.svg", svg(#"width="0" height="5""#)),
            "damaged image data: the drawing has no size: give it a width and a height, or a viewBox")
        XCTAssertEqual(
            try problem("a.svg", svg(#"width="20000" height="20000""#)),
            "an image of 20000 x 20000 pixels is too large: at most 67108864 pixels are read")
        let lines = (1..<10).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }
        let laughs = "<!DOCTYPE svg [<!ENTITY e0 \"ha\">\(lines.joined())]>" + svg(#"width="9" height="9""#, "<text>&e9;</text>")
        XCTAssert(try problem("a.svg", laughs).hasPrefix("damaged image data: XML parse error"))
        let uses = (1..<20).map { i in
            #"<g id="u\#(i)">"# + String(repeating: ##"<use xlink:href="#u\##(i - 1)"/>"##, count: 10) + "</g>"
        }
        let bomb = svg(#"width="9" height="9""#, #"<g id="u0"><rect width="1" height="1"/></g>"# + uses.joined())
        XCTAssertEqual(try problem("a.svg", bomb), "damaged image data: the drawing has too many elements, or refers to itself")
    }

    func testADrawingReadsNoOtherFile() throws {
        try Data(svg(#"width="4" height="4""#, #"<rect width="4" height="4"/>"#).utf8).write(to: folder.appendingPathComponent("b.svg"))
        let path = folder.appendingPathComponent("b.svg").absoluteString
        let element = #"<image width="4" height="4" xlink:href="\#(path)"/>"#
        let image = try file("a.svg", svg(#"width="4" height="4""#, element)).image(scale: 1)
        XCTAssertEqual(image.pixels.filter { $0 != 0 }.count, 0)
    }
}
