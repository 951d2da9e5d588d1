extension ArbitrationCase {
    /// Simultaneous recognition.
    static let exclusion: [ArbitrationCase] = [
        ArbitrationCase(
            "of two on a view the first added wins", .exclusion, "V[a:one b:one]",
            """
            down | a.began b.began V.began
            up | a.ended b:failed V.cancelled a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "the inner view's wins", .exclusion, "V[a:one] > I[b:one]",
            """
            down | b.began a.began I.began
            up | b.ended a:failed I.cancelled b!ended b.reset a.reset
            """),
        ArbitrationCase(
            "the innermost of three wins", .exclusion, "V[a:one] > I[b:one] > J[c:one]",
            """
            down | c.began b.began a.began J.began
            up | c.ended b:failed a:failed J.cancelled c!ended c.reset b.reset a.reset
            """),
        ArbitrationCase(
            "the earlier in time wins over the earlier in order", .exclusion, "V[a:one b:shift]",
            """
            down | a.began b.began V.began
            move 1 5,0 | a.moved b.moved a:failed V.cancelled b!ended
            up | a.reset b.reset
            """),
        ArbitrationCase(
            "a drag outside wins over a tap inside", .exclusion, "V[a:drag] > I[b:one]",
            """
            down | b.began a.began I.began
            move 1 5,0 | b.moved a.moved b:failed I.cancelled a!began
            up | a.ended a!ended b.reset a.reset
            """),
        ArbitrationCase(
            "of two drags the first goes on alone", .exclusion, "V[a:drag b:drag]",
            """
            down | a.began b.began V.began
            move 1 5,0 | a.moved b:failed V.cancelled a!began
            move 1 5,0 | a.moved a!changed
            up | a.ended a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "the inner drag wins over the outer", .exclusion, "V[a:drag] > I[b:drag]",
            """
            down | b.began a.began I.began
            move 1 5,0 | b.moved a:failed I.cancelled b!began
            up | b.ended b!ended b.reset a.reset
            """),
        ArbitrationCase(
            "one that is broken off has excluded all the same", .exclusion, "V[a:drag b:one]",
            """
            down | a.began b.began V.began
            move 1 5,0 | a.moved b:failed V.cancelled a!began
            cancel | a.cancelled a!cancelled a.reset b.reset
            """),
        ArbitrationCase(
            "one that fails excludes nobody", .exclusion, "V[a:no b:one]",
            """
            down | a.began b.began V.began
            up | a.ended a:failed b.ended V.cancelled b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "two fingers on two views are two gestures", .exclusion, "V[] > (I[a:one], J[b:one])",
            """
            down 12 | a.began b.began I.began J.began
            up 12 | a.ended b.ended I.cancelled J.cancelled a!ended b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "one finger's gesture excludes the outer's of both", .exclusion, "V[c:one] > (I[a:one], J[b:one])",
            """
            down 12 | a.began c.began2 b.began I.began J.began
            up 1 | a.ended c:failed I.cancelled a!ended a.reset
            up 2 | b.ended J.cancelled b!ended c.reset b.reset
            """),
        ArbitrationCase(
            "the outer's of both fingers excludes each one's", .exclusion, "V[c:shift] > (I[a:one], J[b:one])",
            """
            down 12 | a.began c.began2 b.began I.began J.began
            move 1 5,0 | a.moved c.moved a:failed b:failed I.cancelled J.cancelled c!ended
            up 12 | a.reset c.reset b.reset
            """),
        ArbitrationCase(
            "a gesture that is on excludes that of a finger which joins it", .exclusion, "V[a:drag] > (I[], J[b:one])",
            """
            down 1 + move 1 5,0 | a.began I.began a.moved I.cancelled a!began
            down 2 | b.began a.began
            up 2 | b.ended b:failed a.ended a!ended b.reset
            up 1 | a.reset
            """),
        ArbitrationCase(
            "unless one lets both", .simultaneous, "V[a:drag] > (I[], J[b:one]); b with a",
            """
            down 1 + move 1 5,0 | a.began I.began a.moved I.cancelled a!began
            down 2 | b.began a.began
            up 2 | b.ended a.ended b!ended a!ended b.reset
            up 1 | a.reset
            """),
        ArbitrationCase(
            "immune to one that was at once", .prevention, "V[a:down b:one] > I[]; b immune a",
            """
            down 1 | a.began b.began a!ended
            up 1 | b.ended b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "one that is done leaves a later finger to an inner one", .exclusion, "V[a:shift] > (I[], J[b:one])",
            """
            down 1 + move 1 5,0 | a.began I.began a.moved I.cancelled a!ended
            down 2 | b.began J.began
            up 2 | b.ended J.cancelled b!ended b.reset
            up 1 | a.reset
            """),

        ArbitrationCase(
            "the winner's delegate lets both", .simultaneous, "V[a:one b:one]; a with b",
            """
            down | a.began b.began V.began
            up | a.ended b.ended V.cancelled a!ended b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "the loser's delegate lets both", .simultaneous, "V[a:one b:one]; b with a",
            """
            down | a.began b.began V.began
            up | a.ended b.ended V.cancelled a!ended b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "both delegates let both", .simultaneous, "V[a:one b:one]; a with b, b with a",
            """
            down | a.began b.began V.began
            up | a.ended b.ended V.cancelled a!ended b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "two drags go together", .simultaneous, "V[a:drag b:drag]; a with b",
            """
            down | a.began b.began V.began
            move 1 5,0 | a.moved b.moved V.cancelled a!began b!began
            move 1 5,0 | a.moved b.moved a!changed b!changed
            up | a.ended b.ended a!ended b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "an inner and an outer drag go together", .simultaneous, "V[a:drag] > I[b:drag]; a with b",
            """
            down | b.began a.began I.began
            move 1 5,0 | b.moved a.moved I.cancelled b!began a!began
            up | b.ended a.ended b!ended a!ended b.reset a.reset
            """),
        ArbitrationCase(
            "a third one is not meant", .simultaneous, "V[a:one b:one c:one]; a with b",
            """
            down | a.began b.began c.began V.began
            up | a.ended c:failed b.ended V.cancelled a!ended b!ended a.reset b.reset c.reset
            """),
        ArbitrationCase(
            "the one between is not meant", .simultaneous, "V[a:one b:one c:one]; a with c",
            """
            down | a.began b.began c.began V.began
            up | a.ended b:failed c.ended V.cancelled a!ended c!ended a.reset b.reset c.reset
            """),
        ArbitrationCase(
            "one that goes with both does not make them go together", .simultaneous, "V[a:one b:one c:one]; c with a, c with b",
            """
            down | a.began b.began c.began V.began
            up | a.ended b:failed c.ended V.cancelled a!ended c!ended a.reset b.reset c.reset
            """),
        ArbitrationCase(
            "all three go together", .simultaneous, "V[a:one b:one c:one]; c with a, c with b, a with b",
            """
            down | a.began b.began c.began V.began
            up | a.ended b.ended c.ended V.cancelled a!ended b!ended c!ended a.reset b.reset c.reset
            """),
        ArbitrationCase(
            "a later one is excluded by the second, too", .simultaneous, "V[a:down b:one c:shift]; a with b, a with c",
            """
            down | a.began b.began c.began a!ended
            move 1 5,0 | b.moved c.moved b:failed c!ended
            up | a.reset b.reset c.reset
            """),
        ArbitrationCase(
            "a drag and a tap go together", .simultaneous, "V[a:drag b:one]; a with b",
            """
            down | a.began b.began V.began
            move 1 5,0 | a.moved b.moved V.cancelled a!began
            up | a.ended b.ended a!ended b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "four, two by two", .simultaneous, "V[a:drag b:drag] > I[c:drag d:drag]; c with a, d with b",
            """
            down | c.began d.began a.began b.began I.began
            move 1 5,0 | c.moved d:failed b:failed a.moved I.cancelled c!began a!began
            up | c.ended a.ended c!ended a!ended c.reset d.reset a.reset b.reset
            """),
        ArbitrationCase(
            "actions come in the order of recognition, not of adding", .actions, "V[a:drag b:hold]; a with b",
            """
            down | a.began b.began b!began
            move 1 5,0 | a.moved b.moved a!began b!changed
            up | a.ended b.ended a!ended b!ended a.reset b.reset
            """),

        ArbitrationCase(
            "one that cannot prevent leaves the other be", .prevention, "V[a:one b:one]; a spares b",
            """
            down | a.began b.began V.began
            up | a.ended b.ended V.cancelled a!ended b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "one that cannot prevent may be prevented", .prevention, "V[b:one a:one]; a spares b",
            """
            down | b.began a.began V.began
            up | b.ended a:failed V.cancelled b!ended b.reset a.reset
            """),
        ArbitrationCase(
            "one that cannot be prevented goes beside", .prevention, "V[a:one b:one]; b immune a",
            """
            down | a.began b.began V.began
            up | a.ended b.ended V.cancelled a!ended b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "one that cannot be prevented prevents", .prevention, "V[b:one a:one]; b immune a",
            """
            down | b.began a.began V.began
            up | b.ended a:failed V.cancelled b!ended b.reset a.reset
            """),
        ArbitrationCase(
            "it is immune to one only", .prevention, "V[a:one b:one c:one]; c immune b",
            """
            down | a.began b.began c.began V.began
            up | a.ended b:failed c:failed V.cancelled a!ended a.reset b.reset c.reset
            """),
        ArbitrationCase(
            "it is immune to the one that wins", .prevention, "V[a:one b:one c:one]; c immune a",
            """
            down | a.began b.began c.began V.began
            up | a.ended b:failed c.ended V.cancelled a!ended c!ended a.reset b.reset c.reset
            """),
        ArbitrationCase(
            "two drags, one of which spares the other", .prevention, "V[a:drag b:drag]; a spares b",
            """
            down | a.began b.began V.began
            move 1 5,0 | a.moved b.moved V.cancelled a!began b!began
            up | a.ended b.ended a!ended b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "sparing works between views", .prevention, "V[a:one] > I[b:one]; b spares a",
            """
            down | b.began a.began I.began
            up | b.ended a.ended I.cancelled b!ended a!ended b.reset a.reset
            """),
    ]
}
