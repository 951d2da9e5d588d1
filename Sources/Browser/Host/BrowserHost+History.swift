import Headless

// Images that only the past has are compressed on a thread of their own, a while after they have left the screen.
extension BrowserHost {
    /// Seconds from a change to a look at the images.
    private static let packingPause = 1.0

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
        // Without a thread they stay as they are.
        isPacking = RealTimeThread.start { @Sendable [weak self] in
            for image in images { image.pack() }
            host.post { [weak self] in
                self?.isPacking = false
                // Images that have ended meanwhile.
                self?.pack()
            }
        }
    }
}
