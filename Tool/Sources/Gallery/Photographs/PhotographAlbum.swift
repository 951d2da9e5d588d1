/// The photographs of an album, with their captions.
enum PhotographAlbum {
    static let entries: [(offer: Offer, story: String)] = [
        (
            Offer("Dandelion", "A meadow · late May", "Clemens Engelhardt", Photograph.dandelion),
            "Some two hundred parachutes, and no wind to carry them. The low sun comes from behind, so that the whole head is lit from inside.\n\n"
                + "An hour later the dew had closed it."
        ),
        (
            Offer("Raccoon", "In the palm leaves", "Public domain", Photograph.raccoon),
            "It had been watching for a while before anyone noticed. The mask is said to keep the glare out of its eyes, as the black under "
                + "the eyes of a ball player.\n\nIt did not move until the camera was put down."
        ),
        (
            Offer("Before dawn", "A rocket on its pad", "SpaceX", Photograph.launchPad),
            "The four towers catch lightning, so that the rocket does not have to. The lamps are on for the crew, who left the pad an hour "
                + "before.\n\nEverything that happens from here on is on a list."
        ),
        (
            Offer("Deep field", "Ten years of exposures", "NASA", Photograph.galaxies),
            "A patch of sky that a grain of sand covers at arm's length. Nearly every dot is a galaxy; the few with spikes are stars of our "
                + "own.\n\nThe faintest light here has traveled for thirteen billion years."
        ),
        (
            Offer("Espresso", "Pikolo Espresso Bar", "Rachel Michetti", Photograph.espresso),
            "Twenty-five seconds, and a table that has seen a few of them. The spoon is for the foam."
        ),
        (
            Offer("Chelsea", "On the sofa", "Stefan van der Walt", Photograph.cat),
            "She has heard the word and has decided that it is not for her."
        ),
        (
            Offer("The last of it", "Evening sun", "Clemens Engelhardt", Photograph.eveningSun),
            "The sun is a finger above the hedge, and each seed head is a lamp of its own. The exposure is for the light; the grass may be dark."
        ),
        (
            Offer("Upstairs", "Steel and afternoon", "Public domain", Photograph.stairs),
            "Four flights, each with its own shadow. Somebody goes up, and somebody else has been up there for a while."
        ),
        (
            Offer("Eileen Collins", "Portrait in orange", "NASA", Photograph.astronaut),
            "She flew the shuttle four times, and was the first woman to command it."
        ),
        (
            Offer("Camera man", "Across the river", "Lav Varshney", Photograph.photographer),
            "One eye closed, one foot back. Nobody had told him that he was the subject."
        ),
        (
            Offer("Seed head", "Out of focus, on purpose", "Clemens Engelhardt", Photograph.seedHead),
            "The one behind the one that everyone looks at."
        ),
        (
            Offer("Extreme deep field", "Two million seconds", "NASA", Photograph.deepField),
            "All of it at once: some five and a half thousand galaxies, in a piece of sky much smaller than the moon."
        ),
    ]
}

extension Section {
    /// The album as a section.
    static let photographs = Section(
        title: "Photographs", introduction: "Photographs that anyone may use.", artwork: Photograph.meadow,
        offers: Array(PhotographAlbum.entries.prefix(6).map(\.offer)))
}
