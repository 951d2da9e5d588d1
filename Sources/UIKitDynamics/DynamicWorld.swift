import CBox2D
import CoreGraphics
import Foundation

/// The bodies of a dynamic animator in Box2D. Twenty points are a metre, so that the margin which Box2D keeps between shapes is a fifth of
/// a point; a view of 100 by 100 points and density 1 has a mass of one kilogram.
@MainActor
final class DynamicWorld {
    nonisolated static let pointsPerMetre = 20.0
    /// Box2D's margin around shapes, in points.
    nonisolated static let margin: CGFloat = 0.2
    /// The force of a push of strength 1.
    nonisolated static let unitForce = 100 / pointsPerMetre

    let world: OpaquePointer
    private var bodies: [ObjectIdentifier: DynamicBody] = [:]
    private var byNumber: [UInt: DynamicBody] = [:]
    private var lastNumber: UInt = 0
    /// Behaviors that decide on collisions.
    var collisions: [UICollisionBehavior] = []
    private var contacts: [(a: UInt, b: UInt, point: CGPoint, begins: Bool)] = []
    /// An immovable body to which joints are attached.
    private(set) lazy var ground = kinora_body_create(world, 0, KinoraVector(x: 0, y: 0), 0, true)

    init() {
        let box = Box()
        let context = Unmanaged.passRetained(box).toOpaque()
        world = kinora_world_create(
            KinoraContactHandler(
                context: context,
                collides: { context, a, b in
                    MainActor.assumeIsolated { Box.of(context)?.collides(UInt(a), UInt(b)) ?? false }
                },
                contact: { context, a, b, point, begins in
                    MainActor.assumeIsolated { Box.of(context)?.note(UInt(a), UInt(b), CGPoint(point), begins) }
                }))
        self.context = context
        box.world = self
    }

    private nonisolated(unsafe) let context: UnsafeMutableRawPointer

    private final class Box {
        weak var world: DynamicWorld?

        static func of(_ context: UnsafeMutableRawPointer?) -> DynamicWorld? {
            context.map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() }?.world
        }
    }

    isolated deinit {
        kinora_world_destroy(world)
        Unmanaged<Box>.fromOpaque(context).release()
    }

    // MARK: Bodies

    /// The body of an item, made on demand.
    func body(of item: any UIDynamicItem) -> DynamicBody {
        if let body = bodies[ObjectIdentifier(item)] { return body }
        lastNumber += 1
        let body = DynamicBody(item, number: lastNumber, in: self)
        bodies[ObjectIdentifier(item)] = body
        byNumber[lastNumber] = body
        return body
    }

    func existingBody(of item: any UIDynamicItem) -> DynamicBody? { bodies[ObjectIdentifier(item)] }

    /// Removes the bodies of items that no behavior names.
    func keep(_ items: Set<ObjectIdentifier>) {
        for (id, body) in bodies where !items.contains(id) {
            kinora_body_destroy(world, body.pointer)
            bodies[id] = nil
            byNumber[body.number] = nil
        }
    }

    var all: [DynamicBody] { byNumber.keys.sorted().compactMap { byNumber[$0] } }

    /// Makes an immovable line of a collision behavior.
    func makeBoundary(_ points: [CGPoint]) -> (pointer: OpaquePointer, number: UInt) {
        lastNumber += 1
        let body = kinora_body_create(world, lastNumber, KinoraVector(x: 0, y: 0), 0, true)!
        let corners = points.map { KinoraVector($0) }
        kinora_body_set_line(body, corners, Int32(corners.count))
        return (body, lastNumber)
    }

    // MARK: Collisions

    private func collides(_ a: UInt, _ b: UInt) -> Bool {
        let (one, other) = (byNumber[a], byNumber[b])
        return collisions.contains { behavior in
            switch (one, other) {
            case (let one?, let other?):
                behavior.collisionMode.contains(.items) && behavior.contains(one.item) && behavior.contains(other.item)
            case (let one?, nil): behavior.collisionMode.contains(.boundaries) && behavior.contains(one.item) && behavior.hasBoundary(b)
            case (nil, let other?): behavior.collisionMode.contains(.boundaries) && behavior.contains(other.item) && behavior.hasBoundary(a)
            case (nil, nil): false
            }
        }
    }

    private func note(_ a: UInt, _ b: UInt, _ point: CGPoint, _ begins: Bool) { contacts.append((a, b, point, begins)) }

    func step(_ seconds: Double) { kinora_world_step(world, seconds) }

    /// Reports the contacts since the last call to delegates.
    func reportContacts() {
        let reported = contacts
        contacts = []
        for contact in reported {
            for behavior in collisions {
                behavior.report(byNumber[contact.a]?.item, byNumber[contact.b]?.item, contact.a, contact.b, contact.point, contact.begins)
            }
        }
    }
}

