/// An entry of a travel journal: a photograph and its story.
struct JournalEntry: Sendable {
    let photo: Photo
    let story: String

    static let all: [JournalEntry] = zip(Photo.feed, stories).map { JournalEntry(photo: $0, story: $1) }

    private static let stories = [
        "We left the hut at four, with one lamp between us and the snow still blue. The path is a guess at that hour: cairn, breath, "
            + "cairn. Then the ridge turned pink from the top down, as if somebody drew a curtain.\n\nOn the summit there was tea, and no "
            + "wind at all. Nobody spoke until the sun had cleared the last peak.",
        "The last tram climbs to Graça at half past one. I got off a stop early to walk the rest, past laundry and radios and a cat that "
            + "owns the stairs.\n\nFrom the wall at the top the city looks like embers. Somewhere down there a bakery had begun the day.",
        "They come in one by one, the small boats first. Each skipper knows which of the steps is dry at this tide, and jumps without "
            + "looking.\n\nWe bought two mackerel from the third boat and ate them on the quay, with salt and the paper they came in.",
        "At six the bridge hums: the deck is a grating, and every car plays it. From the old docks you hear it a minute before you see "
            + "it.\n\nWait for the ferry to cross below. For a moment the whole river is the color of the towers.",
        "It had rained all morning, and the forest was still handing it on from branch to branch. No birds; only drops, and once a stag "
            + "that looked at us as if we were late.\n\nTake the lower path: the upper one has more views, this one has the smell.",
    ]
}
