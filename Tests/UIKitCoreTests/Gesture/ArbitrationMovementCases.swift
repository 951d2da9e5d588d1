extension ArbitrationCase {
    /// Pans, swipes, pinches, rotations, and those that they compete with.
    static let movements: [ArbitrationCase] = [
        ArbitrationCase(
            "a pan begins after ten points", .pan, "V[d:pan]",
            """
            down | d.began V.began
            move 1 9,0 | d.moved V.moved
            move 1 1,0 | d.moved V.cancelled d!began
            move 1 5,0 | d.moved d!changed
            up | d.ended d!ended d.reset
            """),
        ArbitrationCase(
            "a pan without a movement", .pan, "V[d:pan]",
            """
            down | d.began V.began
            up | d.ended d:failed V.ended d.reset
            """),
        ArbitrationCase(
            "a pan that is taken away before and after", .pan, "V[d:pan]",
            """
            down + cancel | d.began V.began d.cancelled d:failed V.cancelled d.reset
            down + move 1 12,0 | d.began V.began d.moved V.cancelled d!began
            cancel | d.cancelled d!cancelled d.reset
            """),
        ArbitrationCase(
            "a pan of two with one finger", .pan, "V[d:pan2]",
            """
            down + move 1 30,0 | d.began V.began d.moved V.moved
            up | d.ended d:failed V.ended d.reset
            """),
        ArbitrationCase(
            "a pan of two ends when both are lifted, and rests between", .pan, "V[d:pan2]",
            """
            down 12 | d.began2 V.began
            move 12 12,0 | d.moved2 V.cancelled d!began
            up 1 | d.ended
            move 2 20,0 | d.moved
            up 2 | d.ended d!ended d.reset
            """),
        ArbitrationCase(
            "a pan of two goes on when a finger comes again", .pan, "V[d:pan2]",
            """
            down 12 + move 12 12,0 | d.began2 V.began d.moved2 V.cancelled d!began
            up 1 + down 1 | d.ended d.began
            move 12 5,0 | d.moved2 d!changed
            up 12 | d.ended2 d!ended d.reset
            """),
        ArbitrationCase(
            "a pan of one at most with two fingers", .pan, "V[d:panmost1]",
            """
            down 1 + down 2 | d.began V.began d.began d:failed
            up 12 | V.ended d.reset
            """),
        ArbitrationCase(
            "a pan of one at most leaves a second finger alone once it is on", .pan, "V[d:panmost1]; V multi",
            """
            down + move 1 12,0 | d.began V.began d.moved V.cancelled d!began
            down 2 | d.began V.began
            move 2 10,0 | V.moved
            up 2 | V.ended
            up 1 | d.ended d!ended d.reset
            """),
        ArbitrationCase(
            "tap or pan: tap", .exclusion, "V[a:tap d:pan]",
            """
            down | a.began d.began V.began
            up | a.ended d:failed V.cancelled a!ended a.reset d.reset
            """),
        ArbitrationCase(
            "tap or pan: pan", .exclusion, "V[a:tap d:pan]",
            """
            down + move 1 12,0 | a.began d.began V.began a.moved a:failed d.moved V.cancelled d!began
            up | d.ended d!ended a.reset d.reset
            """),
        ArbitrationCase(
            "press or pan: pan", .exclusion, "V[p:press d:pan]",
            """
            down + move 1 12,0 | p.began d.began V.began p.moved p:failed d.moved V.cancelled d!began
            up | d.ended d!ended p.reset d.reset
            """),
        ArbitrationCase(
            "press or pan: press", .exclusion, "V[p:press d:pan]",
            """
            down + wait 0.6 | p.began d.began V.began d:failed V.cancelled p!began
            move 1 30,0 | p.moved p!changed
            up | p.ended p!ended p.reset d.reset
            """),
        ArbitrationCase(
            "press and pan: both", .simultaneous, "V[p:press d:pan]; p with d",
            """
            down + wait 0.6 | p.began d.began V.began V.cancelled p!began
            move 1 30,0 | p.moved d.moved p!changed d!began
            up | p.ended d.ended p!ended d!ended p.reset d.reset
            """),
        ArbitrationCase(
            "a press that waits for a pan never begins", .waiting, "V[p:press d:pan]; p waits d",
            """
            down + wait 0.6 | p.began d.began V.began
            up | p.ended p:failed d.ended d:failed V.ended p.reset d.reset
            """),
        ArbitrationCase(
            "of two pans the inner", .exclusion, "V[a:pan] > I[b:pan]",
            """
            down + move 1 12,0 | b.began a.began I.began b.moved a:failed I.cancelled b!began
            up | b.ended b!ended b.reset a.reset
            """),
        ArbitrationCase(
            "two pans together", .simultaneous, "V[a:pan] > I[b:pan]; b with a",
            """
            down + move 1 12,0 | b.began a.began I.began b.moved a.moved I.cancelled b!began a!began
            move 1 5,0 | b.moved a.moved b!changed a!changed
            up | b.ended a.ended b!ended a!ended b.reset a.reset
            """),
        ArbitrationCase(
            "the inner pan may not begin: the outer does", .shouldBegin, "V[a:pan] > I[b:pan]; b refuses",
            """
            down + move 1 12,0 | b.began a.began I.began b.moved b:failed a.moved I.cancelled a!began
            up | a.ended a!ended b.reset a.reset
            """),
        ArbitrationCase(
            "the inner pan waits for the outer", .waiting, "V[a:pan] > I[b:pan]; b waits a",
            """
            down + move 1 12,0 | b.began a.began I.began b.moved a.moved b:failed I.cancelled a!began
            up | a.ended a!ended b.reset a.reset
            """),

        ArbitrationCase(
            "a swipe is recognized while the finger is down", .swipe, "V[s:right]",
            """
            down + move 1 30,0 | s.began V.began s.moved V.moved
            move 1 30,0 | s.moved V.cancelled s!ended
            up | s.reset
            """),
        ArbitrationCase(
            "a swipe the wrong way", .swipe, "V[s:right]",
            """
            down + move 1 0,60 | s.began V.began s.moved s:failed V.moved
            up | V.ended s.reset
            """),
        ArbitrationCase(
            "a swipe that takes too long", .swipe, "V[s:right]",
            """
            down + wait 0.6 | s.began V.began s:failed
            move 1 60,0 + up | V.moved V.ended s.reset
            """),
        ArbitrationCase(
            "a swipe that is too short", .swipe, "V[s:right]",
            """
            down + move 1 40,0 | s.began V.began s.moved V.moved
            up | s.ended s:failed V.ended s.reset
            """),
        ArbitrationCase(
            "of two swipes the one of that direction", .swipe, "V[r:right l:left]",
            """
            down + move 1 -55,0 | r.began l.began V.began r.moved r:failed l.moved V.cancelled l!ended
            up | r.reset l.reset
            """),
        ArbitrationCase(
            "a swipe of two fingers", .swipe, "V[s:rightx2]",
            """
            down 12 | s.began2 V.began
            move 12 55,0 | s.moved2 V.cancelled s!ended
            up 12 | s.reset
            """),
        ArbitrationCase(
            "a swipe of two fingers with one", .swipe, "V[s:rightx2]",
            """
            down + move 1 60,0 | s.began V.began s.moved V.moved
            up | s.ended s:failed V.ended s.reset
            """),
        ArbitrationCase(
            "pan or swipe: the pan is sooner", .exclusion, "V[s:right d:pan]",
            """
            down + move 1 12,0 | s.began d.began V.began s.moved d.moved s:failed V.cancelled d!began
            up | d.ended d!ended s.reset d.reset
            """),
        ArbitrationCase(
            "a pan that waits for a swipe: swipe", .waiting, "V[d:pan s:right]; d waits s",
            """
            down + move 1 30,0 | d.began s.began V.began d.moved s.moved V.moved
            move 1 30,0 | d.moved s.moved d:failed V.cancelled s!ended
            up | d.reset s.reset
            """),
        ArbitrationCase(
            "a pan that waits for a swipe: too slow", .waiting, "V[d:pan s:right]; d waits s",
            """
            down + move 1 12,0 | d.began s.began V.began d.moved s.moved V.moved
            wait 0.6 | V.cancelled s:failed d!began
            move 1 5,0 | d.moved d!changed
            up | d.ended d!ended d.reset s.reset
            """),
        ArbitrationCase(
            "a pan that waits for a swipe: another direction", .waiting, "V[d:pan s:right]; d waits s",
            """
            down + move 1 0,60 | d.began s.began V.began d.moved s.moved s:failed V.cancelled d!began
            up | d.ended d!ended d.reset s.reset
            """),
        ArbitrationCase(
            "a pan that waits for two swipes", .waiting, "V[d:pan r:right l:left]; d waits r, d waits l",
            """
            down + move 1 0,60 | d.began r.began l.began V.began d.moved r.moved r:failed l.moved l:failed V.cancelled d!began
            up | d.ended d!ended d.reset r.reset l.reset
            """),
        ArbitrationCase(
            "a swipe that waits for a press", .waiting, "V[s:right p:press]; s waits p",
            """
            down + move 1 60,0 | s.began p.began V.began s.moved p.moved p:failed V.cancelled s!ended
            up | s.reset p.reset
            """),
        ArbitrationCase(
            "a swipe that waits until the finger is lifted", .waiting, "V[s:right b:no]; s waits b",
            """
            down + move 1 60,0 | s.began b.began V.began s.moved b.moved V.moved
            up | b.ended b:failed V.cancelled s!ended s.reset b.reset
            """),

        ArbitrationCase(
            "a pinch", .pair, "V[z:pinch]",
            """
            down 12 | z.began2 V.began
            move 12 -10,0 10,0 | z.moved2 V.cancelled z!began
            move 1 -5,0 | z.moved z!changed
            up 12 | z.ended2 z!ended z.reset
            """),
        ArbitrationCase(
            "a pinch ends when both are lifted, and rests between", .pair, "V[z:pinch]",
            """
            down 12 + move 12 -10,0 10,0 | z.began2 V.began z.moved2 V.cancelled z!began
            up 1 | z.ended
            move 2 5,0 | z.moved
            up 2 | z.ended z!ended z.reset
            """),
        ArbitrationCase(
            "a pinch goes on when a finger comes again", .pair, "V[z:pinch]",
            """
            down 12 + move 12 -10,0 10,0 | z.began2 V.began z.moved2 V.cancelled z!began
            up 1 + down 1 | z.ended z.began
            move 1 -5,0 | z.moved z!changed
            up 12 | z.ended2 z!ended z.reset
            """),
        ArbitrationCase(
            "a pinch of one finger", .pair, "V[z:pinch]",
            """
            down + move 1 30,0 | z.began V.began z.moved V.moved
            up | z.ended z:failed V.ended z.reset
            """),
        ArbitrationCase(
            "a pinch leaves a third finger alone", .pair, "V[z:pinch]; V multi",
            """
            down 12 + down 3 | z.began2 V.began2 z.began V.began
            move 12 -10,0 10,0 | z.moved2 V.cancelled2 z!began
            move 3 5,0 + up 3 | V.moved V.ended
            up 12 | z.ended2 z!ended z.reset
            """),
        ArbitrationCase(
            "a pinch on two views", .pair, "V[z:pinch] > (I[], J[])",
            """
            down 12 | z.began2 I.began J.began
            move 12 -10,0 10,0 | z.moved2 I.cancelled J.cancelled z!began
            up 12 | z.ended2 z!ended z.reset
            """),
        ArbitrationCase(
            "a pinch is taken away", .pair, "V[z:pinch]",
            """
            down 12 + move 12 -10,0 10,0 | z.began2 V.began z.moved2 V.cancelled z!began
            cancel 12 | z.cancelled2 z!cancelled z.reset
            """),
        ArbitrationCase(
            "a rotation", .pair, "V[r:turn]",
            """
            down 12 | r.began2 V.began
            move 12 0,-10 0,10 | r.moved2 V.cancelled r!began
            move 1 0,-10 | r.moved r!changed
            up 1 + up 2 | r.ended r.ended r!ended r.reset
            """),
        ArbitrationCase(
            "pinch or rotation: rotation", .exclusion, "V[z:pinch r:turn]",
            """
            down 12 | z.began2 r.began2 V.began
            move 12 0,-10 0,10 | z.moved2 r.moved2 z:failed V.cancelled r!began
            up 12 | r.ended2 r!ended z.reset r.reset
            """),
        ArbitrationCase(
            "pinch or rotation: pinch", .exclusion, "V[z:pinch r:turn]",
            """
            down 12 | z.began2 r.began2 V.began
            move 12 -10,0 10,0 | z.moved2 r:failed V.cancelled z!began
            up 12 | z.ended2 z!ended z.reset r.reset
            """),
        ArbitrationCase(
            "pinch and rotation together", .simultaneous, "V[z:pinch r:turn]; z with r",
            """
            down 12 | z.began2 r.began2 V.began
            move 12 -10,-20 10,20 | z.moved2 r.moved2 V.cancelled z!began r!began
            up 12 | z.ended2 r.ended2 z!ended r!ended z.reset r.reset
            """),
        ArbitrationCase(
            "pan or pinch: both fingers go the same way", .exclusion, "V[d:pan z:pinch]",
            """
            down 12 | d.began2 z.began2 V.began
            move 12 0,12 | d.moved2 z:failed V.cancelled d!began
            up 12 | d.ended2 d!ended d.reset z.reset
            """),
        ArbitrationCase(
            "pan or pinch: both fingers go apart", .exclusion, "V[d:pan z:pinch]",
            """
            down 12 | d.began2 z.began2 V.began
            move 12 -10,0 10,0 | d.moved2 z.moved2 d:failed V.cancelled z!began
            up 12 | z.ended2 z!ended d.reset z.reset
            """),
        ArbitrationCase(
            "pan, pinch and rotation together", .simultaneous, "V[d:pan z:pinch r:turn]; d with z, d with r, z with r",
            """
            down 12 | d.began2 z.began2 r.began2 V.began
            move 12 0,-5 20,20 | d.moved2 z.moved2 r.moved2 V.cancelled d!began z!began r!began
            move 1 0,-5 | d.moved z.moved r.moved d!changed z!changed r!changed
            up 12 | d.ended2 z.ended2 r.ended2 d!ended z!ended r!ended d.reset z.reset r.reset
            """),
        ArbitrationCase(
            "one finger pans, two pinch", .exclusion, "V[d:panmost1 z:pinch]; V multi",
            """
            down 1 + down 2 | d.began z.began V.began d.began d:failed z.began V.began
            move 12 -10,0 10,0 | z.moved2 V.cancelled2 z!began
            up 12 | z.ended2 z!ended d.reset z.reset
            """),

        ArbitrationCase(
            "a pan from the edge", .edge, "V[e:edge]",
            """
            down 1 5,60 | e.began V.began
            move 1 12,0 | e.moved V.cancelled e!began
            up | e.ended e!ended e.reset
            """),
        ArbitrationCase(
            "not from the edge", .edge, "V[e:edge]",
            """
            down | e.began e:failed V.began
            move 1 30,0 + up | V.moved V.ended e.reset
            """),
        ArbitrationCase(
            "along the edge", .edge, "V[e:edge]",
            """
            down 1 5,60 | e.began V.began
            move 1 2,12 | e.moved e:failed V.moved
            up | V.ended e.reset
            """),
        ArbitrationCase(
            "a pan that waits for one from the edge: from the edge", .edge, "V[d:pan e:edge]; d waits e",
            """
            down 1 5,60 | d.began e.began V.began
            move 1 12,0 | d.moved e.moved d:failed V.cancelled e!began
            up | e.ended e!ended d.reset e.reset
            """),
        ArbitrationCase(
            "a pan that waits for one from the edge: elsewhere", .edge, "V[d:pan e:edge]; d waits e",
            """
            down | d.began e.began e:failed V.began
            move 1 12,0 | d.moved V.cancelled d!began
            up | d.ended d!ended d.reset e.reset
            """),
        ArbitrationCase(
            "an inner pan that waits for an outer one from the edge", .edge, "V[e:edge] > I[d:pan]; e delegate-holds d",
            """
            down 1 60,60 | d.began e.began e:failed I.began
            move 1 12,0 | d.moved I.cancelled d!began
            up | d.ended d!ended d.reset e.reset
            """),

        ArbitrationCase(
            "four of a kind of app: a tap", .waiting, "V[a:tap b:tap2 p:press d:pan]; a waits b",
            """
            down | a.began b.began p.began d.began V.began
            up | a.ended b.ended p.ended p:failed d.ended d:failed p.reset d.reset
            wait 0.4 | V.cancelled b:failed a!ended a.reset b.reset
            """),
        ArbitrationCase(
            "four of a kind of app: a double tap", .waiting, "V[a:tap b:tap2 p:press d:pan]; a waits b",
            """
            down + up | a.began b.began p.began d.began V.began a.ended b.ended p.ended p:failed d.ended d:failed p.reset d.reset
            down | b.began p.began d.began V.began
            up | b.ended a:failed p:failed d:failed V.cancelled2 b!ended a.reset b.reset p.reset d.reset
            """),
        ArbitrationCase(
            "four of a kind of app: a press", .waiting, "V[a:tap b:tap2 p:press d:pan]; a waits b",
            """
            down + wait 0.6 | a.began b.began p.began d.began V.began a:failed b:failed d:failed V.cancelled p!began
            up | p.ended p!ended a.reset b.reset p.reset d.reset
            """),
        ArbitrationCase(
            "four of a kind of app: a pan", .waiting, "V[a:tap b:tap2 p:press d:pan]; a waits b",
            """
            down | a.began b.began p.began d.began V.began
            move 1 12,0 | a.moved a:failed b.moved b:failed p.moved p:failed d.moved V.cancelled d!began
            up | d.ended d!ended a.reset b.reset p.reset d.reset
            """),
    ]
}
