import CoreGraphics
import Foundation
import RenderScene

/// One kind of particle: how many are born, how they fly, turn, grow and change colour, and what they emit themselves.
///
/// An emitter layer takes cells over as they are when its `emitterCells` is set; a cell changed later is set again, or changed through the layer by the key
/// path `emitterCells.NAME.property`. Seconds, points of the layer's space, radians; a range is how far the value of a particle may lie from the
/// value, to either side. Of its timing, the active interval says when particles are born (`beginTime` is a time of the layer; of a cell in a cell, the age of
/// the particle that emits), and `speed` how fast they live. Values that are not finite are refused with a line in the log. Source: Apple,
/// `CAEmitterCell`.
open class CAEmitterCell: NSObject, CAMediaTiming {
    package final var values = EmitterCellValues()
    private var timing = LayerTiming()

    /// A cell that emits nothing.
    public override init() { super.init() }

    init(_ values: EmitterCellValues) {
        super.init()
        self.values = values
        let own = values.timing
        (timing.beginTime, timing.duration, timing.speed, timing.timeOffset) = (own.begin ?? 0, own.duration, own.speed, own.timeOffset)
        (timing.repeatCount, timing.repeatDuration, timing.autoreverses) = (own.repeatCount, own.repeatDuration, own.autoreverses)
        timing.fillMode = [.removed, .forwards, .backwards, .both].first { $0.mode == own.fill } ?? .removed
    }

    /// What the layer calls the cell in key paths; nil unless set.
    open var name: String? {
        get { values.name }
        set { values.name = newValue }
    }

    /// Whether it emits; true unless set.
    open var isEnabled: Bool {
        get { values.isEnabled }
        set { values.isEnabled = newValue }
    }

    /// Particles born in a second; 0 unless set. With a steady rate the first is born one part of a second after the cell begins.
    open var birthRate: Float {
        get { Float(values.birthRate) }
        set { set(.birthRate, Double(newValue)) }
    }

    /// How long a particle lives, in seconds; 0 unless set.
    open var lifetime: Float {
        get { Float(values.lifetime) }
        set { set(.lifetime, Double(newValue)) }
    }

    /// How far a lifetime may lie from `lifetime`.
    open var lifetimeRange: Float {
        get { Float(values.lifetimeRange) }
        set { set(.lifetimeRange, Double(newValue)) }
    }

    /// The angle of the direction out of the layer's plane.
    open var emissionLatitude: CGFloat {
        get { CGFloat(values.emissionLatitude) }
        set { set(.emissionLatitude, Double(newValue)) }
    }

    /// The angle of the direction in the layer's plane, from the x axis towards the y axis; at the outline of a circle or a sphere, from the direction
    /// away from its middle.
    open var emissionLongitude: CGFloat {
        get { CGFloat(values.emissionLongitude) }
        set { set(.emissionLongitude, Double(newValue)) }
    }

    /// The angle between the outermost directions, in the layer's plane.
    open var emissionRange: CGFloat {
        get { CGFloat(values.emissionRange) }
        set { set(.emissionRange, Double(newValue)) }
    }

    /// The speed at birth, in points a second.
    open var velocity: CGFloat {
        get { CGFloat(values.velocity) }
        set { set(.velocity, Double(newValue)) }
    }

    /// How far a speed may lie from `velocity`.
    open var velocityRange: CGFloat {
        get { CGFloat(values.velocityRange) }
        set { set(.velocityRange, Double(newValue)) }
    }

    /// In points per second squared.
    open var xAcceleration: CGFloat {
        get { CGFloat(values.acceleration.x) }
        set { set(.xAcceleration, Double(newValue)) }
    }

    /// In points per second squared.
    open var yAcceleration: CGFloat {
        get { CGFloat(values.acceleration.y) }
        set { set(.yAcceleration, Double(newValue)) }
    }

    /// In points per second squared; depth shows in the order `backToFront` only.
    open var zAcceleration: CGFloat {
        get { CGFloat(values.acceleration.z) }
        set { set(.zAcceleration, Double(newValue)) }
    }

    /// The size at birth, as a multiple of the contents' own; 1 unless set.
    open var scale: CGFloat {
        get { CGFloat(values.scale) }
        set { set(.scale, Double(newValue)) }
    }

    /// How far a size may lie from `scale`.
    open var scaleRange: CGFloat {
        get { CGFloat(values.scaleRange) }
        set { set(.scaleRange, Double(newValue)) }
    }

    /// How much the size grows in a second; below zero nothing shows.
    open var scaleSpeed: CGFloat {
        get { CGFloat(values.scaleSpeed) }
        set { set(.scaleSpeed, Double(newValue)) }
    }

    /// How fast a particle turns, in radians a second, clockwise as seen.
    open var spin: CGFloat {
        get { CGFloat(values.spin) }
        set { set(.spin, Double(newValue)) }
    }

    /// How far a turning speed may lie from `spin`.
    open var spinRange: CGFloat {
        get { CGFloat(values.spinRange) }
        set { set(.spinRange, Double(newValue)) }
    }

    /// What the contents are multiplied by at birth; opaque white unless set, as for nil. Of a cell in a cell it is multiplied by the colour that the
    /// emitting particle has at that moment.
    open var color: CGColor? {
        get { values.color.map { CGColor(rgba: $0) } }
        set { values.color = newValue?.rgba }
    }

