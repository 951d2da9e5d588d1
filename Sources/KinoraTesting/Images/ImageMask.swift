import UIKit

/// An area of an image that a comparison leaves out.
public enum ImageMask {
    /// A rectangle in points of the subject: of the screen, of the view's bounds, or of an image's pixels.
    case rect(CGRect)
    /// The bounding box of a view inside the subject, as displayed now. A view outside the subject masks nothing.
    case view(UIView)
}
