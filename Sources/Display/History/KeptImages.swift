import CoreGraphics

/// The images of past commits that left the screen, as copies with the same pixels.
///
/// A copy shares the pixels of the app's image as long as that lives: the app shows many images again, such as those of another tab. Once
/// it has ended, the copy has the pixels alone, and they can be compressed.
@MainActor
final class KeptImages {
    private struct Entry {
        weak var original: CGImage?
        weak var copy: CGImage?
    }

    /// By the identity of the original, which another image can have once it has ended.
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// Copies that have their pixels alone and are not compressed.
    private var unpacked: [Entry] = []
    private var nextLook = -Double.infinity
    private let total = ByteTotal()

    /// Less is not worth the time.
    private static let leastPackedBytes = 16 << 10
    /// Seconds of the screen between two searches for images that have ended.
    private static let pause = 0.1

    /// Bytes that only the copies have.
    var byteCount: Int { total.value }

    /// The copy of an image, the same one as long as both live.
    func copy(of image: CGImage) -> CGImage {
        if let entry = entries[ObjectIdentifier(image)], entry.original === image, let copy = entry.copy { return copy }
        let copy = image.kept(countedIn: total)
        entries[ObjectIdentifier(image)] = Entry(original: image, copy: copy)
        return copy
    }

    /// Has copies own the pixels of images that have ended, unless the last search was just before.
    func look(at time: Double) {
        guard time >= nextLook else { return }
        if time.isFinite { nextLook = time + Self.pause }
        for (key, entry) in entries where entry.original == nil || entry.copy == nil {
            entries[key] = nil
            guard let copy = entry.copy else { continue }
            copy.own()
            if copy.width * copy.height * 4 >= Self.leastPackedBytes { unpacked.append(Entry(copy: copy)) }
        }
        unpacked.removeAll { $0.copy == nil }
    }

    func takeUnpacked() -> [CGImage] {
        defer { unpacked = [] }
        return unpacked.compactMap(\.copy)
    }
}
