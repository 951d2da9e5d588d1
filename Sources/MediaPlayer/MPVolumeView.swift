import CoreGraphics
import DeviceServices
import UIKit

/// A slider of the device's loudness.
///
/// A test changes the loudness as the device's buttons do (`Stage.setVolume(_:)`). There are no routes of sound, so that the view has no
/// button for them. Source: Apple, [MPVolumeView](https://developer.apple.com/documentation/mediaplayer/mpvolumeview).
@preconcurrency @MainActor
open class MPVolumeView: UIView {
    private let slider = VolumeSlider(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        slider.owner = self
        slider.accessibilityLabel = SystemWord.text("Volume")
        slider.addAction(UIAction { [unowned slider] _ in DeviceServices.current.volume = slider.value }, for: .valueChanged)
        addSubview(slider)
        let services = DeviceServices.current
        slider.value = services.volume
        services.observe(by: self) { [weak self, unowned services] event in
            guard case .volume = event else { return }
            MainActor.assumeIsolated { self?.follow(services.volume) }
        }
    }

    /// Shows a loudness that did not come from the slider.
    private func follow(_ volume: Float) {
        if !slider.isTracking { slider.setValue(volume, animated: window != nil) }
    }

    /// Whether the slider is shown; true by default.
    open var showsVolumeSlider = true {
        didSet { if showsVolumeSlider != oldValue { slider.isHidden = !showsVolumeSlider } }
    }

    // MARK: Images

    /// Sets the image of the slider's thumb for a state; nil for the usual one.
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) { slider.setThumbImage(image, for: state) }

    /// Returns the image of the slider's thumb for a state; nil for the usual one.
    open func volumeThumbImage(for state: UIControl.State) -> UIImage? { slider.thumbImage(for: state) }

    /// Sets the image of the track from silence to the thumb for a state; nil for the usual one.
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { slider.setMinimumTrackImage(image, for: state) }

    /// Returns the image of the track from silence to the thumb for a state; nil for the usual one.
    open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? { slider.minimumTrackImage(for: state) }

    /// Sets the image of the track from the thumb to the greatest loudness for a state; nil for the usual one.
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { slider.setMaximumTrackImage(image, for: state) }

    /// Returns the image of the track from the thumb to the greatest loudness for a state; nil for the usual one.
    open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? { slider.maximumTrackImage(for: state) }

    // MARK: Geometry

    /// Returns the slider's frame: as wide as the view, in its vertical middle, in points.
    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect {
        let height = slider.intrinsicContentSize.height
        return CGRect(x: bounds.minX, y: bounds.minY + ((bounds.height - height) / 2).rounded(.down), width: bounds.width, height: height)
    }

    /// Returns the frame of the slider's thumb for a loudness, in points.
    open func volumeThumbRect(forBounds bounds: CGRect, volumeSliderRect rect: CGRect, value: Float) -> CGRect {
        slider.usualThumbRect(in: rect, value: value)
    }

    /// Returns a size that fits: the given width, and the height of the slider.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: slider.intrinsicContentSize.height) }

    /// No width of its own, and the height of the slider.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: slider.intrinsicContentSize.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = volumeSliderRect(forBounds: bounds)
    }
}

/// The slider of a volume view, whose thumb the view positions.
private final class VolumeSlider: UISlider {
    weak var owner: MPVolumeView?

    /// The usual frame of the thumb in a slider with a frame in the view.
    func usualThumbRect(in rect: CGRect, value: Float) -> CGRect {
        let bounds = CGRect(origin: .zero, size: rect.size)
        return super.thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
            .offsetBy(dx: rect.minX, dy: rect.minY)
    }

    override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        guard let owner else { return super.thumbRect(forBounds: bounds, trackRect: rect, value: value) }
        return owner.volumeThumbRect(forBounds: owner.bounds, volumeSliderRect: frame, value: value)
            .offsetBy(dx: -frame.minX, dy: -frame.minY)
    }
}
