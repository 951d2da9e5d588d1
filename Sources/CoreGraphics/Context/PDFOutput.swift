import CCairo
import Foundation

/// A document as Cairo writes it: its surface, its page, and the consumer of its bytes.
final class PDFOutput {
    let surface: OpaquePointer
    let mediaBox: CGRect
    private let consumer: CGDataConsumer
    /// The page that is open; nil before the first and between two.
    private(set) var page: CGRect?
    private(set) var isClosed = false

    /// The number of pixels of a point in images of what a document has no form for: shadows and masks. 288 in an inch.
    static let resolution = 4
    /// The maximum length of a page in points: readers show no larger one.
    private static let maximumLength: CGFloat = 14400

    /// - Parameter mediaBox: The page of those that have none of their own.
    init?(_ consumer: CGDataConsumer, mediaBox: CGRect) {
        self.consumer = consumer
        self.mediaBox = Self.page(mediaBox)
        let write: cairo_write_func_t = { closure, bytes, count in
            guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
            let consumer = Unmanaged<CGDataConsumer>.fromOpaque(closure).takeUnretainedValue()
            return consumer.write(UnsafeRawBufferPointer(start: bytes, count: Int(count))) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
        }
        let closure = Unmanaged.passUnretained(consumer).toOpaque()
        let size = self.mediaBox.size
        guard let surface = cairo_pdf_surface_create_for_stream(write, closure, size.width.native, size.height.native),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        else { return nil }
        cairo_surface_set_fallback_resolution(surface, 72 * Double(Self.resolution), 72 * Double(Self.resolution))
        self.surface = surface
    }

    deinit {
        close()
        cairo_surface_destroy(surface)
    }

    /// A box that a page can have: an empty one, or one that is not finite, is US Letter's, as Apple's; a large one is cut.
    private static func page(_ box: CGRect) -> CGRect {
        guard box.width.isFinite, box.height.isFinite, box.minX.isFinite, box.minY.isFinite, !box.isEmpty, box != .infinite else {
            return CGRect(x: 0, y: 0, width: 612, height: 792)
        }
        return CGRect(x: box.minX, y: box.minY, width: min(box.width, maximumLength), height: min(box.height, maximumLength))
    }

    /// Begins a page.
    func beginPage(_ box: CGRect?) -> CGRect {
        let box = box.map(Self.page) ?? mediaBox
        page = box
        cairo_pdf_surface_set_size(surface, box.width.native, box.height.native)
        return box
    }

    /// Ends the page.
    func endPage(_ cairo: OpaquePointer) {
        page = nil
        cairo_show_page(cairo)
    }

    /// Writes the rest; a failure is reported.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        guard status != CAIRO_STATUS_SUCCESS else { return }
        let reason = String(cString: cairo_status_to_string(status))
        reportOnce("PDF \(reason)", "CGContext: the PDF is not whole: \(reason).")
    }

    // MARK: About the document

    /// Sets what the document says of itself.
    func describe(_ information: [String: Any]) {
        func set(_ key: String, _ entry: cairo_pdf_metadata_t) {
            let value = information[key]
            let text = value as? String ?? (value as? [String])?.joined(separator: ", ")
            if let text { cairo_pdf_surface_set_metadata(surface, entry, text) }
        }
        set(kCGPDFContextTitle as String, CAIRO_PDF_METADATA_TITLE)
        set(kCGPDFContextAuthor as String, CAIRO_PDF_METADATA_AUTHOR)
        set(kCGPDFContextSubject as String, CAIRO_PDF_METADATA_SUBJECT)
        set(kCGPDFContextKeywords as String, CAIRO_PDF_METADATA_KEYWORDS)
        set(kCGPDFContextCreator as String, CAIRO_PDF_METADATA_CREATOR)
        for key in [kCGPDFContextOwnerPassword, kCGPDFContextUserPassword] where information[key as String] != nil {
            reportOnce("PDF password", "CGContext: a PDF is written without a password: Cairo does not encrypt.")
        }
    }

    // MARK: Links

    /// A text in the attributes of Cairo's tags.
    private static func quoted(_ text: String) -> String {
        "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
    }

    /// Makes a rectangle of the page, in points from its top left corner, a link.
    func addLink(to target: String, _ rect: CGRect, in cairo: OpaquePointer) {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { "\($0.native)" }.joined(separator: " ")
        tag("Link", "\(target) rect=[\(numbers)]", in: cairo)
    }

    func addURL(_ url: URL, _ rect: CGRect, in cairo: OpaquePointer) {
        addLink(to: "uri=\(Self.quoted(url.absoluteString))", rect, in: cairo)
    }

    func addLink(toDestination name: String, _ rect: CGRect, in cairo: OpaquePointer) {
        addLink(to: "dest=\(Self.quoted(name))", rect, in: cairo)
    }

    func addDestination(_ name: String, at point: CGPoint, in cairo: OpaquePointer) {
        tag("cairo.dest", "name=\(Self.quoted(name)) x=\(point.x.native) y=\(point.y.native)", in: cairo)
    }

    private func tag(_ name: String, _ attributes: String, in cairo: OpaquePointer) {
        cairo_tag_begin(cairo, name, attributes)
        cairo_tag_end(cairo, name)
    }
}