/// An item and its body.
@MainActor
final class DynamicBody {
    let item: any UIDynamicItem
    let number: UInt
    let pointer: OpaquePointer
    private var size: CGSize
    /// The item's transform without its rotation.
    private var unrotated: CGAffineTransform
    var properties = Properties() { didSet { if properties != oldValue { apply() } } }

    struct Properties: Equatable {
        var elasticity: CGFloat = 0
        var friction: CGFloat = 0
        var density: CGFloat = 1
        var resistance: CGFloat = 0
        var angularResistance: CGFloat = 0
        var charge: CGFloat = 0
        var isAnchored = false
        var allowsRotation = true
    }

    init(_ item: any UIDynamicItem, number: UInt, in world: DynamicWorld) {
        self.item = item
        self.number = number
        size = item.bounds.size
        let angle = Self.angle(of: item.transform)
        unrotated = item.transform.rotated(by: -angle)
        pointer = kinora_body_create(world.world, number, KinoraVector(item.center), Double(angle), false)
        apply()
    }

    private static func angle(of transform: CGAffineTransform) -> CGFloat { atan2(transform.b, transform.a) }

    private func apply() {
        let margin = DynamicWorld.margin
        let (width, height) = (max(size.width - 2 * margin, 0.1), max(size.height - 2 * margin, 0.1))
        var points: [CGPoint]
        var radius: CGFloat = 0
        switch item.collisionBoundsType {
        case .ellipse where width == height: (points, radius) = ([.zero], size.width / 2)
        case .ellipse:
            points = (0..<8).map { CGPoint(x: cos(CGFloat($0) * .pi / 4) * width / 2, y: sin(CGFloat($0) * .pi / 4) * height / 2) }
        case .path where item.collisionBoundingPath.corners.count > 2: points = Array(item.collisionBoundingPath.corners.prefix(8))
        case .rectangle, .path:
            points = [
                CGPoint(x: -width / 2, y: -height / 2), CGPoint(x: width / 2, y: -height / 2), CGPoint(x: width / 2, y: height / 2),
                CGPoint(x: -width / 2, y: height / 2),
            ]
        }
        let corners = points.map { KinoraVector($0) }
        // The mass is that of the bounds, whatever the shape.
        let mass = Double(max(properties.density, 0)) * Double(size.width * size.height) / 10_000
        let metre = DynamicWorld.pointsPerMetre
        let area = corners.count == 1 ? .pi * Double(radius * radius) / (metre * metre) : KinoraVector.area(of: corners)
        kinora_body_set_shape(
            pointer, corners, Int32(corners.count), Double(radius) / DynamicWorld.pointsPerMetre, mass / max(area, 1e-6),
            Double(properties.friction), Double(properties.elasticity))
        kinora_body_set_damping(pointer, Double(max(properties.resistance, 0)), Double(max(properties.angularResistance, 0)))
        kinora_body_set_rotates(pointer, properties.allowsRotation)
        kinora_body_set_static(pointer, properties.isAnchored)
    }

