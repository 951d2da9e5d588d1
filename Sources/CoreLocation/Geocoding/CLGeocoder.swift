import DeviceServices
import Foundation

/// A function that receives placemarks, or an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds places by address, and addresses by place: without a network here, as iOS answers when its service cannot be reached.
///
/// Each request fails with `CLError.network` in the next run-loop turn. A test gives its own answers by a subclass. Source: Apple,
/// [CLGeocoder](https://developer.apple.com/documentation/corelocation/clgeocoder).
open class CLGeocoder: NSObject, @unchecked Sendable {
    private var request = 0

    /// Whether a request waits for its answer.
    open private(set) var isGeocoding = false

    /// Asks for places by an address.
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        fail(completionHandler)
    }

    /// Asks for places by an address, close to a region.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    /// Asks for the address of a location.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        fail(completionHandler)
    }

    /// Ends the request that waits: its handler receives `CLError.geocodeCanceled`. Does nothing if there is none.
    open func cancelGeocode() { isGeocoding = false }

    private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
        isGeocoding = true
        request += 1
        let own = request
        DeviceServices.later { [self] in
            let isCancelled = !isGeocoding || own != request
            if own == request { isGeocoding = false }
            handler(nil, CLError(isCancelled ? .geocodeCanceled : .network))
        }
    }

    /// Asks for places by an address.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Asks for the address of a location.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }
}
