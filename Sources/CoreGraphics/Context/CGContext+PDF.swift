import CCairo
import Foundation

/// The title of a document, a string.
public let kCGPDFContextTitle = "kCGPDFContextTitle" as CFString
/// The author of a document, a string.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor" as CFString
/// The subject of a document, a string.
public let kCGPDFContextSubject = "kCGPDFContextSubject" as CFString
/// The keywords of a document, a string or an array of strings.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords" as CFString
/// The program that made a document, a string.
public let kCGPDFContextCreator = "kCGPDFContextCreator" as CFString
/// The password that lets one change a document. Reported, and without effect: documents are not encrypted.
public let kCGPDFContextOwnerPassword = "kCGPDFContextOwnerPassword" as CFString
/// The password that lets one open a document. Reported, and without effect: documents are not encrypted.
public let kCGPDFContextUserPassword = "kCGPDFContextUserPassword" as CFString
/// The rectangle of a page, a `CGRect` in `Data`, or a rectangle itself.
public let kCGPDFContextMediaBox = "kCGPDFContextMediaBox" as CFString

// Documents. Shapes, text and images stay what they are; shadows, masks and rendered layers are images of 288 pixels in an inch.
extension CGContext {
    /// Creates a context that writes a PDF document.
    ///
    /// User space is points with y up from the lower left corner of the media box. Between ``beginPDFPage(_:)`` and ``endPDFPage()``
    /// drawing goes to a page; outside of a page nothing is drawn, which is logged once. The document is whole after ``closePDF()``, or
    /// when the context goes.
    ///
    /// - Parameters:
    ///   - consumer: Takes the bytes.
    ///   - mediaBox: The page of those that have none of their own; nil, or an empty one, is US Letter's, 612 by 792 points.
    ///   - auxiliaryInfo: The title, the author and their like, by `kCGPDFContext…`.
    ///
    /// Differs from UIKit: passwords have no effect, which is logged. Source: Apple,
    /// [CGContext.init(consumer:mediaBox:_:)](https://developer.apple.com/documentation/coregraphics/cgcontext/init(consumer:mediabox:_:)).
    public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let output = PDFOutput(consumer, mediaBox: mediaBox?.pointee ?? .zero) else { return nil }
        output.describe(auxiliaryInfo ?? [:])
        self.init(output)
    }

    /// Creates a context that writes a PDF file; nil, with one line in the log, if the file cannot be made. See
    /// ``init(consumer:mediaBox:_:)``.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url as URL) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Begins a page with a new graphics state; ends one that is open.
    ///
    /// - Parameter pageInfo: `kCGPDFContextMediaBox` is the page's rectangle; nil has the document's.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        let value = pageInfo?[kCGPDFContextMediaBox as String]
        var box = value as? CGRect
        if let data = value as? Data, data.count == MemoryLayout<CGRect>.size {
            box = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
        }
        beginPage(box, hasYDown: false)
    }

    /// Begins a page with a new graphics state; ends one that is open. A nil box is the document's.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(mediaBox?.pointee, hasYDown: false) }

    /// Ends the page; does nothing if none is open.
    public func endPDFPage() {
        guard let document, document.page != nil else { return }
        endState()
        document.endPage(cairo)
    }

    /// Ends the page, as ``endPDFPage()`` does.
    public func endPage() { endPDFPage() }

    /// Ends the document and its page: all bytes are with the consumer afterwards. Once more does nothing.
    public func closePDF() {
        endPDFPage()
        document?.close()
    }

    /// Makes a rectangle of user space a link to an address. Does nothing for a bitmap, or without a page.
    ///
    /// Differs from UIKit: a page on which nothing is drawn has no links.
    public func setURL(_ url: CFURL, for rect: CGRect) {
        guard let document, document.page != nil else { return }
        document.addURL(url as URL, rect.applying(userToCairo), in: cairo)
    }

    /// Names a point of user space, for links. Does nothing for a bitmap, or without a page.
    public func addDestination(_ name: CFString, at point: CGPoint) {
        guard let document, document.page != nil else { return }
        document.addDestination(name as String, at: point.applying(userToCairo), in: cairo)
    }

    /// Makes a rectangle of user space a link to a point that ``addDestination(_:at:)`` names, anywhere in the document. Does nothing for
    /// a bitmap, or without a page.
    public func setDestination(_ name: CFString, for rect: CGRect) {
        guard let document, document.page != nil else { return }
        document.addLink(toDestination: name as String, rect.applying(userToCairo), in: cairo)
    }

    // MARK: For UIKit

    /// Begins a page; nil for the document's box.
    ///
    /// - Parameter hasYDown: Whether user space has y down from the box's top left corner, as UIKit's has.
    package func beginPage(_ box: CGRect?, hasYDown: Bool) {
        guard let document, !document.isClosed else { return }
        endPDFPage()
        let page = document.beginPage(box)
        let down = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -page.minX, ty: page.maxY)
        beginState(hasYDown ? down : CGAffineTransform(translationX: -page.minX, y: -page.minY), pageHeight: page.height)
    }

    /// The page that is open; nil for a bitmap, and outside of pages.
    package var page: CGRect? { document?.page }

    /// Whether drawing has an effect; a document without a page says once that it has none.
    var canDraw: Bool {
        guard let document, document.page == nil else { return true }
        reportOnce("CGContext.page", "CGContext: nothing is drawn outside of a page: begin one.")
        return false
    }

    /// Pixels of a point in images of what a document has no form for; 1 for a bitmap, whose pixels they have.
    var resolution: Int { document == nil ? 1 : PDFOutput.resolution }
}
