import CoreGraphics
import Display

/// Pixels per point of the screen that pictures are made for; 1 where there is no screen.
///
/// Pictures are drawn on any thread, so this has to be asked there too; the scale of a screen never changes during its life.
func mainScreenScale() -> CGFloat {
    let scale: @MainActor () -> CGFloat = { Screen.current?.scale ?? 1 }
    // As `MainActor.assumeIsolated` calls its closure, but without its check of the thread.
    return unsafeBitCast(scale, to: (() -> CGFloat).self)()
}
