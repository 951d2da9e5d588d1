extension ArbitrationCase {
    /// Failure requirements.
    static let waiting: [ArbitrationCase] = [
        ArbitrationCase(
            "the other fails: it goes on", .waiting, "V[a:one b:no]; a waits b",
            """
            down | a.began b.began V.began
            up | a.ended b.ended b:failed V.cancelled a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "the other recognizes: it fails", .waiting, "V[a:one b:one]; a waits b",
            """
            down | a.began b.began V.began
            up | a.ended b.ended a:failed V.cancelled b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "the other has failed before: it need not wait", .waiting, "V[a:one b:nomove]; a waits b",
            """
            down | a.began b.began V.began
            move 1 5,0 | a.moved b.moved b:failed V.moved
            up | a.ended V.cancelled a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "the other fails at once", .waiting, "V[a:one b:nodown]; a waits b",
            """
            down | a.began b.began b:failed V.began
            up | a.ended V.cancelled a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "the other has recognized before and spared it: it fails all the same", .waiting, "V[a:one b:down]; a waits b, b spares a",
            """
            down | a.began b.began a:failed b!ended
            up | a.reset b.reset
            """),
        ArbitrationCase(
            "one that has made up its mind hears no more while it waits", .waiting, "V[a:shift b:no]; a waits b",
            """
            down | a.began b.began V.began
            move 1 5,0 | a.moved b.moved V.moved
            move 1 5,0 | b.moved V.moved
            up | b.ended b:failed V.cancelled a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "simultaneous or not, it waits", .waiting, "V[a:one b:one]; a waits b, a with b",
            """
            down | a.began b.began V.began
            up | a.ended b.ended a:failed V.cancelled b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "an undecided other is waited for any time", .waiting, "V[a:one b:mute]; a waits b",
            """
            down | a.began b.began V.began
            up | a.ended b.ended
            wait 3 |
            set b failed | V.cancelled b:failed a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "an undecided other recognizes at last", .waiting, "V[a:one b:mute]; a waits b",
            """
            down | a.began b.began V.began
            up | a.ended b.ended
            set b ended | a:failed V.cancelled b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "the other begins and is broken off: it has failed", .waiting, "V[a:one b:drag]; a waits b",
            """
            down | a.began b.began V.began
            move 1 5,0 | a.moved b.moved a:failed V.cancelled b!began
            cancel | b.cancelled b!cancelled a.reset b.reset
            """),
        ArbitrationCase(
            "the other is taken away by the system: both fail", .waiting, "V[a:one b:no]; a waits b",
            """
            down | a.began b.began V.began
            cancel | a.cancelled a:failed b.cancelled b:failed V.cancelled a.reset b.reset
            """),
        ArbitrationCase(
            "a chain: the middle goes on when the last fails", .waiting, "V[a:one b:one c:no]; a waits b, b waits c",
            """
            down | a.began b.began c.began V.began
            up | a.ended b.ended c.ended a:failed c:failed V.cancelled b!ended a.reset b.reset c.reset
            """),
        ArbitrationCase(
            "a chain: the last recognizes", .waiting, "V[a:one b:one c:one]; a waits b, b waits c",
            """
            down | a.began b.began c.began V.began
            up | a.ended b.ended c.ended a:failed b:failed V.cancelled c!ended a.reset b.reset c.reset
            """),
        ArbitrationCase(
            "a chain: the first needs only the middle's failure", .waiting, "V[a:one b:no c:no]; a waits b, b waits c",
            """
            down | a.began b.began c.began V.began
            up | a.ended b.ended c:failed b:failed V.cancelled a!ended a.reset b.reset c.reset
            """),
        ArbitrationCase(
            "a chain of four, from its end", .waiting, "V[a:no b:one c:no d:no]; a waits b, b waits c, c waits d",
            """
            down | a.began b.began c.began d.began V.began
            up | a.ended a:failed b.ended c.ended d:failed c:failed V.cancelled b!ended a.reset b.reset c.reset d.reset
            """),
        ArbitrationCase(
            "it waits for two", .waiting, "V[a:one b:no c:no]; a waits b, a waits c",
            """
            down | a.began b.began c.began V.began
            up | a.ended b.ended b:failed c.ended c:failed V.cancelled a!ended a.reset b.reset c.reset
            """),
        ArbitrationCase(
            "it waits for two, the second recognizes", .waiting, "V[a:one b:no c:one]; a waits b, a waits c",
            """
            down | a.began b.began c.began V.began
            up | a.ended b.ended b:failed c.ended a:failed V.cancelled c!ended a.reset b.reset c.reset
            """),
        ArbitrationCase(
            "two wait for one: the first of them goes on", .waiting, "V[a:one b:one c:no]; a waits c, b waits c",
            """
            down | a.began b.began c.began V.began
            up | a.ended b.ended c.ended b:failed c:failed V.cancelled a!ended a.reset b.reset c.reset
            """),
        ArbitrationCase(
            "two wait for one and go together", .waiting, "V[a:one b:one c:no]; a waits c, b waits c, a with b",
            """
            down | a.began b.began c.began V.began
            up | a.ended b.ended c.ended c:failed V.cancelled a!ended b!ended a.reset b.reset c.reset
            """),
        ArbitrationCase(
            "another without a finger is not waited for", .waiting, "V[] > (I[a:one], J[b:one]); a waits b",
            """
            down | a.began I.began
            up | a.ended I.cancelled a!ended a.reset
            """),
        ArbitrationCase(
            "another with another finger is waited for", .waiting, "V[] > (I[a:one], J[b:mute]); a waits b",
            """
            down 1 | a.began I.began
            down 2 | b.began J.began
            up 1 | a.ended
            up 2 | b.ended
            set b failed | I.cancelled J.ended b:failed a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "another that was done with another finger is not waited for", .waiting, "V[] > (I[a:one], J[b:down]); a waits b",
            """
            down 2 | b.began b!ended
            down 1 | a.began I.began
            up 1 | a.ended I.cancelled a!ended a.reset
            up 2 | b.reset
            """),
        ArbitrationCase(
            "another that is disabled is not waited for", .waiting, "V[a:one b:one]; a waits b, b off",
            """
            down | a.began V.began
            up | a.ended V.cancelled a!ended a.reset
            """),
        ArbitrationCase(
            "another that does not see the touch is not waited for", .waiting, "V[a:one b:one]; a waits b, b blind 1",
            """
            down | a.began V.began
            up | a.ended V.cancelled a!ended a.reset
            """),
        ArbitrationCase(
            "another that leaves the touch alone is not waited for", .waiting, "V[a:one b:skip]; a waits b",
            """
            down | a.began b.began V.began
            up | a.ended V.cancelled a!ended a.reset
            """),
        ArbitrationCase(
            "the inner waits for the outer, which recognizes", .waiting, "V[a:one] > I[b:one]; b waits a",
            """
            down | b.began a.began I.began
            up | b.ended a.ended b:failed I.cancelled a!ended b.reset a.reset
            """),
        ArbitrationCase(
            "the inner waits for the outer, which fails", .waiting, "V[a:no] > I[b:one]; b waits a",
            """
            down | b.began a.began I.began
            up | b.ended a.ended a:failed I.cancelled b!ended b.reset a.reset
            """),
        ArbitrationCase(
            "the outer waits for the inner, which fails", .waiting, "V[a:drag] > I[b:nomove]; a waits b",
            """
            down | b.began a.began I.began
            move 1 5,0 | b.moved b:failed a.moved I.cancelled a!began
            up | a.ended a!ended b.reset a.reset
            """),
        ArbitrationCase(
            "a continuous gesture begins when the other fails", .waiting, "V[a:drag b:nomove]; a waits b",
            """
            down | a.began b.began V.began
            move 1 5,0 | a.moved b.moved b:failed V.cancelled a!began
            move 1 5,0 | a.moved a!changed
            up | a.ended a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "a continuous gesture is let begin too late", .waiting, "V[a:drag b:no]; a waits b",
            """
            down | a.began b.began V.began
            move 1 5,0 | a.moved b.moved V.moved
            move 1 5,0 | a.moved b.moved V.moved
            up | a.ended a:failed b.ended b:failed V.ended a.reset b.reset
            """),
        ArbitrationCase(
            "a gesture that began and ended while it waited is told both", .waiting, "V[a:insist b:no]; a waits b",
            """
            down | a.began b.began V.began
            move 1 5,0 | a.moved b.moved V.moved
            up | a.ended b.ended b:failed V.cancelled a!began a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "a gesture that began and ended while it waited may fail", .waiting, "V[a:insist b:one]; a waits b",
            """
            down | a.began b.began V.began
            move 1 5,0 | a.moved b.moved V.moved
            up | a.ended b.ended a:failed V.cancelled b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "one that waits to begin takes further fingers", .waiting, "V[a:drag b:mute]; a waits b, V multi",
            """
            down 1 + move 1 5,0 | a.began b.began V.began a.moved b.moved V.moved
            down 2 | a.began b.began V.began
            set b failed | V.cancelled2 b:failed a!began
            up 12 | a.ended2 a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "one that waits and is decided takes no further finger", .waiting, "V[a:one b:mute]; a waits b",
            """
            down + up | a.began b.began V.began a.ended b.ended
            down | b.began V.began
            up | b.ended
            set b failed | V.cancelled V.ended b:failed a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "the other is disabled: it goes on", .waiting, "V[a:one b:mute]; a waits b",
            """
            down + up | a.began b.began V.began a.ended b.ended
            disable b | b:failed V.cancelled a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "the other is removed: it goes on", .waiting, "V[a:one b:mute]; a waits b",
            """
            down + up | a.began b.began V.began a.ended b.ended
            detach b | b:failed V.cancelled a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "the other's view is removed: it goes on", .waiting, "V[a:one] > I[b:mute]; a waits b",
            """
            down + up | b.began a.began I.began b.ended a.ended
            remove I | b:failed I.cancelled a!ended b.reset a.reset
            """),
        ArbitrationCase(
            "the one that waits is disabled", .waiting, "V[a:one b:mute]; a waits b",
            """
            down + up | a.began b.began V.began a.ended b.ended
            disable a | a:failed a.reset
            set b failed | V.ended b:failed b.reset
            """),
        ArbitrationCase(
            "one that waits excludes nobody", .waiting, "V[a:one b:mute c:one]; a waits b",
            """
            down | a.began b.began c.began V.began
            up | a.ended b.ended c.ended a:failed b:failed V.cancelled c!ended a.reset b.reset c.reset
            """),
        ArbitrationCase(
            "one that has waited excludes those that come after", .waiting, "V[a:shift b:no c:one]; a waits b",
            """
            down | a.began b.began c.began V.began
            move 1 5,0 | a.moved b.moved c.moved V.moved
            up | b.ended c:failed b:failed V.cancelled a!ended a.reset b.reset c.reset
            """),
        ArbitrationCase(
            "one that delays waits, too", .waiting, "V[a:one b:no]; a waits b, a delays",
            """
            down | a.began b.began
            up | a.ended b.ended b:failed a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "two that wait for each other: the one that comes second goes ahead", .waiting, "V[a:one b:one]; a waits b, b waits a",
            """
            down | a.began b.began V.began
            up | a.ended b.ended a:failed V.cancelled b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "two that wait for each other, of which one fails", .waiting, "V[a:one b:no]; a waits b, b waits a",
            """
            down | a.began b.began V.began
            up | a.ended b.ended b:failed V.cancelled a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "three in a circle: the one that closes it goes ahead", .waiting, "V[a:one b:one c:one]; a waits b, b waits c, c waits a",
            """
            down | a.began b.began c.began V.began
            up | a.ended b.ended c.ended a:failed b:failed V.cancelled c!ended a.reset b.reset c.reset
            """),
        ArbitrationCase(
            "a circle of a requirement and an answer", .waiting, "V[a:one b:one]; a waits b, b delegate-waits a",
            """
            down | a.began b.began V.began
            up | a.ended b.ended a:failed V.cancelled b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "one that waits is taken away with its finger", .waiting, "V[b:no s:right]; s waits b",
            """
            down + move 1 60,0 | b.began s.began V.began b.moved s.moved V.moved
            cancel | s.cancelled s:failed b.cancelled b:failed V.cancelled b.reset s.reset
            """),
        ArbitrationCase(
            "one that requires itself is free", .waiting, "V[a:one]; a waits a",
            """
            down | a.began V.began
            up | a.ended V.cancelled a!ended a.reset
            """),
    ]
}
