/// A post of the timeline.
struct Post: Sendable {
    let author: String
    let handle: String
    let time: String
    let text: String

    /// Newest first; each is longer than the one before.
    static let all: [Post] = [
        Post(author: "Ada Park", handle: "@adapark", time: "2m", text: "Boarding. See you in Lisbon!"),
        Post(author: "Noor Haddad", handle: "@noor", time: "9m", text: "The first swallows are back."),
        Post(author: "Tomás Reis", handle: "@treis", time: "14m", text: "Bread is out of the oven at six."),
        Post(
            author: "Ines Moreau", handle: "@inesm", time: "31m",
            text: "Walked the ridge before sunrise. Nobody up there but a fox."),
        Post(
            author: "Kofi Mensah", handle: "@kofi", time: "48m",
            text: "If you take the ferry today, sit on the left: dolphins off Belém."),
        Post(
            author: "Lena Vogel", handle: "@lenav", time: "1h",
            text: "Night train from Hamburg was on time. I had to read that twice."),
        Post(
            author: "Yuki Arai", handle: "@yuki", time: "2h",
            text: "Notebook, day 12. Rain until noon, tarts until two, and then the light came in sideways over the roofs."),
        Post(
            author: "Sam Okafor", handle: "@samok", time: "3h",
            text: "A man in the market taught me how to tell a ripe fig: it hangs its head as if it were sorry."),
        Post(
            author: "Mira Lindqvist", handle: "@mira", time: "5h",
            text: "We missed the last bus, walked along the water, and agree that it was the best part of the week."),
        Post(
            author: "Pau Ferrer", handle: "@pauf", time: "7h",
            text: "Seven hours to Porto by the slow line. Bring cheese, bring a friend, take the window on the river side. "
                + "You will not open your book."),
    ]
}
