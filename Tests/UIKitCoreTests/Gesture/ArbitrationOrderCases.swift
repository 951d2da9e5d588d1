extension ArbitrationCase {
    /// Order of callbacks, cancelled touches, withheld touches.
    static let order: [ArbitrationCase] = [
        ArbitrationCase(
            "a view without recognizers hears of its finger", .order, "V[]",
            """
            down | V.began
            move 1 5,0 | V.moved
            up | V.ended
            """),
        ArbitrationCase(
            "a recognizer that fails leaves all to the view", .order, "V[a:no]",
            """
            down | a.began V.began
            move 1 5,0 | a.moved V.moved
            up | a.ended a:failed V.ended a.reset
            """),
        ArbitrationCase(
            "three of one view are told in the order of adding", .order, "V[a:no b:no c:no]",
            """
            down | a.began b.began c.began V.began
            up | a.ended a:failed b.ended b:failed c.ended c:failed V.ended a.reset b.reset c.reset
            """),
        ArbitrationCase(
            "the inner view's recognizers are told before the outer's", .order, "V[a:no] > I[b:no]",
            """
            down | b.began a.began I.began
            up | b.ended b:failed a.ended a:failed I.ended b.reset a.reset
            """),
        ArbitrationCase(
            "three levels, from inside out", .order, "V[a:no] > I[b:no] > J[c:no d:no]",
            """
            down | c.began d.began b.began a.began J.began
            up | c.ended c:failed d.ended d:failed b.ended b:failed a.ended a:failed J.ended c.reset d.reset b.reset a.reset
            """),
        ArbitrationCase(
            "a sibling's recognizer hears nothing", .order, "V[] > (I[a:one], J[b:one])",
            """
            down | a.began I.began
            up | a.ended I.cancelled a!ended a.reset
            down 2 | b.began J.began
            up 2 | b.ended J.cancelled b!ended b.reset
            """),
        ArbitrationCase(
            "one that failed when the finger came down hears no more of it", .order, "V[a:nodown]",
            """
            down | a.began a:failed V.began
            move 1 5,0 | V.moved
            up | V.ended a.reset
            """),
        ArbitrationCase(
            "one that failed in a movement hears no more of it", .order, "V[a:nomove]",
            """
            down | a.began V.began
            move 1 5,0 | a.moved a:failed V.moved
            move 1 5,0 | V.moved
            up | V.ended a.reset
            """),
        ArbitrationCase(
            "the system takes a finger away from recognizer and view", .order, "V[a:one]",
            """
            down | a.began V.began
            cancel | a.cancelled a:failed V.cancelled a.reset
            """),
        ArbitrationCase(
            "a discrete gesture cancels the view's touch right before its action", .cancels, "V[a:one]",
            """
            down | a.began V.began
            up | a.ended V.cancelled a!ended a.reset
            """),
        ArbitrationCase(
            "one that does not cancel leaves all to the view", .cancels, "V[a:one]; a passes",
            """
            down | a.began V.began
            up | a.ended V.ended a!ended a.reset
            """),
        ArbitrationCase(
            "a continuous gesture tells each step, the view nothing more", .actions, "V[a:drag]",
            """
            down | a.began V.began
            move 1 5,0 | a.moved V.cancelled a!began
            move 1 5,0 | a.moved a!changed
            move 1 5,0 | a.moved a!changed
            up | a.ended a!ended a.reset
            """),
        ArbitrationCase(
            "a continuous gesture that does not cancel", .cancels, "V[a:drag]; a passes",
            """
            down | a.began V.began
            move 1 5,0 | a.moved V.moved a!began
            move 1 5,0 | a.moved V.moved a!changed
            up | a.ended V.ended a!ended a.reset
            """),
        ArbitrationCase(
            "one that recognizes at once keeps the view from hearing anything", .cancels, "V[a:down]",
            """
            down | a.began a!ended
            move 1 5,0 |
            up | a.reset
            """),
        ArbitrationCase(
            "one that recognizes at once and does not cancel", .cancels, "V[a:down]; a passes",
            """
            down | a.began V.began a!ended
            up | V.ended a.reset
            """),
        ArbitrationCase(
            "a gesture that begins with the finger", .actions, "V[a:hold]",
            """
            down | a.began a!began
            move 1 5,0 | a.moved a!changed
            up | a.ended a!ended a.reset
            """),
        ArbitrationCase(
            "a discrete gesture in the middle becomes possible when its finger has gone", .actions, "V[a:shift]",
            """
            down | a.began V.began
            move 1 5,0 | a.moved V.cancelled a!ended
            move 1 5,0 |
            up | a.reset
            down | a.began V.began
            up | a.ended a:failed V.ended a.reset
            """),
        ArbitrationCase(
            "a gesture that is broken off tells its target", .actions, "V[a:drag]",
            """
            down + move 1 5,0 | a.began V.began a.moved V.cancelled a!began
            cancel | a.cancelled a!cancelled a.reset
            """),
        ArbitrationCase(
            "a gesture that is broken off and did not cancel", .cancels, "V[a:drag]; a passes",
            """
            down + move 1 5,0 | a.began V.began a.moved V.moved a!began
            cancel | a.cancelled V.cancelled a!cancelled a.reset
            """),
        ArbitrationCase(
            "a superview's recognizer takes the inner view's finger over", .cancels, "V[a:one] > I[]",
            """
            down | a.began I.began
            up | a.ended I.cancelled a!ended a.reset
            """),
        ArbitrationCase(
            "a view may be what makes a recognizer recognize", .cancels, "V[a:no]; on V.began ended a",
            """
            down | a.began V.began V.cancelled a!ended
            up | a.reset
            """),
        ArbitrationCase(
            "of two, one passing, the other's cancelling counts", .cancels, "V[a:one b:one]; a passes, a with b",
            """
            down | a.began b.began V.began
            up | a.ended b.ended V.cancelled a!ended b!ended a.reset b.reset
            """),

        ArbitrationCase(
            "a delaying recognizer keeps everything for itself when it recognizes", .delaysBegan, "V[a:one]; a delays",
            """
            down | a.began
            move 1 2,0 | a.moved
            up | a.ended a!ended a.reset
            """),
        ArbitrationCase(
            "a delaying recognizer that fails at the end gives everything to the view", .delaysBegan, "V[a:no]; a delays",
            """
            down | a.began
            move 1 2,0 | a.moved
            move 1 2,0 | a.moved
            up | a.ended a:failed V.began V.moved V.moved V.ended a.reset
            """),
        ArbitrationCase(
            "a delaying recognizer that fails in a movement", .delaysBegan, "V[a:nomove]; a delays",
            """
            down | a.began
            move 1 5,0 | a.moved a:failed V.began V.moved
            move 1 5,0 | V.moved
            up | V.ended a.reset
            """),
        ArbitrationCase(
            "a delaying recognizer that fails at once delays nothing", .delaysBegan, "V[a:nodown]; a delays",
            """
            down | a.began a:failed V.began
            up | V.ended a.reset
            """),
        ArbitrationCase(
            "a delaying recognizer that cancels nothing only delays", .delaysBegan, "V[a:one]; a delays, a passes",
            """
            down | a.began
            up | a.ended V.began V.ended a!ended a.reset
            """),
        ArbitrationCase(
            "what is delayed is told before it is taken away", .delaysBegan, "V[a:no]; a delays",
            """
            down | a.began
            cancel | a.cancelled a:failed V.began V.cancelled a.reset
            """),
        ArbitrationCase(
            "a superview's recognizer delays, too", .delaysBegan, "V[a:nomove] > I[]; a delays",
            """
            down | a.began
            move 1 5,0 | a.moved a:failed I.began I.moved
            up | I.ended a.reset
            """),
        ArbitrationCase(
            "two that delay: the view waits for both", .delaysBegan, "V[a:nomove b:no]; a delays, b delays",
            """
            down | a.began b.began
            move 1 5,0 | a.moved a:failed b.moved
            up | b.ended b:failed V.began V.moved V.ended a.reset b.reset
            """),
        ArbitrationCase(
            "one that delays fails where another recognizes: nothing was received, nothing is cancelled", .delaysBegan,
            "V[a:no b:one]; a delays",
            """
            down | a.began b.began
            up | a.ended a:failed b.ended b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "one that delays is failed by another: nothing was received, nothing is cancelled", .delaysBegan,
            "V[a:one b:no]; b delays",
            """
            down | a.began b.began
            up | a.ended b:failed a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "one that delays is failed by another that cancels nothing: the view hears all", .delaysBegan,
            "V[a:one b:no]; b delays, a passes",
            """
            down | a.began b.began
            up | a.ended b:failed V.began V.ended a!ended a.reset b.reset
            """),

        ArbitrationCase(
            "the end is held back while one is undecided, and told when it fails", .delaysEnded, "V[a:mute]",
            """
            down | a.began V.began
            up | a.ended
            set a failed | V.ended a:failed a.reset
            """),
        ArbitrationCase(
            "an end that is held back becomes cancelled", .delaysEnded, "V[a:mute]",
            """
            down | a.began V.began
            up | a.ended
            set a ended | V.cancelled a!ended a.reset
            """),
        ArbitrationCase(
            "an end that is not held back is told at once", .delaysEnded, "V[a:mute]; a prompt",
            """
            down | a.began V.began
            up | a.ended V.ended
            set a failed | a:failed a.reset
            """),
        ArbitrationCase(
            "what has ended for the view cannot be cancelled", .delaysEnded, "V[a:mute]; a prompt",
            """
            down | a.began V.began
            up | a.ended V.ended
            set a ended | a!ended a.reset
            """),
        ArbitrationCase(
            "one holds the end back, the other does not", .delaysEnded, "V[a:no b:mute]; b prompt",
            """
            down | a.began b.began V.began
            up | a.ended a:failed b.ended V.ended a.reset
            set b failed | b:failed b.reset
            """),
        ArbitrationCase(
            "the end waits for the last of two", .delaysEnded, "V[a:mute b:mute]",
            """
            down | a.began b.began V.began
            up | a.ended b.ended
            set b failed | b:failed b.reset
            set a failed | V.ended a:failed a.reset
            """),
        ArbitrationCase(
            "an undecided one that is prompt but delays the beginning", .delaysBegan, "V[a:mute]; a delays, a prompt",
            """
            down | a.began
            up | a.ended
            set a failed | V.began V.ended a:failed a.reset
            """),
    ]
}
