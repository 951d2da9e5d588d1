import CWebP
import Synchronization

/// Pixels in memory as lossless WebP, a sixth to a tenth of their size for photographs and less for flat colors.
final class PackedPixels: @unchecked Sendable {
    private let data: [UInt8]
    private let width: Int
    private let height: Int
    /// The unpacked pixels while something reads them or they were among the last.
    private let unpacked = Mutex(Unpacked())

    private struct Unpacked {
        weak var memory: PixelMemory?
    }

    /// nil if less than a quarter is saved, or if an image of this size cannot be a WebP: up to 16,383 pixels each way can.
    init?(_ memory: PixelMemory) {
        guard let data = Self.compressed(memory), data.count < memory.byteCount / 4 * 3 else { return nil }
        self.data = data
        (width, height) = (memory.width, memory.height)
    }

    deinit {
        if let memory = unpacked.withLock({ $0.memory }) { RecentPixels.remove(memory) }
    }

    var byteCount: Int { data.count }

    /// The pixels, valid as long as the result. Traps if there is no memory for them.
    var memory: PixelMemory {
        unpacked.withLock { unpacked in
            if let memory = unpacked.memory { return memory }
            guard let memory = PixelMemory(width: width, height: height) else {
                trap(object: "CGImage", value: "\(width) x \(height) pixels, more than there is memory", remedy: "keep less of the past")
            }
            let bytes = UnsafeMutableRawPointer(memory.pixels).assumingMemoryBound(to: UInt8.self)
            let end = WebPDecodeBGRAInto(data, data.count, bytes, memory.byteCount, Int32(width * 4))
            precondition(end != nil, "pixels that were packed here can be unpacked")
            unpacked.memory = memory
            RecentPixels.add(memory)
            return memory
        }
    }

    /// The fastest of libwebp's lossless compressions, which keeps colors below an alpha of zero too.
    private static func compressed(_ memory: PixelMemory) -> [UInt8]? {
        var (settings, input) = (WebPConfig(), WebPPicture())
        guard WebPConfigInit(&settings) != 0, WebPConfigLosslessPreset(&settings, 0) != 0, WebPPictureInit(&input) != 0
        else { return nil }
        settings.exact = 1
        input.use_argb = 1
        (input.width, input.height) = (Int32(clamping: memory.width), Int32(clamping: memory.height))
        (input.argb, input.argb_stride) = (memory.pixels, Int32(clamping: memory.width))
        var writer = WebPMemoryWriter()
        WebPMemoryWriterInit(&writer)
        defer {
            WebPMemoryWriterClear(&writer)
            WebPPictureFree(&input)
        }
        return withUnsafeMutablePointer(to: &writer) { writer in
            input.writer = WebPMemoryWrite
            input.custom_ptr = UnsafeMutableRawPointer(writer)
            guard WebPEncode(&settings, &input) != 0 else { return nil }
            return Array(UnsafeBufferPointer(start: writer.pointee.mem, count: writer.pointee.size))
        }
    }
}

/// The pixels that were unpacked last, so that a moment of the past that is looked at for a while is unpacked once.
///
/// They end with the packed ones, so that a history which has dropped its images leaves nothing.
enum RecentPixels {
    /// Bytes that stay unpacked, at least those of one image.
    private static let limit = 32 << 20
    private static let recent = Mutex<[PixelMemory]>([])

    static var byteCount: Int { recent.withLock { $0.reduce(0) { $0 + $1.byteCount } } }

    static func add(_ memory: PixelMemory) {
        recent.withLock { recent in
            recent.append(memory)
            var bytes = recent.reduce(0) { $0 + $1.byteCount }
            while recent.count > 1, bytes > limit { bytes -= recent.removeFirst().byteCount }
        }
    }

    static func remove(_ memory: PixelMemory) {
        recent.withLock { recent in recent.removeAll { $0 === memory } }
    }
}
