import Display

/// Pixels per point of the screen that pictures are made for; 1 where there is no screen. Pictures are drawn on any thread, so it is asked there too.
func mainScreenScale() -> CGFloat { Screen.currentScale }
