import CoreGraphics

extension UISlider {
    /// Points.
    static let height: CGFloat = 34
    static let thumbSize: CGFloat = 28
    static let trackHeight: CGFloat = 4
    /// Inset of the track from the bounds; the thumb extends to them.
    static let trackInset: CGFloat = 2
    /// Distance between the images at the ends and the track.
    static let imageGap: CGFloat = 8

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The value as a fraction from minimum to maximum, 0…1.
    final var ratio: CGFloat {
        maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    }

    final func imageFrame(_ image: UIImage?, atMinimum: Bool, in bounds: CGRect) -> CGRect {
        guard let size = image?.size else { return .zero }
        let isLeft = atMinimum != isMirrored
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: (bounds.midY - size.height / 2).rounded(), width: size.width,
            height: size.height)
    }

    final func trackFrame(in bounds: CGRect) -> CGRect {
        func space(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + Self.imageGap } ?? Self.trackInset }
        let (left, right) =
            isMirrored ? (space(maximumValueImage), space(minimumValueImage)) : (space(minimumValueImage), space(maximumValueImage))
        let height = max(currentMinimumTrackImage?.size.height ?? 0, currentMaximumTrackImage?.size.height ?? 0)
        let shown = height > 0 ? height : Self.trackHeight
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - shown / 2, width: max(bounds.width - left - right, 0), height: shown)
    }

    final func thumbFrame(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSize, height: Self.thumbSize)
        let fraction = maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
        let travel = track.width + 2 * Self.trackInset - size.width
        let x = track.minX - Self.trackInset + travel * (isMirrored ? 1 - fraction : fraction)
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the value for a position of the thumb's center.
    final func value(atThumbMiddle x: CGFloat) -> Float {
        let track = trackRect(forBounds: bounds)
        let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
        let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
        guard last != first else { return value }
        let fraction = min(max((x - first) / (last - first), 0), 1)
        return minimumValue + Float(fraction) * (maximumValue - minimumValue)
    }

    final func layOutContents() {
        let track = trackRect(forBounds: bounds)
        let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
        thumb.frame = knob
        maximumTrack.frame = track
        var done = track
        if isMirrored {
            done.origin.x = min(max(knob.midX, track.minX), track.maxX)
            done.size.width = track.maxX - done.minX
        } else {
            done.size.width = min(max(knob.midX - track.minX, 0), track.width)
        }
        minimumTrack.frame = done
        for view in [minimumTrack, maximumTrack] { view.layer.cornerRadius = view.image == nil ? track.height / 2 : 0 }
        thumb.layer.cornerRadius = thumb.image == nil ? knob.height / 2 : 0
        minimumView?.frame = minimumValueImageRect(forBounds: bounds)
        maximumView?.frame = maximumValueImageRect(forBounds: bounds)
    }

    final func updateAppearance() {
        thumb.image = currentThumbImage
        minimumTrack.image = currentMinimumTrackImage
        maximumTrack.image = currentMaximumTrackImage
        thumb.backgroundColor = currentThumbImage == nil ? thumbTintColor ?? .white : nil
        minimumTrack.backgroundColor = currentMinimumTrackImage == nil ? minimumTrackTintColor ?? tintColor : nil
        maximumTrack.backgroundColor = currentMaximumTrackImage == nil ? maximumTrackTintColor ?? .systemFill : nil
        thumb.layer.shadowOpacity = currentThumbImage == nil ? 0.15 : 0
        alpha = isEnabled ? 1 : 0.5
        setNeedsLayout()
    }

    final func show(_ image: UIImage?, in view: inout UIImageView?) {
        view?.removeFromSuperview()
        view = image.map { UIImageView(image: $0) }
        if let view { addSubview(view) }
        setNeedsLayout()
    }
}
