extension FFmpeg {
    /// The options with which the program `ffmpeg` encodes an mp4 as Kinora does: the same encoder, preset, quality and threads.
    package static func programOptions(framesPerSecond: Int) -> [String] {
        let recipe = EncoderRecipe.mp4(FilmShape(width: 2, height: 2, framesPerSecond: framesPerSecond, isOpaque: true))
        var options = [
            "-c:v", recipe.codec, "-pix_fmt", "yuv420p", "-g", "\(recipe.keyframeInterval)", "-threads", "\(EncoderRecipe.threadCount)",
        ]
        for option in recipe.codecOptions + recipe.containerOptions { options += ["-\(option.name)", option.value] }
        return options
    }
}
