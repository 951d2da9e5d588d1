import Foundation

extension EmitterValues {
    /// A random point of the emitter's shape, and the angle of the shape's normal there; nil if longitudes are measured from the x axis.
    ///
    /// A line's normal points up (y is down): published code with lines has rockets rise at longitude 0 and confetti and snow fall at `.pi`
    /// or at a negative velocity. The normal of a circle's outline and of a sphere's surface points outwards: rings and bursts expand at
    /// longitude 0. Points, rectangles and cuboids have none: published hearts and smoke rise at `-.pi / 2`. The filled circle and the
    /// cuboid's faces count as rectangles; no published code is known that would decide.
    func birthplace(_ random: inout ParticleRandom) -> (point: SIMD3<Double>, normal: Double?) {
        let (a, b, c, d) = (random.signed(), random.signed(), random.signed(), random.unit())
        let half = SIMD3(size.x / 2, size.y / 2, depth / 2)
        let middle = SIMD3(position, zPosition)
        switch shape {
        case .point: return (middle, nil)
        case .line:
            let x = mode == .points ? (a < 0 ? -1 : 1) : a
            return (middle + SIMD3(x * half.x, 0, 0), -.pi / 2)
        case .rectangle:
            let flat = SIMD3(half.x, half.y, 0)
            if mode == .points { return (middle + flat * SIMD3(Self.end(a), Self.end(b), 0), nil) }
            if mode == .outline {
                let isLevel = d * (size.x + size.y) < size.x
                return (middle + flat * (isLevel ? SIMD3(a, Self.end(b), 0) : SIMD3(Self.end(a), b, 0)), nil)
            }
            return (middle + flat * SIMD3(a, b, 0), nil)
        case .cuboid:
            var birthplace = SIMD3(a, b, c)
            let axis = min(Int(d * 3), 2)
            if mode == .points { birthplace = SIMD3(Self.end(a), Self.end(b), Self.end(c)) }
            if mode == .outline { for other in 0..<3 where other != axis { birthplace[other] = Self.end(birthplace[other]) } }
            if mode == .surface { birthplace[axis] = Self.end(birthplace[axis]) }
            return (middle + half * birthplace, nil)
        case .circle:
            guard mode != .points else { return (middle, nil) }
            let angle = a * .pi
            let radius = size.x * (mode == .outline ? 1 : d.squareRoot())
            let birthplace = SIMD3(cos(angle) * radius, sin(angle) * radius, 0)
            return (middle + birthplace, mode == .outline ? angle : nil)
        case .sphere:
            guard mode != .points else { return (middle, nil) }
            let angle = a * .pi
            let height = mode == .outline ? 0 : b
            let radius = size.x * (mode == .volume ? cbrt(d) : 1)
            let level = radius * (1 - height * height).squareRoot()
            let birthplace = SIMD3(cos(angle) * level, sin(angle) * level, radius * height)
            return (middle + birthplace, mode == .volume ? nil : angle)
        }
    }

    /// -1 or 1, by sign.
    private static func end(_ x: Double) -> Double { x < 0 ? -1 : 1 }
}

extension EmitterCellValues {
    /// The trajectory of a new particle, with the multipliers of the emitter's layer.
    func trajectory(
        of emitter: EmitterValues, from origin: SIMD3<Double>, normal: Double?, tint: RGBA, _ random: inout ParticleRandom
    ) -> ParticleTrajectory {
        let lifetime = (self.lifetime + lifetimeRange * random.signed()) * emitter.lifetime
        let speed = (velocity + velocityRange * random.signed()) * emitter.velocity
        let longitude = emissionLongitude + emissionRange / 2 * random.signed() + (normal ?? 0)
        let direction = SIMD3(
            cos(emissionLatitude) * cos(longitude), cos(emissionLatitude) * sin(longitude), sin(emissionLatitude))
        let scale = self.scale + scaleRange * random.signed()
        let spin = (self.spin + spinRange * random.signed()) * emitter.spin
        let spread = RGBA(random.signed(), random.signed(), random.signed(), random.signed())
        return ParticleTrajectory(
            origin: origin, velocity: direction * speed, acceleration: acceleration, scale: scale, scaleSpeed: scaleSpeed,
            scaleFactor: emitter.scale, spin: spin, color: ((color ?? RGBA(1, 1, 1, 1)) + colorRange * spread) * tint,
            colorSpeed: colorSpeed, lifetime: lifetime)
    }
}
