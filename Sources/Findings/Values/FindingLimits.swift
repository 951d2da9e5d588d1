/// The numbers from which on something counts as a fault.
package struct FindingLimits: Sendable {
    /// Points on the screen that an animated layer may move at one instant: half of a small touch target.
    package var jump = 20.0
    /// Points per second by which the velocity may change where one animation follows another: 5 points from one frame to the next.
    package var velocityJump = 300.0
    /// Points per frame from which on a layer moves fast: its standstill is visible. 120 points per second.
    package var fastStep = 2.0
    /// Frames that a moving layer may stay where it is. One is the beat between a timer and the screen.
    package var stillFrames = 1
    /// Frames after which a layer has come to rest, so that another movement begins: a fifth of a second.
    package var restFrames = 12
    /// Seconds from the end of a tap, or from the first sample of a drag beyond the slop, to the first movement. Up to a tenth of a second
    /// people take a reaction for immediate (R. B. Miller, 1968; S. Card and others, 1991).
    package var reaction = 0.1
    /// Seconds after which a movement is not the touch's.
    package var longestReaction = 1.0
    /// New images in as many successive frames: a fifth of a second.
    package var redraws = 12
    /// Amount by which a contrast ratio may be below the limit: colors of pixels are rounded.
    package var contrastTolerance = 0.05

    package init() {}
}
