extension ArbitrationCase {
    /// Several fingers.
    static let fingers: [ArbitrationCase] = [
        ArbitrationCase(
            "a view that takes several hears of each", .fingers, "V[]; V multi",
            """
            down 1 + down 2 | V.began V.began
            move 12 5,0 | V.moved2
            up 1 + up 2 | V.ended V.ended
            """),
        ArbitrationCase(
            "a view that takes one hears of the first", .fingers, "V[]",
            """
            down 1 + down 2 | V.began
            move 12 5,0 | V.moved
            up 2 |
            up 1 | V.ended
            """),
        ArbitrationCase(
            "a view that takes one hears of no second while the first is down, taken over or not", .fingers, "V[a:shift]",
            """
            down 1 + move 1 5,0 | a.began V.began a.moved V.cancelled a!ended
            down 2 + up 2 |
            up 1 | a.reset
            down 2 + up 2 | a.began V.began a.ended a:failed V.ended a.reset
            """),
        ArbitrationCase(
            "a view that takes several hears of a second that comes when the gesture is over", .fingers, "V[a:shift]; V multi",
            """
            down 1 + move 1 5,0 | a.began V.began a.moved V.cancelled a!ended
            down 2 + up 2 | V.began V.ended
            up 1 | a.reset
            """),
        ArbitrationCase(
            "recognizers see a finger that their view does not", .fingers, "V[a:no]",
            """
            down 1 | a.began V.began
            down 2 | a.began
            up 2 | a.ended a:failed
            up 1 | V.ended a.reset
            """),
        ArbitrationCase(
            "three fingers in one event", .fingers, "V[a:no]; V multi",
            """
            down 123 | a.began3 V.began3
            move 123 5,0 | a.moved3 V.moved3
            up 123 | a.ended3 a:failed V.ended3 a.reset
            """),
        ArbitrationCase(
            "an exclusive view keeps fingers from others", .fingers, "V[a:no] & W[b:no]; V exclusive",
            """
            down 1 | a.began V.began
            down 4 + up 4 |
            up 1 | a.ended a:failed V.ended a.reset
            """),
        ArbitrationCase(
            "an exclusive view takes no finger while another view has one", .fingers, "V[a:no] & W[b:no]; V exclusive",
            """
            down 4 | b.began W.began
            down 1 + up 1 |
            up 4 | b.ended b:failed W.ended b.reset
            """),
        ArbitrationCase(
            "an exclusive view takes several of its own", .fingers, "V[] & W[]; V exclusive, V multi",
            """
            down 1 + down 2 | V.began V.began
            up 12 | V.ended2
            """),
        ArbitrationCase(
            "two views' gestures in one event", .fingers, "V[a:one] & W[b:one]",
            """
            down 14 | a.began b.began V.began W.began
            up 14 | a.ended b.ended V.cancelled W.cancelled a!ended b!ended a.reset b.reset
            """),
        ArbitrationCase(
            "a gesture of fingers on two views cancels both", .fingers, "V[c:one] > (I[], J[])",
            """
            down 12 | c.began2 I.began J.began
            up 1 | c.ended I.cancelled J.cancelled c!ended
            up 2 | c.reset
            """),
        ArbitrationCase(
            "a finger that joins a gesture is no view's", .fingers, "V[a:hold]; V multi",
            """
            down 1 | a.began a!began
            down 2 | a.began
            move 2 5,0 | a.moved a!changed
            up 2 | a.ended a!ended
            up 1 | a.reset
            """),
        ArbitrationCase(
            "a finger that joins a gesture which does not cancel is the view's, too", .fingers, "V[a:hold]; V multi, a passes",
            """
            down 1 | a.began V.began a!began
            down 2 | a.began V.began
            up 2 | a.ended V.ended a!ended
            up 1 | V.ended a.reset
            """),
        ArbitrationCase(
            "a finger comes as another goes", .fingers, "V[a:no]; V multi",
            """
            down 1 | a.began V.began
            down 2 / up 1 | a.began a.ended a:failed V.began V.ended
            up 2 | V.ended a.reset
            """),
        ArbitrationCase(
            "a finger moves as another goes: began and ended in one event", .fingers, "V[a:drag]; V multi",
            """
            down 12 | a.began2 V.began2
            move 1 5,0 / up 2 | a.moved a.ended V.cancelled2 a!began a!ended
            up 1 | a.reset
            """),
        ArbitrationCase(
            "one of two is taken away", .fingers, "V[a:no]; V multi",
            """
            down 12 | a.began2 V.began2
            cancel 1 | a.cancelled a:failed V.cancelled
            up 2 | V.ended a.reset
            """),
        ArbitrationCase(
            "one that is done takes no finger that comes later", .fingers, "V[a:no]; V multi",
            """
            down 1 + down 2 | a.began V.began a.began V.began
            up 1 | a.ended a:failed V.ended
            down 1 + up 1 | V.began V.ended
            up 2 | V.ended a.reset
            """),
        ArbitrationCase(
            "once possible again it takes new fingers, not those that stayed", .fingers, "V[a:nodown]; V multi",
            """
            down 1 | a.began a:failed V.began
            down 2 | V.began
            up 1 | V.ended a.reset
            down 1 | a.began a:failed V.began
            up 12 | V.ended2 a.reset
            """),
        ArbitrationCase(
            "a delaying recognizer delays each finger", .fingers, "V[a:no]; V multi, a delays",
            """
            down 1 + down 2 | a.began a.began
            up 1 | a.ended a:failed V.began V.began V.ended
            up 2 | V.ended a.reset
            """),
        ArbitrationCase(
            "what was delayed is told in the order in which it happened", .delaysBegan, "V[a:no]; V multi, a delays",
            """
            down 1 + down 2 | a.began a.began
            move 1 5,0 + move 12 5,0 | a.moved a.moved2
            up 12 | a.ended2 a:failed V.began V.began V.moved V.moved2 V.ended2 a.reset
            """),
        ArbitrationCase(
            "an inner gesture of one finger leaves the other to the outer", .fingers, "V[] > (I[a:one], J[]); V multi",
            """
            down 12 | a.began I.began J.began
            up 1 | a.ended I.cancelled a!ended a.reset
            up 2 | J.ended
            """),
    ]
}
