import CoreGraphics
import Foundation
import ObjectiveCRuntime
import RenderScene

/// One kind of particle: its rate of birth, motion, rotation, growth, colors, and the particles it emits itself.
///
/// An emitter layer copies its cells when its `emitterCells` is set; to change one later, set them again, or use the key path
/// `emitterCells.NAME.property` of the layer. Units are seconds, points of the layer's space, and radians; a range is the maximum deviation
/// of a particle's value in either direction. The active interval of the cell's timing is the interval in which particles are born
/// (`beginTime` is in the layer's time; in a cell of a cell, relative to the birth of the emitting particle), and `speed` scales their
/// time. Values that are not finite are ignored and logged. Source: Apple, `CAEmitterCell`.
open class CAEmitterCell: NSObject, CAMediaTiming {
    package final var values = EmitterCellValues()
    private var timing = LayerTiming()

    /// Creates a cell that emits nothing.
    public override init() { super.init() }

    init(_ values: EmitterCellValues) {
        super.init()
        self.values = values
        let own = values.timing
        (timing.beginTime, timing.duration, timing.speed, timing.timeOffset) = (own.begin ?? 0, own.duration, own.speed, own.timeOffset)
        (timing.repeatCount, timing.repeatDuration, timing.autoreverses) = (own.repeatCount, own.repeatDuration, own.autoreverses)
        timing.fillMode = [.removed, .forwards, .backwards, .both].first { $0.mode == own.fill } ?? .removed
    }

    /// Name of the cell in the layer's key paths; the default is nil.
    open var name: String? {
        get { values.name }
        set { values.name = newValue }
    }

    /// Whether the cell emits; the default is true.
    open var isEnabled: Bool {
        get { values.isEnabled }
        set { values.isEnabled = newValue }
    }

    /// Particles born per second; the default is 0. At a steady rate, the first is born one interval after the cell begins.
    open var birthRate: Float {
        get { Float(values.birthRate) }
        set { set(.birthRate, Double(newValue)) }
    }

    /// Lifetime of a particle, in seconds; the default is 0.
    open var lifetime: Float {
        get { Float(values.lifetime) }
        set { set(.lifetime, Double(newValue)) }
    }

    /// Maximum deviation from `lifetime`.
    open var lifetimeRange: Float {
        get { Float(values.lifetimeRange) }
        set { set(.lifetimeRange, Double(newValue)) }
    }

    /// Angle of emission out of the layer's plane.
    open var emissionLatitude: CGFloat {
        get { CGFloat(values.emissionLatitude) }
        set { set(.emissionLatitude, Double(newValue)) }
    }

    /// Angle of emission in the layer's plane, from the x axis towards the y axis; at the outline of a circle or a sphere, from the outward
    /// direction.
    open var emissionLongitude: CGFloat {
        get { CGFloat(values.emissionLongitude) }
        set { set(.emissionLongitude, Double(newValue)) }
    }

    /// Angle of the emission cone, in the layer's plane.
    open var emissionRange: CGFloat {
        get { CGFloat(values.emissionRange) }
        set { set(.emissionRange, Double(newValue)) }
    }

    /// Initial speed, in points per second.
    open var velocity: CGFloat {
        get { CGFloat(values.velocity) }
        set { set(.velocity, Double(newValue)) }
    }

    /// Maximum deviation from `velocity`.
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

    /// In points per second squared; depth has an effect in the render mode `backToFront` only.
    open var zAcceleration: CGFloat {
        get { CGFloat(values.acceleration.z) }
        set { set(.zAcceleration, Double(newValue)) }
    }

    /// Initial size, as a multiple of that of the contents; the default is 1.
    open var scale: CGFloat {
        get { CGFloat(values.scale) }
        set { set(.scale, Double(newValue)) }
    }

    /// Maximum deviation from `scale`.
    open var scaleRange: CGFloat {
        get { CGFloat(values.scaleRange) }
        set { set(.scaleRange, Double(newValue)) }
    }

    /// Growth of the scale per second; a negative scale shows nothing.
    open var scaleSpeed: CGFloat {
        get { CGFloat(values.scaleSpeed) }
        set { set(.scaleSpeed, Double(newValue)) }
    }

