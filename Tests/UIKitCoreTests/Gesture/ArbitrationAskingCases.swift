extension ArbitrationCase {
    /// Calls of delegates, views and subclasses.
    static let asking: [ArbitrationCase] = [
        ArbitrationCase(
            "its delegate has it wait for one that fails", .dynamicWaiting, "V[a:one b:no]; a delegate-waits b",
            """
            down | a.began b.began V.began
            up | a.ended b.ended b:failed V.cancelled a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "its delegate has it wait for one that recognizes", .dynamicWaiting, "V[a:one b:one]; a delegate-waits b",
            """
            down | a.began b.began V.began
            up | a.ended b.ended a:failed V.cancelled b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "the other's delegate has it wait for one that fails", .dynamicWaiting, "V[a:one b:no]; b delegate-holds a",
            """
            down | a.began b.began V.began
            up | a.ended b.ended b:failed V.cancelled a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "the other's delegate has it wait for one that recognizes", .dynamicWaiting, "V[a:one b:one]; b delegate-holds a",
            """
            down | a.began b.began V.began
            up | a.ended b.ended a:failed V.cancelled b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "its class has it wait for one that fails", .dynamicWaiting, "V[a:one b:no]; a class-waits b",
            """
            down | a.began b.began V.began
            up | a.ended b.ended b:failed V.cancelled a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "its class has it wait for one that recognizes", .dynamicWaiting, "V[a:one b:one]; a class-waits b",
            """
            down | a.began b.began V.began
            up | a.ended b.ended a:failed V.cancelled b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "the other's class has it wait for one that fails", .dynamicWaiting, "V[a:one b:no]; b class-holds a",
            """
            down | a.began b.began V.began
            up | a.ended b.ended b:failed V.cancelled a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "the other's class has it wait for one that recognizes", .dynamicWaiting, "V[a:one b:one]; b class-holds a",
            """
            down | a.began b.began V.began
            up | a.ended b.ended a:failed V.cancelled b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "the inner's delegate has it wait for the outer", .dynamicWaiting, "V[a:one] > I[b:one]; b delegate-waits a",
            """
            down | b.began a.began I.began
            up | b.ended a.ended b:failed I.cancelled a!ended b.reset a.reset
            """),
        ArbitrationCase(
            "the outer's delegate has the inner wait", .dynamicWaiting, "V[a:one] > I[b:one]; a delegate-holds b",
            """
            down | b.began a.began I.began
            up | b.ended a.ended b:failed I.cancelled a!ended b.reset a.reset
            """),
        ArbitrationCase(
            "a chain of three answers", .dynamicWaiting, "V[a:one b:one c:no]; a delegate-waits b, c class-holds b",
            """
            down | a.began b.began c.began V.began
            up | a.ended b.ended c.ended a:failed c:failed V.cancelled b!ended a.reset b.reset c.reset
            """),
        ArbitrationCase(
            "one that recognizes fails those that would have had to wait", .dynamicWaiting,
            "V[a:one b:mute]; b delegate-waits a, a with b",
            """
            down | a.began b.began V.began
            up | a.ended b:failed V.cancelled a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "asked once per attempt, and again in the next", .dynamicWaiting, "V[a:drag b:no]; a says waits, a delegate-waits b",
            """
            down | a.began b.began V.began
            move 1 5,0 | a.moved a?waits:b b.moved V.moved
            move 1 5,0 | a.moved b.moved V.moved
            up | a.ended a:failed b.ended b:failed V.ended a.reset b.reset
            down + move 1 5,0 | a.began b.began V.began a.moved a?waits:b b.moved V.moved
            up | a.ended a:failed b.ended b:failed V.ended a.reset b.reset
            """),
        ArbitrationCase(
            "not asked again when the other has failed", .dynamicWaiting, "V[a:one b:no]; a says waits, a delegate-waits b",
            """
            down | a.began b.began V.began
            up | a.ended a?waits:b b.ended b:failed V.cancelled a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "those of other fingers are not asked about", .dynamicWaiting,
            "V[] > (I[a:one], J[b:mute]); a delegate-waits b, a says waits",
            """
            down 1 + down 2 | a.began I.began b.began J.began
            up 1 | a.ended I.cancelled a!ended a.reset
            up 2 | b.ended
            set b failed | J.ended b:failed b.reset
            """),

        ArbitrationCase(
            "the delegate says no: it fails", .shouldBegin, "V[a:one]; a refuses",
            """
            down | a.began V.began
            up | a.ended a:failed V.ended a.reset
            """),
        ArbitrationCase(
            "the delegate says no to a continuous gesture", .shouldBegin, "V[a:drag]; a refuses",
            """
            down | a.began V.began
            move 1 5,0 | a.moved a:failed V.moved
            up | V.ended a.reset
            """),
        ArbitrationCase(
            "the delegate says no: the next one may", .shouldBegin, "V[a:one b:one]; a refuses",
            """
            down | a.began b.began V.began
            up | a.ended a:failed b.ended V.cancelled b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "the inner's delegate says no: the outer may", .shouldBegin, "V[a:drag] > I[b:drag]; b refuses",
            """
            down | b.began a.began I.began
            move 1 5,0 | b.moved b:failed a.moved I.cancelled a!began
            up | a.ended a!ended b.reset a.reset
            """),
        ArbitrationCase(
            "a no frees the one that waits", .shouldBegin, "V[a:one b:one]; a waits b, b refuses",
            """
            down | a.began b.began V.began
            up | a.ended b.ended b:failed V.cancelled a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "its view says no", .shouldBegin, "V[a:one]; V refuses a",
            """
            down | a.began V.began
            up | a.ended a:failed V.ended a.reset
            """),
        ArbitrationCase(
            "the touched view says no to its superview's recognizer", .shouldBegin, "V[a:one] > I[]; I refuses a",
            """
            down | a.began I.began
            up | a.ended a:failed I.ended a.reset
            """),
        ArbitrationCase(
            "a view between says no", .shouldBegin, "V[a:one] > I[] > J[]; I refuses a",
            """
            down | a.began J.began
            up | a.ended a:failed J.ended a.reset
            """),
        ArbitrationCase(
            "a superview is not asked about its subview's recognizer", .shouldBegin, "V[] > I[a:one]; V refuses a",
            """
            down | a.began I.began
            up | a.ended I.cancelled a!ended a.reset
            """),
        ArbitrationCase(
            "asked before the view's touches are cancelled", .shouldBegin, "V[a:one]; a says begin",
            """
            down | a.began V.began
            up | a.ended a?begin V.cancelled a!ended a.reset
            """),
        ArbitrationCase(
            "asked only when it need not wait any more", .shouldBegin, "V[a:one b:no]; a waits b, a says begin",
            """
            down | a.began b.began V.began
            up | a.ended b.ended a?begin b:failed V.cancelled a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "not asked where what it waits for recognizes", .shouldBegin, "V[a:one b:one]; a waits b, a says begin",
            """
            down | a.began b.began V.began
            up | a.ended b.ended a:failed V.cancelled b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "asked once for a continuous gesture", .shouldBegin, "V[a:drag]; a says begin",
            """
            down + move 1 5,0 | a.began V.began a.moved a?begin V.cancelled a!began
            move 1 5,0 | a.moved a!changed
            up | a.ended a!ended a.reset
            """),
        ArbitrationCase(
            "not asked when it fails by itself", .shouldBegin, "V[a:no]; a says begin",
            """
            down | a.began V.began
            up | a.ended a:failed V.ended a.reset
            """),
        ArbitrationCase(
            "a refused one that delays gives all to the view", .shouldBegin, "V[a:one]; a refuses, a delays",
            """
            down | a.began
            up | a.ended a:failed V.began V.ended a.reset
            """),

        ArbitrationCase(
            "asked for a touch before it is told of it", .receiving, "V[a:one]; a says touch",
            """
            down | a?touch a.began V.began
            up | a.ended V.cancelled a!ended a.reset
            """),
        ArbitrationCase(
            "asked for the event before the touch", .receiving, "V[a:no]; a says touch, a says event",
            """
            down | a?event a?touch a.began V.began
            up | a.ended a:failed V.ended a.reset
            """),
        ArbitrationCase(
            "a touch that is hidden from it", .receiving, "V[a:one]; a blind 1",
            """
            down | V.began
            move 1 5,0 | V.moved
            up | V.ended
            """),
        ArbitrationCase(
            "a hidden touch delays nothing", .receiving, "V[a:one]; a blind 1, a delays",
            """
            down | V.began
            up | V.ended
            """),
        ArbitrationCase(
            "an event that is hidden from it", .receiving, "V[a:one]; a deaf, a says touch",
            """
            down | V.began
            up | V.ended
            """),
        ArbitrationCase(
            "the second finger is hidden from it", .receiving, "V[a:one]; a blind 2, V multi",
            """
            down 1 | a.began V.began
            down 2 | V.began
            up 2 | V.ended
            up 1 | a.ended V.cancelled a!ended a.reset
            """),
        ArbitrationCase(
            "each sees another finger: both recognize", .receiving, "V[a:one b:one]; a blind 2, b blind 1, V multi",
            """
            down 12 | a.began b.began V.began2
            up 12 | a.ended b.ended V.cancelled2 a!ended b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "the outer sees what is hidden from the inner", .receiving, "V[a:one] > I[b:one]; b blind 1",
            """
            down | a.began I.began
            up | a.ended I.cancelled a!ended a.reset
            """),
        ArbitrationCase(
            "a disabled one is not asked", .receiving, "V[a:one]; a off, a says touch, a says event",
            """
            down | V.began
            up | V.ended
            """),

        ArbitrationCase(
            "asked about each other when one recognizes", .simultaneous, "V[a:one b:one]; a says with",
            """
            down | a.began b.began V.began
            up | a.ended a?with:b b:failed V.cancelled a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "the other's delegate is asked after a no", .simultaneous, "V[a:one b:one]; a says with, b says with",
            """
            down | a.began b.began V.began
            up | a.ended a?with:b b?with:a b:failed V.cancelled a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "nobody is asked about one that cannot be prevented", .simultaneous, "V[a:one b:one]; b immune a, a says with, b says with",
            """
            down | a.began b.began V.began
            up | a.ended b.ended V.cancelled a!ended b!ended a.reset b.reset
            """),
    ]
}
