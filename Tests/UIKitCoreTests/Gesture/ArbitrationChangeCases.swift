extension ArbitrationCase {
    /// Changes during a gesture: states set by code, recognizers disabled, views removed, touches ignored.
    static let changes: [ArbitrationCase] = [
        ArbitrationCase(
            "disabled while possible: it fails", .breaking, "V[a:one]",
            """
            down | a.began V.began
            disable a | a:failed a.reset
            up | V.ended
            """),
        ArbitrationCase(
            "disabled while delaying: the view hears all", .breaking, "V[a:one]; a delays",
            """
            down | a.began
            disable a | a:failed V.began a.reset
            up | V.ended
            """),
        ArbitrationCase(
            "disabled in a gesture: it is cancelled", .breaking, "V[a:drag]",
            """
            down + move 1 5,0 | a.began V.began a.moved V.cancelled a!began
            disable a | a!cancelled a.reset
            move 1 5,0 + up |
            """),
        ArbitrationCase(
            "disabled when it is done: it only becomes possible sooner", .breaking, "V[a:down]",
            """
            down | a.began a!ended
            disable a | a.reset
            up |
            """),
        ArbitrationCase(
            "enabled again it takes new fingers only", .breaking, "V[a:one]",
            """
            down | a.began V.began
            disable a | a:failed a.reset
            enable a + up | V.ended
            down + up | a.began V.began a.ended V.cancelled a!ended a.reset
            """),
        ArbitrationCase(
            "removed while possible", .breaking, "V[a:one]",
            """
            down | a.began V.began
            detach a | a:failed a.reset
            up | V.ended
            """),
        ArbitrationCase(
            "removed in a gesture", .breaking, "V[a:drag]",
            """
            down + move 1 5,0 | a.began V.began a.moved V.cancelled a!began
            detach a | a!cancelled a.reset
            up |
            """),
        ArbitrationCase(
            "its view is removed while possible; the view keeps its finger", .breaking, "V[a:one]",
            """
            down | a.began V.began
            remove V | a:failed a.reset
            move 1 5,0 | V.moved
            up | V.ended
            """),
        ArbitrationCase(
            "its view is removed in a gesture", .breaking, "V[a:drag]",
            """
            down + move 1 5,0 | a.began V.began a.moved V.cancelled a!began
            remove V | a!cancelled a.reset
            up |
            """),
        ArbitrationCase(
            "an inner view is removed: the outer goes on", .breaking, "V[a:one] > I[b:one]",
            """
            down | b.began a.began I.began
            remove I | b:failed b.reset
            up | a.ended I.cancelled a!ended a.reset
            """),
        ArbitrationCase(
            "a superview is removed: the inner's fails, too", .breaking, "V[a:no] > I[b:no]",
            """
            down | b.began a.began I.began
            remove V | a:failed b:failed b.reset a.reset
            up | I.ended
            """),
        ArbitrationCase(
            "hidden in the middle: nothing changes", .breaking, "V[a:one]",
            """
            down | a.began V.began
            hide V |
            up | a.ended V.cancelled a!ended a.reset
            """),
        ArbitrationCase(
            "the window is hidden while possible", .breaking, "V[a:one]",
            """
            down | a.began V.began
            hide window | a.cancelled a:failed V.cancelled a.reset
            up |
            """),
        ArbitrationCase(
            "the window is hidden in a gesture", .breaking, "V[a:drag]",
            """
            down + move 1 5,0 | a.began V.began a.moved V.cancelled a!began
            hide window | a.cancelled a!cancelled a.reset
            up |
            """),
        ArbitrationCase(
            "the app ignores interaction from now on", .breaking, "V[a:drag b:one]",
            """
            down | a.began b.began V.began
            ignore all | a.cancelled a:failed b.cancelled b:failed V.cancelled a.reset b.reset
            up + down + up |
            """),
        ArbitrationCase(
            "disabled by its own action", .breaking, "V[a:drag]; on a!began disable a",
            """
            down | a.began V.began
            move 1 5,0 | a.moved V.cancelled a!began a!cancelled a.reset
            up |
            """),
        ArbitrationCase(
            "removed by its own action", .breaking, "V[a:one]; on a!ended detach a",
            """
            down | a.began V.began
            up | a.ended V.cancelled a!ended a.reset
            """),
        ArbitrationCase(
            "its view removed by its own action", .breaking, "V[a:drag]; on a!began remove V",
            """
            down | a.began V.began
            move 1 5,0 | a.moved V.cancelled a!began a!cancelled a.reset
            up |
            """),
        ArbitrationCase(
            "an action disables another that has begun", .breaking, "V[a:drag b:drag]; a with b, on a!began disable b",
            """
            down | a.began b.began V.began
            move 1 5,0 | a.moved b.moved V.cancelled a!began b!began b!cancelled b.reset
            up | a.ended a!ended a.reset
            """),
        ArbitrationCase(
            "an action disables another that has ended: it is told what was", .breaking,
            "V[a:insist b:insist]; a with b, on a!ended disable b",
            """
            down + move 1 5,0 | a.began b.began V.began a.moved b.moved V.cancelled a!began b!began
            up | a.ended b.ended a!ended b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "a touch method disables one that was told before", .breaking, "V[a:one b:one]; on b.began disable a",
            """
            down | a.began b.began a:failed V.began a.reset
            up | b.ended V.cancelled b!ended b.reset
            """),
        ArbitrationCase(
            "a touch method disables one that would be told next", .breaking, "V[a:one b:one]; on a.began disable b",
            """
            down | a.began b:failed V.began b.reset
            up | a.ended V.cancelled a!ended a.reset
            """),
        ArbitrationCase(
            "a touch method removes its own recognizer", .breaking, "V[a:one]; on a.began detach a",
            """
            down | a.began a:failed V.began a.reset
            up | V.ended
            """),
        ArbitrationCase(
            "a view's touch method removes the recognizer", .breaking, "V[a:one]; on V.began detach a",
            """
            down | a.began V.began a:failed a.reset
            up | V.ended
            """),
        ArbitrationCase(
            "a view's touch method removes the view", .breaking, "V[a:one]; on V.began remove V",
            """
            down | a.began V.began a:failed a.reset
            up | V.ended
            """),
        ArbitrationCase(
            "an action hides the window", .breaking, "V[a:drag]; on a!began hide window",
            """
            down | a.began V.began
            move 1 5,0 | a.moved V.cancelled a!began a.cancelled a!cancelled a.reset
            up |
            """),
        ArbitrationCase(
            "a view's touch method hides the window: that is the next event", .breaking, "V[a:no]; on V.moved hide window",
            """
            down | a.began V.began
            move 1 5,0 | a.moved V.moved a.cancelled a:failed V.cancelled a.reset
            up |
            """),
        ArbitrationCase(
            "a recognizer's touch method hides the window: that is the next event", .breaking, "V[a:no b:no]; on a.moved hide window",
            """
            down | a.began b.began V.began
            move 1 5,0 | a.moved b.moved V.moved a.cancelled a:failed b.cancelled b:failed V.cancelled a.reset b.reset
            up |
            """),
        ArbitrationCase(
            "hiding the window at the end cancels nothing that has ended", .breaking, "V[a:no] & W[b:no]; on V.ended hide window",
            """
            down 14 | a.began b.began V.began W.began
            up 14 | a.ended a:failed b.ended b:failed V.ended W.ended a.reset b.reset
            """),
        ArbitrationCase(
            "a reset disables another: its target is told before that is possible again", .actions,
            "V[] > (I[a:one], J[b:drag]); on a.reset disable b",
            """
            down 12 | a.began b.began I.began J.began
            move 2 5,0 | b.moved J.cancelled b!began
            up 1 | a.ended I.cancelled a!ended a.reset b!cancelled b.reset
            up 2 |
            """),
        ArbitrationCase(
            "an action lets another recognize beside it", .breaking, "V[a:one b:mute]; a with b, on a!ended ended b",
            """
            down | a.began b.began V.began
            up | a.ended b.ended V.cancelled a!ended b!ended a.reset b.reset
            """),

        ArbitrationCase(
            "ended from outside", .states, "V[a:mute]",
            """
            down | a.began V.began
            set a ended | V.cancelled a!ended
            up | a.reset
            """),
        ArbitrationCase(
            "each step from outside", .states, "V[a:mute]",
            """
            down | a.began V.began
            set a began | V.cancelled a!began
            set a changed | a!changed
            set a changed | a!changed
            set a ended | a!ended
            up | a.reset
            """),
        ArbitrationCase(
            "changed twice in one event: told once", .actions, "V[a:hold]; on a.moved changed a",
            """
            down | a.began a!began
            move 1 5,0 | a.moved a!changed
            up | a.ended a!ended a.reset
            """),
        ArbitrationCase(
            "failed from outside", .states, "V[a:mute]",
            """
            down | a.began V.began
            set a failed | a:failed
            move 1 5,0 | V.moved
            up | V.ended a.reset
            """),
        ArbitrationCase(
            "cancelled before it was anything: it has failed", .states, "V[a:mute]",
            """
            down | a.began V.began
            set a cancelled | a:failed
            up | V.ended a.reset
            """),
        ArbitrationCase(
            "changed before it began: refused", .states, "V[a:mute]",
            """
            down | a.began V.began
            set a changed |
            up | a.ended
            set a failed | V.ended a:failed a.reset
            """),
        ArbitrationCase(
            "back to possible, or failed, or begun again: refused", .states, "V[a:hold]",
            """
            down | a.began a!began
            set a possible |
            set a failed |
            set a began |
            up | a.ended a!ended a.reset
            """),
        ArbitrationCase(
            "nothing comes after the end", .states, "V[a:down]",
            """
            down | a.began a!ended
            set a began |
            set a failed |
            set a cancelled |
            set a possible |
            up | a.reset
            """),
        ArbitrationCase(
            "nothing comes after failure", .states, "V[a:nodown]",
            """
            down | a.began a:failed V.began
            set a ended |
            up | V.ended a.reset
            """),
        ArbitrationCase(
            "ended without a finger", .states, "V[a:mute]",
            """
            set a ended | a!ended a.reset
            set a ended | a!ended a.reset
            """),
        ArbitrationCase(
            "failed without a finger", .states, "V[a:mute b:one]; b waits a",
            """
            set a failed | a:failed a.reset
            down + up | a.began b.began V.began a.ended b.ended
            set a failed | V.cancelled a:failed b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "a whole gesture without a finger", .states, "V[a:mute]",
            """
            set a began | a!began
            set a changed | a!changed
            set a cancelled | a!cancelled a.reset
            """),
        ArbitrationCase(
            "set from outside it excludes as ever", .states, "V[a:one b:mute]",
            """
            down | a.began b.began V.began
            set b began | a:failed V.cancelled b!began
            set b ended | b!ended
            up | a.reset b.reset
            """),
        ArbitrationCase(
            "set from outside it waits as ever", .states, "V[a:mute b:no]; a waits b",
            """
            down | a.began b.began V.began
            set a ended |
            up | b.ended b:failed V.cancelled a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "set from outside it is asked as ever", .states, "V[a:mute]; a refuses",
            """
            down | a.began V.began
            set a ended | a:failed
            up | V.ended a.reset
            """),

        ArbitrationCase(
            "a finger that is left alone is the view's", .ignoring, "V[a:skip]",
            """
            down | a.began V.began
            move 1 5,0 | V.moved
            up | V.ended
            """),
        ArbitrationCase(
            "a finger that is left alone is not delayed", .ignoring, "V[a:skip]; a delays",
            """
            down | a.began V.began
            up | V.ended
            """),
        ArbitrationCase(
            "one that leaves the finger alone is excluded by nobody", .ignoring, "V[a:skip b:one]",
            """
            down | a.began b.began V.began
            up | b.ended V.cancelled b!ended b.reset
            """),
        ArbitrationCase(
            "the second finger is left alone", .ignoring, "V[a:skip2]; V multi",
            """
            down 1 | a.began V.began
            down 2 | a.began V.began
            move 12 5,0 | a.moved V.moved2
            up 2 | V.ended
            up 1 | a.ended V.cancelled a!ended a.reset
            """),
        ArbitrationCase(
            "one of two that come down together is left alone", .ignoring, "V[a:skip2]; V multi",
            """
            down 12 | a.began2 V.began2
            up 1 | a.ended V.cancelled a!ended a.reset
            up 2 | V.ended
            """),
    ]
}
