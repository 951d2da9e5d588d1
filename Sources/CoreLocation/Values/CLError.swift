import Foundation

/// The domain of errors of locations.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of locations or of geocoding.
///
/// Source: Apple, [CLError](https://developer.apple.com/documentation/corelocation/clerror-swift.struct).
public struct CLError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The domain of the errors.
    public static let errorDomain = kCLErrorDomain

    /// The cause of an error.
    public enum Code: Int, Sendable {
        /// The location is not known yet.
        case locationUnknown = 0
        /// The user has denied the service.
        case denied = 1
        /// There is no network, or the service cannot be reached.
        case network = 2
        /// There is no heading.
        case headingFailure = 3
        /// The user has denied regions.
        case regionMonitoringDenied = 4
        /// The region cannot be watched.
        case regionMonitoringFailure = 5
        /// The geocoder has found nothing.
        case geocodeFoundNoResult = 8
        /// The geocoder was cancelled.
        case geocodeCanceled = 10
        /// Beacons cannot be found here.
        case rangingUnavailable = 16
    }

    /// The cause.
    public let code: Code

    init(_ code: Code) { self.code = code }

    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { "The operation couldn’t be completed. (\(kCLErrorDomain) error \(code.rawValue).)" }

    /// The location is not known yet.
    public static var locationUnknown: Code { .locationUnknown }
    /// The user has denied the service.
    public static var denied: Code { .denied }
    /// There is no network.
    public static var network: Code { .network }
    /// The geocoder has found nothing.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// The geocoder was cancelled.
    public static var geocodeCanceled: Code { .geocodeCanceled }
}