    // MARK: State, in points and seconds

    var mass: Double { kinora_body_mass(pointer) }
    var inertia: Double { kinora_body_inertia(pointer) }
    var position: CGPoint { CGPoint(kinora_body_position(pointer)) }
    var angle: CGFloat { CGFloat(kinora_body_angle(pointer)) }
    var isAwake: Bool { kinora_body_is_awake(pointer) }
    var angularVelocity: CGFloat {
        get { CGFloat(kinora_body_angular_velocity(pointer)) }
        set { kinora_body_set_velocity(pointer, kinora_body_velocity(pointer), Double(newValue)) }
    }
    var velocity: CGPoint {
        get { CGPoint(kinora_body_velocity(pointer)) }
        set { kinora_body_set_velocity(pointer, KinoraVector(newValue), kinora_body_angular_velocity(pointer)) }
    }

    /// Applies an acceleration, in points per second squared.
    func accelerate(_ vector: CGVector) {
        let force = CGPoint(x: vector.dx * CGFloat(mass), y: vector.dy * CGFloat(mass))
        kinora_body_apply(pointer, KinoraVector(force), KinoraVector(x: 0, y: 0), false)
    }

    /// Lets the body move again.
    func wake() { kinora_body_wake(pointer) }

    /// Takes the item's state over.
    func takeState() {
        if item.bounds.size != size {
            size = item.bounds.size
            apply()
        }
        let angle = Self.angle(of: item.transform)
        unrotated = item.transform.rotated(by: -angle)
        kinora_body_set_transform(pointer, KinoraVector(item.center), Double(angle))
    }

    /// Moves the item.
    func show() {
        guard !properties.isAnchored else { return }
        let position = position
        if item.center != position { item.center = position }
        let transform = unrotated.rotated(by: angle)
        if item.transform != transform { item.transform = transform }
    }
}

extension KinoraVector {
    init(_ point: CGPoint) {
        self.init(x: Double(point.x) / DynamicWorld.pointsPerMetre, y: Double(point.y) / DynamicWorld.pointsPerMetre)
    }
}

extension KinoraVector {
    /// Area of a polygon.
    static func area(of corners: [KinoraVector]) -> Double {
        var sum = 0.0
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % corners.count]
            sum += corner.x * next.y - next.x * corner.y
        }
        return abs(sum) / 2
    }
}

extension CGPoint {
    init(_ vector: KinoraVector) { self.init(x: vector.x * DynamicWorld.pointsPerMetre, y: vector.y * DynamicWorld.pointsPerMetre) }
}

extension UIBezierPath {
    /// The points of the path, curves as eight pieces each.
    var corners: [CGPoint] {
        var points: [CGPoint] = []
        func curve(_ piece: (CGFloat) -> CGPoint) { points += (1...8).map { piece(CGFloat($0) / 8) } }
        cgPath.applyWithBlock { element in
            let element = element.pointee
            let start = points.last ?? .zero
            switch element.type {
            case .moveToPoint, .addLineToPoint: points.append(element.points[0])
            case .addQuadCurveToPoint:
                let (control, end) = (element.points[0], element.points[1])
                curve { t in
                    let s = 1 - t
                    return CGPoint(
                        x: s * s * start.x + 2 * s * t * control.x + t * t * end.x,
                        y: s * s * start.y + 2 * s * t * control.y + t * t * end.y)
                }
            case .addCurveToPoint:
                let (one, two, end) = (element.points[0], element.points[1], element.points[2])
                curve { t in
                    let s = 1 - t
                    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    return CGPoint(
                        x: a * start.x + b * one.x + c * two.x + d * end.x, y: a * start.y + b * one.y + c * two.y + d * end.y)
                }
            case .closeSubpath:
                if let first = points.first { points.append(first) }
            @unknown default: break
            }
        }
        return points
    }
}