    /// How far a particle's red may lie from the colour's.
    open var redRange: Float {
        get { Float(values.colorRange.x) }
        set { set(.redRange, Double(newValue)) }
    }

    /// The same for green.
    open var greenRange: Float {
        get { Float(values.colorRange.y) }
        set { set(.greenRange, Double(newValue)) }
    }

    /// The same for blue.
    open var blueRange: Float {
        get { Float(values.colorRange.z) }
        set { set(.blueRange, Double(newValue)) }
    }

    /// The same for alpha.
    open var alphaRange: Float {
        get { Float(values.colorRange.w) }
        set { set(.alphaRange, Double(newValue)) }
    }

    /// How much red grows in a second; what is shown stays within 0 to 1.
    open var redSpeed: Float {
        get { Float(values.colorSpeed.x) }
        set { set(.redSpeed, Double(newValue)) }
    }

    /// The same for green.
    open var greenSpeed: Float {
        get { Float(values.colorSpeed.y) }
        set { set(.greenSpeed, Double(newValue)) }
    }

    /// The same for blue.
    open var blueSpeed: Float {
        get { Float(values.colorSpeed.z) }
        set { set(.blueSpeed, Double(newValue)) }
    }

    /// The same for alpha.
    open var alphaSpeed: Float {
        get { Float(values.colorSpeed.w) }
        set { set(.alphaSpeed, Double(newValue)) }
    }

    /// The particle's picture, a `CGImage`, shown about its middle; nil shows nothing. Anything else is refused with a line in the log.
    open var contents: Any? {
        get { values.contents }
        set {
            let image = newValue as? CGImage
            guard newValue == nil || image != nil else {
                return reportOnce(
                    "cell contents", "CAEmitterCell: contents must be a CGImage, not \(type(of: newValue)); they stay as they were")
            }
            values.contents = image
        }
    }

    /// The part of the contents that is shown, in unit coordinates.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { if admits("contentsRect", newValue.simd.sum()) { values.contentsRect = newValue } }
    }

    /// Pixels of the contents per point; 1 unless set.
    open var contentsScale: CGFloat {
        get { CGFloat(values.contentsScale) }
        set { set(.contentsScale, Double(newValue)) }
    }

    /// What the particles emit while they live, each from where it is; taken over as they are. More than 16 cells within each other are refused with a
    /// line in the log.
    open var emitterCells: [CAEmitterCell]? {
        get { values.cells.isEmpty ? nil : values.cells.map { CAEmitterCell($0) } }
        set {
            let cells = newValue?.map(\.values) ?? []
            guard cells.allSatisfy({ $0.depth < EmitterCellValues.mostNested }) else {
                return reportOnce("cell depth", "CAEmitterCell: cells lie too deep within each other; emitterCells stays as it was")
            }
            values.setCells(cells)
        }
    }

    // MARK: CAMediaTiming

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { changeTiming("beginTime", newValue) { $0.beginTime = newValue } }
    }

    /// For how long particles are born, in seconds of the cell; infinite unless set.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { changeTiming("duration", newValue == .infinity ? 0 : newValue) { $0.duration = max(newValue, 0) } }
    }

    open var speed: Float {
        get { Float(timing.speed) }
        set { changeTiming("speed", Double(newValue)) { $0.speed = Double(newValue) } }
    }

    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { changeTiming("timeOffset", newValue) { $0.timeOffset = newValue } }
    }

    open var repeatCount: Float {
        get { Float(timing.repeatCount) }
        set { changeTiming("repeatCount", newValue == .infinity ? 0 : Double(newValue)) { $0.repeatCount = max(Double(newValue), 0) } }
    }

    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { changeTiming("repeatDuration", newValue == .infinity ? 0 : newValue) { $0.repeatDuration = max(newValue, 0) } }
    }

    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { changeTiming("autoreverses", 0) { $0.autoreverses = newValue } }
    }

    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { changeTiming("fillMode", 0) { $0.fillMode = newValue } }
    }

    // MARK: Keys

    /// Sets a property by its name; other names, and values that do not fit, are refused with a line in the log.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let property = EmitterCellProperty(rawValue: key),
            let typed = value.flatMap({ AnimatableValue($0)?.matching(values[property]) }), typed.isFinite
        else {
            return reportOnce("cell \(key)", "CAEmitterCell: \(key) cannot be set to \(value.map { "\($0)" } ?? "nil"); nothing changes")
        }
        values[property] = typed
    }

    private func set(_ property: EmitterCellProperty, _ value: Double) {
        if admits(property.rawValue, value) { values[property] = .number(value) }
    }

    private func admits(_ key: String, _ sum: Double) -> Bool {
        if sum.isFinite { return true }
        reportOnce("cell \(key)", "CAEmitterCell: \(key) was set to NaN or infinity; the last finite value is kept")
        return false
    }

    private func changeTiming(_ key: String, _ value: Double, _ body: (inout LayerTiming) -> Void) {
        guard admits(key, value) else { return }
        body(&timing)
        values.timing = MediaTiming(
            begin: timing.beginTime, duration: timing.duration, speed: timing.speed, timeOffset: timing.timeOffset,
            repeatCount: timing.repeatCount, repeatDuration: timing.repeatDuration, autoreverses: timing.autoreverses,
            fill: timing.fillMode.mode)
    }
}
