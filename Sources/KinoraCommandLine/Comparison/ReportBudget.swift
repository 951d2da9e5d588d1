/// The images that a report still takes. Films spend it in the order of their names, each as long as what those before it have spent is
/// below a limit: what a few of them spend is never more than what all of them do.
struct ReportBudget {
    /// Changed films with images; the rest is listed.
    static let filmLimit = 400
    /// Films with clips, and frames of these: encoding takes longer than comparing.
    static let clipLimit = 60
    static let frameLimit = 1_500
    /// Bytes of clips, and of stills: browsers open a page of that size in a moment.
    static let clipByteLimit = 30 << 20
    static let stillByteLimit = 12 << 20

    private var films = 0
    private var clips = 0
    private var frames = 0
    private var clipBytes = 0
    private var stillBytes = 0

    var takesFilm: Bool { films < Self.filmLimit && stillBytes < Self.stillByteLimit }
    var takesClip: Bool { clips < Self.clipLimit && frames < Self.frameLimit && clipBytes < Self.clipByteLimit }

    /// Spends what a film's images take; returns those that the report has, nil for none.
    mutating func spend(on images: ComparisonImages, frames count: Int) -> ComparisonImages? {
        guard takesFilm else { return nil }
        var images = images
        if !takesClip { images.clip = nil }
        films += 1
        stillBytes += images.still.count
        guard let clip = images.clip else { return images }
        clips += 1
        frames += count
        if clip.count > Self.clipByteLimit {
            images.clip = nil
        } else {
            clipBytes += clip.count
        }
        return images
    }
}
