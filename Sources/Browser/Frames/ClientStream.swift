import Rendering

/// The frames that a client has, and how fast it takes others. Times are in seconds of a clock that only goes forward.
struct ClientStream {
    /// The last frame sent; 0 before the first.
    var sentSerial: UInt64 = 0
    var isVisible = true
    /// The frame on its way; nil if the client can take another.
    private(set) var inFlight: (number: UInt32, time: Double, bytes: Int)?
    private(set) var quality = RectEncoder.Quality.lossless
    /// The region that is shown with losses, and the time of its last change; nil if none is.
    private(set) var lossy: (rect: PixelRect, time: Double)?
    private var lastNumber: UInt32 = 0
    /// Bytes per second that arrived lately; nil before the first measurement.
    private(set) var throughput: Double?

    /// Seconds after the last change until a lossy region is sent again.
    static let repairDelay = 0.15
    /// Seconds that a strip of a lossy region may take to arrive.
    private static let repairDuration = 0.25
    /// A frame that takes longer is sent with losses; one that takes longer even so, at half the resolution.
    private static let frameDuration = 1.0 / 40
    private static let lossyFrameDuration = 1.0 / 15
    /// Bytes of a message below which the network's delay says nothing about its throughput.
    private static let fewestBytes = 8000
    /// About how many times smaller JPEG is than PNG.
    private static let lossyRatio = 4.0

    var isReady: Bool { inFlight == nil && isVisible }

    /// The number for the next frame.
    mutating func nextNumber() -> UInt32 {
        lastNumber &+= 1
        return lastNumber
    }

    mutating func sent(number: UInt32, serial: UInt64, bytes: Int, at time: Double) {
        sentSerial = serial
        inFlight = (number, time, bytes)
    }

    /// A region was sent with losses.
    mutating func addLossy(_ rect: PixelRect, at time: Double) { lossy = (lossy?.rect.union(rect) ?? rect, time) }

    /// Removes the rows of the lossy region that are sent without losses now, and returns them.
    mutating func takeRepair(bytesPerPixel: Double) -> PixelRect? {
        guard let region = lossy else { return nil }
        var strip = region.rect
        if let throughput {
            let rows = throughput * Self.repairDuration / (Double(strip.width) * bytesPerPixel)
            strip.height = min(strip.height, max(Int(min(rows, 1e6)), 16))
        }
        var rest = region.rect
        rest.y += strip.height
        rest.height -= strip.height
        lossy = rest.isEmpty ? nil : (rest, region.time)
        return strip
    }

    /// The frame is on the client's screen. Another number than that on its way is ignored.
    ///
    /// - Parameters:
    ///   - decode: Seconds that the client took to decode and draw it.
    ///   - fullFrame: Bytes of a whole frame without losses, about.
    mutating func shown(number: UInt32, decode: Double, fullFrame: Double, at time: Double) {
        guard let sent = inFlight, sent.number == number else { return }
        inFlight = nil
        guard sent.bytes >= Self.fewestBytes else { return }
        let duration = max(time - sent.time - min(max(decode, 0), 1), 1e-4)
        let measured = Double(sent.bytes) / duration
        let now = throughput.map { $0 * 0.7 + measured * 0.3 } ?? measured
        throughput = now
        // A better quality needs some reserve, so that the quality does not flicker.
        let isLossless = fullFrame / now <= Self.frameDuration * (quality == .lossless ? 1.5 : 1)
        let isFast = fullFrame / Self.lossyRatio / now <= Self.lossyFrameDuration * (quality == .half ? 1 : 1.5)
        quality = isLossless ? .lossless : isFast ? .lossy : .half
    }
}
