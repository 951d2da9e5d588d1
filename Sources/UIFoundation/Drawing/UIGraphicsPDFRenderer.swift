import CoreGraphics
import Foundation

/// Creates PDF documents by drawing; reusable and thread-safe.
///
/// The closure begins each page. Shapes, text and images stay what they are, at any magnification; what a document has no form for, such as
/// shadows and what `CALayer.render(in:)` draws, is an image of 288 pixels in an inch.
///
/// Source: https://developer.apple.com/documentation/uikit/uigraphicspdfrenderer
///
/// ```swift
/// let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 595, height: 842))
/// let data = renderer.pdfData { context in
///     context.beginPage()
///     "Invoice".draw(at: CGPoint(x: 40, y: 40), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
/// }
/// ```
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// A closure that draws a document; its context is current.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    private let pdfFormat: UIGraphicsPDFRendererFormat

    /// Creates a renderer of pages of `bounds` (points) with the default format.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Creates a renderer of pages of `bounds` (points) with `format`, which is copied. Empty bounds are US Letter's, 612 by 792 points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        pdfFormat = format.copied(bounds: bounds.standardized)
        super.init(ownFormat: pdfFormat)
    }

    /// Returns the document drawn by `actions`. Without a page it has one, which is empty.
    open func pdfData(actions: DrawingActions) -> Data {
        let data = NSMutableData()
        if let consumer = CGDataConsumer(data: data) { draw(to: consumer, actions) }
        return data as Data
    }

    /// Writes the document drawn by `actions` to a file, in place of one that is there. Throws if it cannot be written.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try pdfData(actions: actions).write(to: url, options: .atomic)
    }

    private func draw(to consumer: CGDataConsumer, _ actions: DrawingActions) {
        var box = pdfFormat.bounds
        let information = Dictionary(uniqueKeysWithValues: pdfFormat.documentInfo.map { ($0.key, $0.value) })
        guard let context = CGContext(consumer: consumer, mediaBox: &box, information as CFDictionary) else { return }
        let rendererContext = UIGraphicsPDFRendererContext(cgContext: context, format: pdfFormat)
        GraphicsContextStack.with(context) { actions(rendererContext) }
        context.closePDF()
    }
}

/// The drawing environment of a PDF renderer.
///
/// Source: https://developer.apple.com/documentation/uikit/uigraphicspdfrenderercontext
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The rectangle of the page, in points; zero before the first page.
    open var pdfContextBounds: CGRect { cgContext.page ?? .zero }

    /// Begins a page of the renderer's bounds, with a new graphics state; ends the one before.
    open func beginPage() { cgContext.beginPage(nil, hasYDown: true) }

    /// Begins a page of its own bounds.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle of the page, in points.
    ///   - pageInfo: `kCGPDFContextMediaBox` comes before `bounds`.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        cgContext.beginPage(pageInfo[kCGPDFContextMediaBox as String] as? CGRect ?? bounds, hasYDown: true)
    }

    /// Makes a rectangle of the page a link to an address.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url as CFURL, for: rect) }

    /// Names a point of the page, for links.
    open func addDestination(withName name: String, at point: CGPoint) { cgContext.addDestination(name as CFString, at: point) }

    /// Makes a rectangle of the page a link to a named point, anywhere in the document.
    open func setDestinationWithName(_ name: String, for rect: CGRect) { cgContext.setDestination(name as CFString, for: rect) }
}

/// The format of a PDF renderer's documents.
///
/// Source: https://developer.apple.com/documentation/uikit/uigraphicspdfrendererformat
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The title, the author and their like, by `kCGPDFContext…`; empty by default.
    open var documentInfo: [String: Any] = [:]

    /// Returns the default format.
    open class func `default`() -> Self { Self() }

    public required override init() {
        super.init()
    }

    /// Returns the renderer's own copy, independent of later changes.
    func copied(bounds: CGRect) -> UIGraphicsPDFRendererFormat {
        let copy = UIGraphicsPDFRendererFormat()
        (copy.bounds, copy.documentInfo) = (bounds, documentInfo)
        return copy
    }
}
