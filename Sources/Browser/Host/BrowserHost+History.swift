import CBrowser
import Headless

// Images that only the past has are compressed on a thread of their own, a while after they have left the screen.
extension BrowserHost {
    /// Seconds from a change to a look at the images.
    private static let packingPause = 1.0
    /// Bytes of compressed images after which the heap's free memory goes back to the system: it is in pieces between what is still used.
    private static let returnedByteCount = 8 << 20

    /// Looks for such images soon, once for many changes.
    func schedulePacking() {
        guard packedSerial != host.screen.context.tree.serial, !hasPackingTimer else { return }
        hasPackingTimer = true
        let serial = host.screen.context.tree.serial
        host.after(Self.packingPause) { [self] in
            hasPackingTimer = false
            // A change in the pause, which may have been the last one, has a look of its own.
            packedSerial = serial
            pack()
            schedulePacking()
        }
    }

    private func pack() {
        guard !isPacking else { return }
        let images = history.unpackedImages()
        guard !images.isEmpty else { return }
        let host = host!
        packedByteCount += images.reduce(0) { $0 + $1.width * $1.height * 4 }
        let returnsMemory = packedByteCount >= Self.returnedByteCount
        if returnsMemory { packedByteCount = 0 }
        // Without a thread they stay as they are.
        isPacking = RealTimeThread.start { @Sendable [weak self] in
            for image in images { image.pack() }
            if returnsMemory { kinora_return_free_memory() }
            host.post { [weak self] in
                self?.isPacking = false
                // Images that have ended meanwhile.
                self?.pack()
            }
        }
    }
}
