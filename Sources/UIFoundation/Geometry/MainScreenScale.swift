import Display

/// Returns the screen's pixels per point; 1 without a screen. Thread-safe, because images are drawn on any thread.
package func mainScreenScale() -> CGFloat { Screen.currentScale }
