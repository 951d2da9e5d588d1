import Foundation

/// Shortest lines on the ellipsoid WGS 84, by Vincenty's inverse formula.
///
/// Source: T. Vincenty, *Direct and Inverse Solutions of Geodesics on the Ellipsoid with Application of Nested Equations* (1975).
enum Geodesic {
    /// The radius of the equator, in meters.
    static let equator = 6_378_137.0
    private static let flattening = 1 / 298.257223563
    private static let pole = equator * (1 - flattening)

    /// The distance between two coordinates, in meters. Where the iteration does not end, close to the antipode, it is that of a sphere.
    static func distance(_ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D) -> Double {
        let radians = Double.pi / 180
        let width = (other.longitude - one.longitude) * radians
        let (first, second) = (atan((1 - flattening) * tan(one.latitude * radians)), atan((1 - flattening) * tan(other.latitude * radians)))
        let (sin1, cos1, sin2, cos2) = (sin(first), cos(first), sin(second), cos(second))
        var lambda = width
        for _ in 0..<100 {
            let x = cos2 * sin(lambda)
            let y = cos1 * sin2 - sin1 * cos2 * cos(lambda)
            let sinSigma = hypot(x, y)
            if sinSigma == 0 { return 0 }
            let cosSigma = sin1 * sin2 + cos1 * cos2 * cos(lambda)
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cos1 * cos2 * sin(lambda) / sinSigma
            let cosAlpha2 = 1 - sinAlpha * sinAlpha
            let middle = cosAlpha2 == 0 ? 0 : cosSigma - 2 * sin1 * sin2 / cosAlpha2
            let c = flattening / 16 * cosAlpha2 * (4 + flattening * (4 - 3 * cosAlpha2))
            let before = lambda
            let inner = middle + c * cosSigma * (2 * middle * middle - 1)
            lambda = width + (1 - c) * flattening * sinAlpha * (sigma + c * sinSigma * inner)
            guard abs(lambda - before) < 1e-12 else { continue }
            let u = cosAlpha2 * (equator * equator - pole * pole) / (pole * pole)
            let a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
            let b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
            let term = cosSigma * (2 * middle * middle - 1)
            let last = b / 6 * middle * (4 * sinSigma * sinSigma - 3) * (4 * middle * middle - 3)
            return pole * a * (sigma - b * sinSigma * (middle + b / 4 * (term - last)))
        }
        return sphericalDistance(one, other)
    }

    private static func sphericalDistance(_ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D) -> Double {
        let radians = Double.pi / 180
        let (height, width) = ((other.latitude - one.latitude) * radians / 2, (other.longitude - one.longitude) * radians / 2)
        let haversine = sin(height) * sin(height) + cos(one.latitude * radians) * cos(other.latitude * radians) * sin(width) * sin(width)
        return 2 * 6_371_008.8 * asin(min(1, haversine.squareRoot()))
    }
}
