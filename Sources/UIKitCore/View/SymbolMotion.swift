import CoreGraphics
import QuartzCore
import Symbols

/// The animation of a symbol effect, in the layer of an image view.
///
/// Apple publishes no figures; durations and ways are Kinora's (Documentation/Behavior.md, "Symbols").
struct SymbolMotion {
    /// Scales and opacities at fractions of the time, and images one after another.
    var scales: [CGFloat] = []
    var opacities: [CGFloat] = []
    var times: [Double] = []
    var images: [CGImage] = []
    /// Seconds of one run.
    var duration = 0.6
    /// Whether the effect repeats until it is removed.
    var repeats = false
    /// Whether the last values stay.
    var stays = false

    /// The motion of an effect that is added to a symbol; `images` are the steps of a variable symbol.
    init(_ effect: SymbolEffectConfiguration, images: [CGImage] = []) {
        let isUp = effect.direction != .down
        times = [0, 1]
        switch effect.kind {
        case .bounce:
            scales = isUp ? [1, 1.16, 0.97, 1] : [1, 0.84, 1.03, 1]
            times = [0, 0.35, 0.7, 1]
        case .pulse:
            opacities = [1, 0.4, 1]
            times = [0, 0.5, 1]
            (duration, repeats) = (1, true)
        case .variableColor:
            self.images = images
            (duration, repeats) = (0.25 * Double(images.count), true)
        case .scale:
            scales = [1, isUp ? 1.2 : 0.8]
            (duration, stays) = (0.3, true)
        case .appear:
            scales = [isUp ? 0.6 : 1.4, 1]
            opacities = [0, 1]
            (duration, stays) = (0.35, true)
        case .disappear:
            scales = [1, isUp ? 1.4 : 0.6]
            opacities = [1, 0]
            (duration, stays) = (0.35, true)
        case .replace, .automatic:
            self.images = images
            times = [0, 0.45, 0.55, 1]
            duration = 0.5
            switch effect.replacement {
            case .downUp:
                scales = [1, 0.6, 0.6, 1]
                opacities = [1, 0, 0, 1]
            case .upUp:
                scales = [1, 1.4, 0.6, 1]
                opacities = [1, 0, 0, 1]
            case .offUp:
                scales = [0.6, 1]
                opacities = [0, 1]
                self.images = []
                (times, duration) = ([0, 1], 0.3)
            }
        }
    }

    /// The way back from what stays of an effect.
    var reversed: SymbolMotion {
        var back = self
        (back.scales, back.opacities) = (scales.reversed(), opacities.reversed())
        back.stays = false
        return back
    }

    /// The motion without changes of size, for people who asked for less of it.
    var withoutMovement: SymbolMotion {
        var still = self
        still.scales = []
        return still
    }

    /// The animation, for a layer of an opacity.
    func animation(_ options: SymbolEffectOptions, opacity: Float) -> CAAnimationGroup {
        var tracks: [CAKeyframeAnimation] = []
        func track(_ keyPath: String, _ values: [Any]) -> CAKeyframeAnimation {
            let track = CAKeyframeAnimation(keyPath: keyPath)
            track.values = values
            track.keyTimes = times.map { NSNumber(value: $0) }
            track.timingFunctions = times.dropLast().map { _ in CAMediaTimingFunction(name: .easeInEaseOut) }
            track.duration = duration
            return track
        }
        if !scales.isEmpty { tracks.append(track("transform.scale", scales.map { Double($0) })) }
        if !opacities.isEmpty { tracks.append(track("opacity", opacities.map { Double($0) * Double(opacity) })) }
        if images.count > 1 {
            let contents = CAKeyframeAnimation(keyPath: "contents")
            contents.values = images
            contents.calculationMode = .discrete
            contents.duration = duration
            tracks.append(contents)
        }
        for track in tracks where stays {
            track.fillMode = .forwards
            track.isRemovedOnCompletion = false
        }
        let group = CAAnimationGroup()
        group.animations = tracks
        group.duration = duration
        group.speed = Float(options.speed)
        if stays {
            group.fillMode = .both
            group.isRemovedOnCompletion = false
        } else if let count = options.count {
            group.repeatCount = Float(count)
        } else if options.isRepeating ?? repeats {
            group.repeatCount = .infinity
        }
        return group
    }
}
