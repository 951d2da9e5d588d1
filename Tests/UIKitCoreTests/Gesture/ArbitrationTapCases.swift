extension ArbitrationCase {
    /// Taps and presses.
    static let taps: [ArbitrationCase] = [
        ArbitrationCase(
            "a tap", .tap, "V[t:tap]",
            """
            down | t.began V.began
            up | t.ended V.cancelled t!ended t.reset
            """),
        ArbitrationCase(
            "a tap that strays by ten points", .tap, "V[t:tap]",
            """
            down + move 1 10,0 | t.began V.began t.moved V.moved
            up | t.ended V.cancelled t!ended t.reset
            """),
        ArbitrationCase(
            "a tap that strays by eleven", .tap, "V[t:tap]",
            """
            down + move 1 11,0 | t.began V.began t.moved t:failed V.moved
            up | V.ended t.reset
            """),
        ArbitrationCase(
            "a tap that stays", .tap, "V[t:tap]",
            """
            down | t.began V.began
            wait 0.7 |
            wait 0.1 | t:failed
            up | V.ended t.reset
            """),
        ArbitrationCase(
            "a tap that is taken away", .tap, "V[t:tap]",
            """
            down | t.began V.began
            cancel | t.cancelled t:failed V.cancelled t.reset
            """),
        ArbitrationCase(
            "a tap of one with two fingers", .tap, "V[t:tap]",
            """
            down 1 | t.began V.began
            down 2 | t.began t:failed
            up 12 | V.ended t.reset
            """),
        ArbitrationCase(
            "a double tap", .tap, "V[t:tap2]",
            """
            down + up | t.began V.began t.ended
            down | t.began V.began
            up | t.ended V.cancelled2 t!ended t.reset
            """),
        ArbitrationCase(
            "a double tap without the second", .tap, "V[t:tap2]",
            """
            down + up | t.began V.began t.ended
            wait 0.3 |
            wait 0.1 | V.ended t:failed t.reset
            """),
        ArbitrationCase(
            "a double tap whose second is elsewhere", .tap, "V[t:tap2]",
            """
            down + up | t.began V.began t.ended
            down 1 110,60 | t.began t:failed V.ended V.began
            up | V.ended t.reset
            """),
        ArbitrationCase(
            "a double tap that lets the view have its end", .delaysEnded, "V[t:tap2]; t prompt",
            """
            down + up | t.began V.began t.ended V.ended
            down + up | t.began V.began t.ended V.cancelled t!ended t.reset
            """),
        ArbitrationCase(
            "a triple tap", .tap, "V[t:tap3]",
            """
            down + up | t.began V.began t.ended
            down + up | t.began V.began t.ended
            down + up | t.began V.began t.ended V.cancelled3 t!ended t.reset
            """),
        ArbitrationCase(
            "a tap of two fingers", .tap, "V[t:tapx2]",
            """
            down 12 | t.began2 V.began
            up 12 | t.ended2 V.cancelled t!ended t.reset
            """),
        ArbitrationCase(
            "a tap of two fingers, one after the other", .tap, "V[t:tapx2]",
            """
            down 1 + down 2 | t.began V.began t.began
            up 1 | t.ended
            up 2 | t.ended V.cancelled t!ended t.reset
            """),
        ArbitrationCase(
            "a tap of two fingers on two views", .tap, "V[t:tapx2] > (I[], J[])",
            """
            down 12 | t.began2 I.began J.began
            up 12 | t.ended2 I.cancelled J.cancelled t!ended t.reset
            """),
        ArbitrationCase(
            "a tap of two fingers with one", .tap, "V[t:tapx2]",
            """
            down | t.began V.began
            up | t.ended t:failed V.ended t.reset
            """),
        ArbitrationCase(
            "a tap of three fingers", .tap, "V[t:tapx3]; V multi",
            """
            down 123 | t.began3 V.began3
            up 1 + up 23 | t.ended t.ended2 V.cancelled3 t!ended t.reset
            """),
        ArbitrationCase(
            "a tap of two fingers with three", .tap, "V[t:tapx2]; V multi",
            """
            down 12 + down 3 | t.began2 V.began2 t.began t:failed V.began
            up 123 | V.ended3 t.reset
            """),
        ArbitrationCase(
            "a double tap of two fingers", .tap, "V[t:tap2x2]; V multi",
            """
            down 12 + up 12 | t.began2 V.began2 t.ended2
            down 12 | t.began2 V.began2
            up 12 | t.ended2 V.cancelled4 t!ended t.reset
            """),
        ArbitrationCase(
            "one finger or two: one", .tap, "V[a:tap b:tapx2]",
            """
            down | a.began b.began V.began
            up | a.ended b:failed V.cancelled a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "one finger or two: two", .tap, "V[a:tap b:tapx2]",
            """
            down 1 + down 2 | a.began b.began V.began a.began a:failed b.began
            up 12 | b.ended2 V.cancelled b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "the inner view's tap wins", .tap, "V[a:tap] > I[b:tap]",
            """
            down | b.began a.began I.began
            up | b.ended a:failed I.cancelled b!ended b.reset a.reset
            """),
        ArbitrationCase(
            "an inner tap wins over an outer double tap", .tap, "V[a:tap2] > I[b:tap]",
            """
            down | b.began a.began I.began
            up | b.ended a:failed I.cancelled b!ended b.reset a.reset
            """),
        ArbitrationCase(
            "one or two taps: one", .waiting, "V[a:tap b:tap2]; a waits b",
            """
            down | a.began b.began V.began
            up | a.ended b.ended
            wait 0.3 |
            wait 0.1 | V.cancelled b:failed a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "one or two taps: two", .waiting, "V[a:tap b:tap2]; a waits b",
            """
            down + up | a.began b.began V.began a.ended b.ended
            down | b.began V.began
            up | b.ended a:failed V.cancelled2 b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "one or two taps: the second strays", .waiting, "V[a:tap b:tap2]; a waits b",
            """
            down + up | a.began b.began V.began a.ended b.ended
            down | b.began V.began
            move 1 20,0 | b.moved b:failed V.cancelled V.moved a!ended a.reset
            up | V.ended b.reset
            """),
        ArbitrationCase(
            "one or two taps without waiting: the first", .exclusion, "V[a:tap b:tap2]",
            """
            down | a.began b.began V.began
            up | a.ended b:failed V.cancelled a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "one or two taps together: both", .simultaneous, "V[a:tap b:tap2]; a with b",
            """
            down | a.began b.began V.began
            up | a.ended b.ended V.cancelled a!ended a.reset
            down | a.began b.began V.began
            up | a.ended b.ended V.cancelled a!ended b!ended b.reset a.reset
            """),
        ArbitrationCase(
            "an inner tap waits for an outer double tap", .waiting, "V[a:tap2] > I[b:tap]; b waits a",
            """
            down + up | b.began a.began I.began b.ended a.ended
            wait 0.4 | I.cancelled a:failed b!ended b.reset a.reset
            """),
        ArbitrationCase(
            "one, two or three taps: one", .waiting, "V[a:tap b:tap2 c:tap3]; a waits b, a waits c, b waits c",
            """
            down + up | a.began b.began c.began V.began a.ended b.ended c.ended
            wait 0.4 | b:failed V.cancelled c:failed a!ended a.reset b.reset c.reset
            """),
        ArbitrationCase(
            "one, two or three taps: two", .waiting, "V[a:tap b:tap2 c:tap3]; a waits b, a waits c, b waits c",
            """
            down + up | a.began b.began c.began V.began a.ended b.ended c.ended
            down + up | b.began c.began V.began b.ended c.ended
            wait 0.4 | a:failed V.cancelled2 c:failed b!ended a.reset b.reset c.reset
            """),
        ArbitrationCase(
            "one, two or three taps: three", .waiting, "V[a:tap b:tap2 c:tap3]; a waits b, a waits c, b waits c",
            """
            down + up | a.began b.began c.began V.began a.ended b.ended c.ended
            down + up | b.began c.began V.began b.ended c.ended
            down | c.began V.began
            up | c.ended a:failed b:failed V.cancelled3 c!ended a.reset b.reset c.reset
            """),

        ArbitrationCase(
            "a press", .press, "V[p:press]",
            """
            down | p.began V.began
            wait 0.4 |
            wait 0.2 | V.cancelled p!began
            up | p.ended p!ended p.reset
            """),
        ArbitrationCase(
            "a press that is too short", .press, "V[p:press]",
            """
            down | p.began V.began
            wait 0.4 |
            up | p.ended p:failed V.ended p.reset
            """),
        ArbitrationCase(
            "a press that strays before", .press, "V[p:press]",
            """
            down + move 1 11,0 | p.began V.began p.moved p:failed V.moved
            wait 0.6 |
            up | V.ended p.reset
            """),
        ArbitrationCase(
            "a press that moves after", .press, "V[p:press]",
            """
            down + wait 0.6 | p.began V.began V.cancelled p!began
            move 1 50,0 | p.moved p!changed
            up | p.ended p!ended p.reset
            """),
        ArbitrationCase(
            "a press that is taken away", .press, "V[p:press]",
            """
            down + wait 0.6 | p.began V.began V.cancelled p!began
            cancel | p.cancelled p!cancelled p.reset
            """),
        ArbitrationCase(
            "a press without a time", .press, "V[p:touch]",
            """
            down | p.began p!began
            up | p.ended p!ended p.reset
            """),
        ArbitrationCase(
            "a press of two fingers", .press, "V[p:pressx2]",
            """
            down 12 | p.began2 V.began
            wait 0.6 | V.cancelled p!began
            up 1 | p.ended p!ended
            up 2 | p.reset
            """),
        ArbitrationCase(
            "a press after a tap", .press, "V[p:press1]",
            """
            down + up | p.began V.began p.ended
            down | p.began V.began
            wait 0.6 | V.cancelled2 p!began
            up | p.ended p!ended p.reset
            """),
        ArbitrationCase(
            "a press after a tap, without the tap", .press, "V[p:press1]",
            """
            down | p.began V.began
            wait 0.8 | p:failed
            up | V.ended p.reset
            """),
        ArbitrationCase(
            "tap or press: tap", .exclusion, "V[a:tap p:press]",
            """
            down | a.began p.began V.began
            up | a.ended p:failed V.cancelled a!ended a.reset p.reset
            """),
        ArbitrationCase(
            "tap or press: press", .exclusion, "V[a:tap p:press]",
            """
            down | a.began p.began V.began
            wait 0.6 | a:failed V.cancelled p!began
            up | p.ended p!ended a.reset p.reset
            """),
        ArbitrationCase(
            "a tap that waits for a press", .waiting, "V[a:tap p:press]; a waits p",
            """
            down | a.began p.began V.began
            up | a.ended p.ended p:failed V.cancelled a!ended a.reset p.reset
            """),
        ArbitrationCase(
            "press inside, drag outside: press", .exclusion, "V[a:drag] > I[p:press]",
            """
            down + wait 0.6 | p.began a.began I.began a:failed I.cancelled p!began
            move 1 30,0 | p.moved p!changed
            up | p.ended p!ended p.reset a.reset
            """),
        ArbitrationCase(
            "a press that may not begin", .shouldBegin, "V[p:press]; p refuses",
            """
            down | p.began V.began
            wait 0.6 | p:failed
            up | V.ended p.reset
            """),
        ArbitrationCase(
            "a press of two whose first leaves", .press, "V[p:pressx2]",
            """
            down 12 | p.began2 V.began
            up 1 | p.ended p:failed V.ended
            up 2 | p.reset
            """),
    ]
}
