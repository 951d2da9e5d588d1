import CoreGraphics
import Foundation

/// Opens a PDF document that is appended to `data`, and makes it current until `UIGraphicsEndPDFContext()`.
///
/// - Parameters:
///   - data: Has the whole document after the end.
///   - bounds: The pages' rectangle in points; a zero one is US Letter's, 612 by 792.
///   - documentInfo: The title, the author and their like, by `kCGPDFContext…`.
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
    guard let consumer = CGDataConsumer(data: data) else { return }
    begin(consumer, bounds, documentInfo)
}

/// Opens a PDF document that is written to a file, and makes it current until `UIGraphicsEndPDFContext()`. Returns false, and opens none,
/// if the file cannot be made.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
    guard let consumer = CGDataConsumer(url: URL(fileURLWithPath: path)) else { return false }
    begin(consumer, bounds, documentInfo)
    return true
}

private func begin(_ consumer: CGDataConsumer, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
    var box = bounds
    let information = Dictionary(
        uniqueKeysWithValues: (documentInfo ?? [:]).compactMap { key, value in (key as? String).map { ($0, value) } })
    guard let context = CGContext(consumer: consumer, mediaBox: &box, information as CFDictionary) else { return }
    GraphicsContextStack.push(GraphicsContextStack.Level(context: context, imageScale: nil, isDocument: true))
}

/// The current document's context; nil if the current context is another.
private var currentDocument: CGContext? { GraphicsContextStack.top.flatMap { $0.isDocument ? $0.context : nil } }

/// Begins a page of the document's bounds, with a new graphics state; no effect without a current document.
public func UIGraphicsBeginPDFPage() { currentDocument?.beginPage(nil, hasYDown: true) }

/// Begins a page of its own bounds; `kCGPDFContextMediaBox` in `pageInfo` comes before them.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    currentDocument?.beginPage(pageInfo?[kCGPDFContextMediaBox as String] as? CGRect ?? bounds, hasYDown: true)
}

/// Returns the rectangle of the page; zero outside of pages.
public func UIGraphicsGetPDFContextBounds() -> CGRect { currentDocument?.page ?? .zero }

/// Makes a rectangle of the page a link to an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) { currentDocument?.setURL(url as CFURL, for: rect) }

/// Names a point of the page, for links.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    currentDocument?.addDestination(name as CFString, at: point)
}

/// Makes a rectangle of the page a link to a named point, anywhere in the document.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    currentDocument?.setDestination(name as CFString, for: rect)
}

/// Ends the document opened by `UIGraphicsBeginPDFContextToData` or `…ToFile`: it is whole afterwards. No effect without one.
public func UIGraphicsEndPDFContext() {
    guard let context = currentDocument else { return }
    context.closePDF()
    GraphicsContextStack.popDocument()
}
