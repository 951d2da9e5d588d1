import CCairo
import Foundation

/// A drawing context: a bitmap, or the pages of a PDF document.
///
/// Drawing calls use user space; the current transformation matrix converts it to device space, which is pixels with y up from the
/// bottom left corner, in a document points. Use from one thread at a time. A value that is NaN or infinite is ignored and logged once: the
/// last valid one is kept, or the drawing skipped.
///
/// Drawing with a shadow, a mask, or a blend mode that reaches outside of the shape takes longer than the methods say: a pass over the
/// pixels of the clip, widened by the reach of a blur. After ``data`` was read in a layout that is converted, so does each call, over all
/// pixels.
///
/// Source: [CGContext](https://developer.apple.com/documentation/coregraphics/cgcontext). Drawn by Cairo.
///
/// ```swift
/// func drawCross(in rect: CGRect, of context: CGContext) {
///     context.setStrokeColor(CGColor(gray: 0, alpha: 1))
///     context.setLineWidth(2)
///     context.move(to: rect.origin)
///     context.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///     context.strokePath()
/// }
/// ```
public final class CGContext {
    /// The width in pixels; 0 for a document.
    public let width: Int
    /// The height in pixels; 0 for a document.
    public let height: Int
    /// The pages that are written; nil for a bitmap.
    let document: PDFOutput?

    /// The maximum width and height, a limit of Cairo's coordinates.
    static let maximumLength = 32767

    let surface: OpaquePointer
    /// The drawing target: the image, a layer or another offscreen surface.
    var cairo: OpaquePointer
    private let imageCairo: OpaquePointer
    /// The pixels in the requested layout, if it differs from Cairo's and they are externally visible.
    private(set) var memory: BitmapMemory?
    /// The requested layout.
    let layout: PixelLayout
    private let requestedBytesPerRow: Int
    let isOpaque: Bool
    /// From Quartz's device space to Cairo's, where y points down from the top left corner.
    private(set) var deviceToCairo: CGAffineTransform
    /// From base space, in which shadows and patterns are positioned, to Quartz's device space; the initial user space.
    private(set) var baseTransform: CGAffineTransform
    var state = GraphicsState()
    private(set) var savedStates: [GraphicsState] = []
    /// The open transparency layers, innermost last.
    var layers: [TransparencyLayer] = []
    /// Whether color calls are ignored, as in the cell of an uncolored pattern.
    var ignoresColors = false
    // Limits of the graphics state, but no part of it.
    var allowsAntialiasing = true
    var allowsFontSubpixelPositioning = true
    /// The current path, in Quartz's device space.
    var currentPath = PathData()

