/// The text of `kinora` without a command. The script `./kinora` prints these lines too, directly from this file.
let overview = """
    kinora: shows UIKit apps in a browser, and films them on an exact clock

    Examples:
      ./kinora serve                              the gallery in a browser
      ./kinora demo                               every scene as a film, into out/
      ./kinora record dashboard-scale -o scale.mp4
      ./kinora filmstrip dashboard-scale --at 0,0.1,0.3 -o strip.png
      ./kinora test                               builds once and runs all tests

    Commands:
      serve       opens the gallery, a scene or a package's app in a browser
      demo        films every scene into a folder and writes a page to look at
      list        lists the scenes
      record      films a scene (mp4, webm, gif, apng, png), or a matrix of films
      plan        prints the films of a matrix as tasks for other machines
      task        makes one film of a plan, into a folder or an S3 bucket
      merge       joins the films of a matrix recorded in shards or tasks
      compare     compares two folders of films
      filmstrip   puts frames of a scene side by side into a PNG
      card        draws a reference sheet into a PNG
      trace       prints the animations of a scene as numbers
      bench       measures how fast sampling, commits and frames are
      doctor      checks libraries, fonts and encoders
      completion  prints completions for bash, zsh or fish
      new         writes a package with an app, a scene and a motion test
      test        runs the tests (--deep: the long forms too)
      swift       swift build, run, test or package for unmodified UIKit sources
      port        writes translated UIKit sources, or lists changes (--check)
      docs        builds the effects' documentation as pages for a browser
      help        shows a command's examples and options

    ./kinora --package PATH COMMAND works on a package's own scenes.
    ./kinora help COMMAND, or COMMAND --help; -V or --version shows the version.
    Data goes to standard output, messages to standard error.
    Exit status: 0 fine, 1 tests failed or films differ, 2 wrong usage (also input
    that is missing or damaged, and standard output or error that cannot be
    written), 3 cannot build, render or write, or no memory or open files are left.
    """

/// The text of a package's own tool without a command.
@MainActor
var ownOverview: String {
    let catalog = SceneCatalog.current
    return """
        \(catalog.program): films the scenes of \(catalog.title) on an exact clock, and shows them in browsers

        Examples:
          \(catalog.program) serve \(catalog.example(0))
          \(catalog.program) record \(catalog.example(0)) -o film.mp4
          \(catalog.program) filmstrip \(catalog.example(0)) -o strip.png

        Commands:
          serve       opens a scene in a browser, to touch
          demo        films every scene into a folder and writes a page to look at
          list        lists the scenes
          record      films a scene (mp4, webm, gif, apng, png), or a matrix of films
          plan        prints the films of a matrix as tasks for other machines
          task        makes one film of a plan, into a folder or an S3 bucket
          merge       joins the films of a matrix recorded in shards or tasks
          compare     compares two folders of films
          filmstrip   puts frames of a scene side by side into a PNG
          trace       prints the animations of a scene as numbers
          help        shows a command's examples and options

        Scenes: \(catalog.ids.joined(separator: " "))
        Data goes to standard output, messages to standard error.
        Exit status: 0 fine, 1 films differ, 2 wrong usage (also input that is
        missing or damaged, and standard output or error that cannot be written), 3
        cannot build, render or write, or no memory or open files are left.
        """
}