    /// Rotation in radians per second, clockwise on the screen.
    open var spin: CGFloat {
        get { CGFloat(values.spin) }
        set { set(.spin, Double(newValue)) }
    }

    /// Maximum deviation from `spin`.
    open var spinRange: CGFloat {
        get { CGFloat(values.spinRange) }
        set { set(.spinRange, Double(newValue)) }
    }

    private final var givenColor: CGColor?

    /// Initial color that multiplies the contents; nil counts as opaque white, the default. In a cell of a cell it is multiplied by the
    /// present color of the emitting particle.
    open var color: CGColor? {
        get { givenColor?.rgba == values.color ? givenColor : values.color.map { CGColor(rgba: $0) } }
        set {
            givenColor = newValue
            values.color = newValue?.rgba
        }
    }

    /// Maximum deviation of red from the color's.
    open var redRange: Float {
        get { Float(values.colorRange.x) }
        set { set(.redRange, Double(newValue)) }
    }

    /// Maximum deviation of green from the color's.
    open var greenRange: Float {
        get { Float(values.colorRange.y) }
        set { set(.greenRange, Double(newValue)) }
    }

    /// Maximum deviation of blue from the color's.
    open var blueRange: Float {
        get { Float(values.colorRange.z) }
        set { set(.blueRange, Double(newValue)) }
    }

    /// Maximum deviation of alpha from the color's.
    open var alphaRange: Float {
        get { Float(values.colorRange.w) }
        set { set(.alphaRange, Double(newValue)) }
    }

    /// Change of red per second; displayed values are clamped to 0…1.
    open var redSpeed: Float {
        get { Float(values.colorSpeed.x) }
        set { set(.redSpeed, Double(newValue)) }
    }

    /// Change of green per second; displayed values are clamped to 0…1.
    open var greenSpeed: Float {
        get { Float(values.colorSpeed.y) }
        set { set(.greenSpeed, Double(newValue)) }
    }

    /// Change of blue per second; displayed values are clamped to 0…1.
    open var blueSpeed: Float {
        get { Float(values.colorSpeed.z) }
        set { set(.blueSpeed, Double(newValue)) }
    }

    /// Change of alpha per second; displayed values are clamped to 0…1.
    open var alphaSpeed: Float {
        get { Float(values.colorSpeed.w) }
        set { set(.alphaSpeed, Double(newValue)) }
    }

    /// The particle's image, a `CGImage`, centered on its position; nil shows nothing. Other objects are ignored and logged.
    open var contents: Any? {
        get { values.contents }
        set {
            let image = newValue as? CGImage
            guard newValue == nil || image != nil else {
                return reportOnce(
                    "cell contents", "CAEmitterCell: contents must be a CGImage, not \(type(of: newValue)); they are unchanged")
            }
            values.contents = image
        }
    }

    /// The displayed part of the contents, in unit coordinates.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { if admits("contentsRect", newValue.simd.sum()) { values.contentsRect = newValue } }
    }

    /// Pixels of the contents per point; the default is 1.
    open var contentsScale: CGFloat {
        get { CGFloat(values.contentsScale) }
        set { set(.contentsScale, Double(newValue)) }
    }

    /// Cells that each living particle emits from its position; copied when set. Nesting of more than 16 levels is ignored and logged.
    ///
    /// - Complexity: O(*n*), where *n* is the number of these cells.
    open var emitterCells: [CAEmitterCell]? {
        get { values.cells.isEmpty ? nil : values.cells.map { CAEmitterCell($0) } }
        set {
            let cells = newValue?.map(\.values) ?? []
            guard cells.allSatisfy({ $0.depth < EmitterCellValues.mostNested }) else {
                return reportOnce("cell depth", "CAEmitterCell: cells are nested too deep; emitterCells is unchanged")
            }
            values.setCells(cells)
        }
    }

    // MARK: CAMediaTiming

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { changeTiming("beginTime", newValue) { $0.beginTime = newValue } }
    }

    /// Length of the emission, in seconds of the cell; the default is infinite.
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

    /// Sets a property by its name; unknown names and values of a wrong type are ignored and logged.
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

extension CAEmitterCell: _KeyValueCoder {}