    /// Creates a context of 8 bits per component.
    ///
    /// - Parameters:
    ///   - data: The buffer to draw into, which must outlive the context and keeps its contents; nil allocates a zeroed one. Fastest
    ///     with alpha (or a skipped component) first and 32-bit little order: other layouts are converted at each drawing call.
    ///   - width: In pixels, 1 to 32 767.
    ///   - height: In pixels, 1 to 32 767.
    ///   - bitsPerComponent: 8.
    ///   - bytesPerRow: Bytes between the starts of two rows; 0 chooses automatically.
    ///   - space: An RGB or gray space; colors are sRGB in both. Has no effect for alpha alone.
    ///   - bitmapInfo: For RGB premultiplied alpha, or a skipped component, first or last, in any 32-bit order; for gray no alpha; or
    ///     alpha alone.
    /// - Returns: Nil, with one line in the log, for anything else.
    ///
    /// Source: [CGContext.init](https://developer.apple.com/documentation/coregraphics/cgcontext/init(data:width:height:bitspercomponent:bytesperrow:space:bitmapinfo:)).
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let isOneByte = space.model == .monochrome || info.alphaInfo == .alphaOnly
        let layout = PixelLayout(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: isOneByte ? 8 : 32, componentCount: space.numberOfComponents,
            bitmapInfo: info)
        guard let layout, layout.isPremultiplied, space.model == .rgb || space.model == .monochrome else {
            CGContext.refuse(
                "a layout of \(bitsPerComponent) bits per component, \(space.numberOfComponents) color components and bitmap info "
                    + "\(bitmapInfo) is not supported")
            return nil
        }
        let (usedBytesPerRow, overflows) = width.multipliedReportingOverflow(by: layout.bytesPerPixel)
        guard bytesPerRow == 0 || !overflows && bytesPerRow >= usedBytesPerRow else {
            CGContext.refuse("rows of \(bytesPerRow) bytes are too short for \(width) pixels")
            return nil
        }
        self.init(data: data, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout, ctm: .identity)
    }

    /// Creates a context as UIKit does: user space is points with y down from the top left corner.
    ///
    /// - Parameters:
    ///   - size: In points; the bitmap has as many whole pixels as cover it.
    ///   - scale: Pixels per point.
    ///   - isOpaque: Whether the bitmap has no alpha; it starts black then, otherwise transparent.
    /// - Returns: Nil, with one line in the log, for a size or scale that is not positive, not finite, or too large.
    package convenience init?(uiKitSize size: CGSize, scale: CGFloat, isOpaque: Bool) {
        // A size that is a whole number of pixels apart from rounding keeps that number.
        let slack: CGFloat = 1 / 1024
        let (columns, rows) = ((size.width * scale - slack).rounded(.up), (size.height * scale - slack).rounded(.up))
        let limit = CGFloat(CGContext.maximumLength)
        guard scale > 0, columns >= 1, rows >= 1, columns <= limit, rows <= limit else {
            CGContext.refuse(
                "\(size.width) x \(size.height) points at scale \(scale) are not 1 to \(CGContext.maximumLength) pixels each way")
            return nil
        }
        self.init(
            data: nil, width: Int(columns), height: Int(rows), bytesPerRow: 0, layout: .native(isOpaque: isOpaque),
            ctm: CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: rows))
    }

    private init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout, ctm: CGAffineTransform) {
        let lengths = 1...CGContext.maximumLength
        guard lengths.contains(width), lengths.contains(height) else {
            CGContext.refuse("\(width) x \(height) pixels are not 1 to \(CGContext.maximumLength) each way")
            return nil
        }
        let isOpaque = layout.alpha == nil
        let isShared = data != nil && layout.isNative && bytesPerRow % 4 == 0
        let rowLength = bytesPerRow > 0 ? bytesPerRow : width * layout.bytesPerPixel
        guard rowLength <= Int(Int32.max) / height else {
            CGContext.refuse("\(height) rows of \(rowLength) bytes are too much")
            return nil
        }
        let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        let surface =
            if let data, isShared {
                cairo_image_surface_create_for_data(
                    data.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height), Int32(rowLength))
            } else {
                cairo_image_surface_create(format, Int32(width), Int32(height))
            }
        let cairo = cairo_create(surface)
        guard let surface, let cairo, cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
            cairo_destroy(cairo)
            cairo_surface_destroy(surface)
            CGContext.refuse("there is no memory for \(width) x \(height) pixels")
            return nil
        }
        self.width = width
        self.height = height
        document = nil
        self.isOpaque = isOpaque
        self.layout = layout
        self.surface = surface
        self.cairo = cairo
        imageCairo = cairo
        requestedBytesPerRow = rowLength
        baseTransform = ctm
        deviceToCairo = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        state.ctm = ctm
        cairo_set_tolerance(cairo, 0.05)
        if let data, !isShared {
            memory = BitmapMemory(data, bytesPerRow: rowLength, layout: layout, width: width, height: height)
            memory?.load(into: surface)
        }
    }

    /// Creates a context that writes a document.
    init?(_ document: PDFOutput) {
        guard let cairo = cairo_create(document.surface), cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
            CGContext.refuse("there is no memory for a document")
            return nil
        }
        (width, height, isOpaque, requestedBytesPerRow) = (0, 0, false, 0)
        (baseTransform, deviceToCairo) = (.identity, .identity)
        layout = .native(isOpaque: false)
        self.document = document
        surface = cairo_surface_reference(document.surface)
        self.cairo = cairo
        imageCairo = cairo
        cairo_set_tolerance(cairo, 0.05)
    }

    /// Begins with the graphics state of a document's new page.
    ///
    /// - Parameter transform: From user space to device space.
    func beginState(_ transform: CGAffineTransform, pageHeight: CGFloat) {
        baseTransform = transform
        deviceToCairo = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: pageHeight)
        state = GraphicsState()
        state.ctm = transform
        currentPath = PathData()
        cairo_save(cairo)
    }

    /// Ends the state of a page: layers that are open are drawn, and saved states dropped.
    func endState() {
        while !layers.isEmpty { endTransparencyLayer() }
        while !savedStates.isEmpty { restoreGState() }
        cairo_restore(cairo)
    }

    deinit {
        closePDF()
        layers.removeAll()
        cairo_destroy(imageCairo)
        cairo_surface_destroy(surface)
    }

    private static func refuse(_ reason: String) {
        reportOnce("CGContext.init " + reason, "CGContext: \(reason). No context was made.")
    }

    /// Saves the graphics state and the clip; the current path is part of neither.
    public func saveGState() {
        savedStates.append(state)
        cairo_save(cairo)
    }

    /// Restores the last saved state; does nothing, and logs this once, if there is none.
    public func restoreGState() {
        // States saved outside a layer are restored after the layer ends.
        guard savedStates.count > layers.last?.savedStateCount ?? 0, let saved = savedStates.popLast() else {
            reportOnce("CGContext.restoreGState", "CGContext: restoreGState() without a saveGState() before it does nothing.")
            return
        }
        state = saved
        cairo_restore(cairo)
    }

    /// The pixels in the requested layout, top row first, ``bytesPerRow`` apart; valid as long as the context.
    ///
    /// They contain the drawing so far, and bytes written to them are drawn over. Accessing them in a layout other than the native one
    /// (see ``init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)``) makes every later drawing call convert all
    /// pixels. Nil for a document.
    ///
    /// - Complexity: O(1) in the native layout; otherwise the first access takes O(*p*), where *p* is the number of pixels.
    public var data: UnsafeMutableRawPointer? {
        guard document == nil else { return nil }
        if let memory { return memory.bytes }
        cairo_surface_flush(surface)
        if layout.isNative, bytesPerRow == Int(cairo_image_surface_get_stride(surface)) {
            return UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))
        }
        let new = BitmapMemory(nil, bytesPerRow: requestedBytesPerRow, layout: layout, width: width, height: height)
        new?.store(from: surface)
        memory = new
        return new?.bytes
    }

    /// Bytes between rows of ``data``.
    public var bytesPerRow: Int { requestedBytesPerRow }

    /// An image of the drawing so far; later drawing does not change it. The contents of an open layer are not included.
    ///
    /// A gray context gives a gray image, one of alpha alone an alpha image. Nil if Cairo is out of memory, and for a document.
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels.
    public func makeImage() -> CGImage? {
        guard document == nil else { return nil }
        memory?.load(into: surface)
        cairo_surface_flush(surface)
        guard cairo_status(imageCairo) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface) else {
            let reason = String(cString: cairo_status_to_string(cairo_status(imageCairo)))
            reportOnce("CGContext.makeImage", "CGContext: no image can be made: \(reason).")
            return nil
        }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let image = CGImage(width: width, height: height, isOpaque: isOpaque, shouldInterpolate: true, kind: layout.kind) { pixels in
            guard let target = pixels.baseAddress else { return }
            for row in 0..<height {
                let source = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
                (target + row * width).update(from: source, count: width)
            }
            switch layout.kind {
            case .color:
                guard isOpaque else { return }
                // Cairo leaves the skipped byte undefined.
                for index in pixels.indices { pixels[index] |= 0xFF00_0000 }
            case .gray, .mask:
                for index in pixels.indices { pixels[index] = 0xFF00_0000 | UInt32(PixelArithmetic.gray(pixels[index])) &* 0x01_0101 }
            case .alphaOnly:
                for index in pixels.indices { pixels[index] &= 0xFF00_0000 }
            }
        }
        image.giveSamples(layout.bitmapInfo)
        return image
    }
}
