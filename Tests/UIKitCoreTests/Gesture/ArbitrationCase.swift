/// One row of the arbitration suite: the callbacks of recognizers, views and targets, in order, for a script of touches.
///
/// `scene` says who is there, then, after a semicolon, who they are (`ArbitrationScene` reads both):
///
///     V[a:tap b:pan] > (I[c:drag], J[]); a waits b, V multi
///
/// is a view V with two recognizers, which has the view I with one on its left and J on its right, a single child filling it; `&` sets two
/// views side by side. Each line of `script` is what happens, a bar, and what is written down because of that:
///
///     move 1 12,0 | b.moved a:failed V.cancelled b!began
///
/// `x.began` is a call of the touch method of a recognizer or view (`x.began2` with two touches), `x.reset` one of `reset()`, `x:failed`
/// the state that a recognizer comes to, `x!began` its target's action, `x?begin` a question to its delegate. A recognizer that fails by
/// its own doing comes to know of it last: what follows from it is done before the setter returns.
struct ArbitrationCase: Sendable {
    let name: String
    let rule: Rule
    let scene: String
    let script: String

    init(_ name: String, _ rule: Rule, _ scene: String, _ script: String) {
        self.name = name
        self.rule = rule
        self.scene = scene
        self.script = script
    }

    /// The sources of a case: rows of Documentation/Behavior.md#gesture-arbitration, Apple's pages and headers.
    enum Rule: String, Sendable {
        case order = "recognizers on the hit view and its superviews see a touch, before the view does"
        case actions = "actions come after the event, in the order of recognition; then all that are done are possible again"
        case exclusion = "the first to recognize fails the others that share a touch"
        case simultaneous = "a yes of either delegate lets both recognize; a no is no veto"
        case prevention = "canPrevent and canBePrevented may keep one from failing another"
        case waiting = "one that requires another to fail waits while that is possible, fails when it recognizes, may go on when it fails"
        case dynamicWaiting = "the two questions about failure are asked once per attempt, and a yes counts"
        case shouldBegin = "asked when leaving possible: no means failed"
        case receiving = "asked before touchesBegan: no hides the touch, or the event"
        case cancels = "the view's touches are cancelled right before the action, unless cancelsTouchesInView is false"
        case delaysBegan = "delaysTouchesBegan: the view hears only after the recognizer has failed"
        case delaysEnded = "delaysTouchesEnded: the end is held back until failure, so that it can become cancelled"
        case ignoring = "an ignored touch is none of the recognizer's, and its view hears all of it"
        case breaking = "disabling or removing in the middle cancels a gesture, or fails what is none yet"
        case states = "possible → began → changed* → ended or cancelled; possible → ended; possible → failed; nothing else"
        case fingers = "a view hears of one finger unless isMultipleTouchEnabled; an exclusive one has all or none; recognizers see all"
        case tap = "so many fingers come down, stay and are lifted soon, so many times"
        case press = "begins when the fingers have stayed for the time, ends when one is lifted"
        case pan = "begins when enough fingers have moved enough, changes while there are enough, ends when all are lifted"
        case swipe = "recognized when all fingers have gone far enough in the direction, soon enough"
        case pair = "pinch and rotation take two fingers, and end when both are lifted"
        case edge = "a pan that begins at an edge and goes inwards"
    }

    static let all: [ArbitrationCase] = order + exclusion + waiting + asking + changes + fingers + taps + movements
}
