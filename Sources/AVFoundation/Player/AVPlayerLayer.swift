import CoreMedia
import UIKit

/// Shows a player's video: a dark gray rectangle of its shape, as there are no images here.
///
/// A player without a video that is ready shows nothing. Source: Apple,
/// [AVPlayerLayer](https://developer.apple.com/documentation/avfoundation/avplayerlayer).
open class AVPlayerLayer: CALayer {
    private let imageLayer = CALayer()

    /// Creates a layer without a player.
    public override init() {
        super.init()
        setUp()
    }

    /// Creates a layer of a player; nil for none.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    /// Creates a copy for presentation.
    public override init(layer: Any) { super.init(layer: layer) }

    /// Creates a layer without a player; the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        imageLayer.backgroundColor = UIColor(white: 0.15, alpha: 1).cgColor
        masksToBounds = true
        addSublayer(imageLayer)
    }

    /// The player; nil for none.
    open var player: AVPlayer? { didSet { setNeedsLayout() } }
    /// The layout of the video in the layer; whole by default.
    open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { setNeedsLayout() } }
    /// Whether the first image is there: whether the video's size is known.
    open var isReadyForDisplay: Bool { size != .zero }

    private var size: CGSize { player?.currentItem?.presentationSize ?? .zero }

    /// The rectangle of the video within the layer.
    open var videoRect: CGRect {
        guard size.width > 0, size.height > 0, !bounds.isEmpty else { return .zero }
        switch videoGravity {
        case .resize: return bounds
        case .resizeAspectFill:
            let scale = max(bounds.width / size.width, bounds.height / size.height)
            let (width, height) = (size.width * scale, size.height * scale)
            return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
        default: return AVMakeRect(aspectRatio: size, insideRect: bounds)
        }
    }

    open override func layoutSublayers() {
        super.layoutSublayers()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        imageLayer.frame = videoRect
        CATransaction.commit()
    }
}
