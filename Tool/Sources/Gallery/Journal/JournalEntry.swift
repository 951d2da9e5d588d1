/// An entry of a travel journal: a photograph and its story.
struct JournalEntry: Sendable {
    let photo: Photo
    let story: String

    static let all: [JournalEntry] = zip(Photo.feed, stories).map { JournalEntry(photo: $0, story: $1) }

    private static let stories = [
        "We had come for the orchids, and found none. Then the sun went under the clouds, and a thousand lamps were lit at once, each on a "
            + "stalk.\n\nI lay down in the wet grass with the sun behind the largest of them. When I got up, there was a print of me in the "
            + "meadow, and half of the seeds had gone.",
        "The gardener says that there are three of them, and that they wash their hands. This one came down the trunk backwards, looked at "
            + "our bread, looked at us, and sat down to wait.\n\nWe ate slowly. At four it gave up, with great dignity, and went to try the "
            + "people by the pond.",
        "They open the causeway at three. By four there are folding chairs on the roofs of cars, and a man who sells soup in the dark.\n\n"
            + "From nine miles it is a candle. You see it go before you hear it; and then you do not hear it, you stand in it.",
        "The cups here are made by the owner's sister, and no two have the same red. Mine had a chip, which he turned to the wall, as if it "
            + "could be cold.\n\nOrder at the bar. If you sit down, you are a guest, and guests stay for the second one.",
        "Tonight the dome was open, and for once not for science. We took turns at the eyepiece, where there was nothing to see: a gray "
            + "smudge, and another one.\n\nThen they showed us what the machine makes of the same patch in ten years.",
        "Home again, and forgiven by the evening. She sat on the suitcase until it was clear to everyone that it would stay.",
        "On the way back we looked the other way, and there it was: the better photograph, as always, behind us.",
        "The lift has been out of order since spring. On the fourth landing there is a chair, and on the chair a note: not for long.",
        "He had been on that lawn since noon, the caretaker said, and had made one exposure. It was not clear whether he was pleased.",
        "I had prepared three questions. She answered all of them before I asked, and then she asked me one.",
    ]
}
