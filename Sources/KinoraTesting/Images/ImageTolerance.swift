/// The difference between an image and its reference that a test allows.
public struct ImageTolerance: Sendable, Hashable {
    /// The color distance up to which a pixel counts as equal; nil if each different pixel counts.
    let distance: Double?
    /// The share of all pixels that may exceed the distance, 0 to 1.
    let share: Double

    /// No difference at all: the bytes of every pixel are equal. Kinora draws the same bytes on every machine with the same fonts.
    public static let exact = ImageTolerance(distance: nil, share: 0)

    /// Small differences of color, and few pixels of larger ones.
    ///
    /// The distance of two colors is that of CIE 1976 (ΔE) in L\*a\*b\*: about 2 is just visible side by side, black and white are 100
    /// apart. Transparent pixels are compared over white and over black; the larger distance counts. A value that is not finite, a negative
    /// one, or a share above 1 fails the test that uses it.
    /// - Parameters:
    ///   - distance: The color distance up to which a pixel counts as equal.
    ///   - share: The share of all pixels that may exceed the distance, 0 to 1.
    public static func perceptual(distance: Double = 2, share: Double = 0) -> ImageTolerance {
        ImageTolerance(distance: distance, share: share)
    }

    /// The invalid number, worded as a sentence; nil if both are valid.
    var error: String? {
        if let distance, !(distance.isFinite && distance >= 0) {
            return "A perceptual tolerance has a distance of \(distance); give it 0 to 100."
        }
        return (0...1).contains(share) ? nil : "A perceptual tolerance has a share of \(share); give it 0 to 1."
    }
}
