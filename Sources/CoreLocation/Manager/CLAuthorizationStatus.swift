/// Whether an app may use the location.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user was not asked yet.
    case notDetermined
    /// The device does not allow it.
    case restricted
    /// The user has denied it.
    case denied
    /// Always.
    case authorizedAlways
    /// While the app is in use.
    case authorizedWhenInUse

    /// Always, by its older name.
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// Whether an app sees exact locations.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// Exact.
    case fullAccuracy
    /// Within kilometers.
    case reducedAccuracy
}

/// A kind of movement for which locations are used.
public enum CLActivityType: Int, Sendable {
    /// None of the others.
    case other = 1
    /// In a car.
    case automotiveNavigation
    /// On foot.
    case fitness
    /// In other vehicles on roads or rails.
    case otherNavigation
    /// In the air.
    case airborne
}

/// The edge of the device that points along the heading.
public enum CLDeviceOrientation: Int32, Sendable {
    /// Not known.
    case unknown
    /// Upright.
    case portrait
    /// Upright, the lower edge up.
    case portraitUpsideDown
    /// The left edge up.
    case landscapeLeft
    /// The right edge up.
    case landscapeRight
    /// Flat, the screen up.
    case faceUp
    /// Flat, the screen down.
    case faceDown
}
