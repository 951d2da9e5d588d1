import CCairo
import Foundation

/// An offscreen image: a surface over a region of a context's pixels, in the same coordinates, with a Cairo context for drawing.
final class Painter {
    let region: PixelRegion
    /// The image's own pixels in each of the context's, in both directions; more than 1 for a document, whose pixels are points.
    let resolution: Int
    let surface: OpaquePointer
    let cairo: OpaquePointer

    /// Transparent at first; nil if the region is empty or memory runs out.
    init?(_ region: PixelRegion, _ format: cairo_format_t, resolution: Int = 1) {
        let (width, height) = (region.width * resolution, region.height * resolution)
        guard !region.isEmpty, width <= CGContext.maximumLength, height <= CGContext.maximumLength,
            let surface = cairo_image_surface_create(format, Int32(width), Int32(height))
        else { return nil }
        cairo_surface_set_device_scale(surface, Double(resolution), Double(resolution))
        cairo_surface_set_device_offset(surface, Double(-region.left * resolution), Double(-region.top * resolution))
        guard let cairo = cairo_create(surface), cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        cairo_set_tolerance(cairo, 0.05)
        self.region = region
        self.resolution = resolution
        self.surface = surface
        self.cairo = cairo
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    /// Copies the overlapping pixels of `other`, in the same coordinates.
    func copy(_ other: OpaquePointer?) {
        cairo_save(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(cairo, other, 0, 0)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    /// Calls `body` with the mutable bytes and the bytes per row.
    func withBytes(_ body: (UnsafeMutablePointer<UInt8>, Int) -> Void) {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return }
        body(data, Int(cairo_image_surface_get_stride(surface)))
        cairo_surface_mark_dirty(surface)
    }
}
