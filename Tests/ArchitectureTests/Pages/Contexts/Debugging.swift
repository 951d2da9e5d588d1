// Code around the blocks of Debugging.md that are no whole files.
import Kinora
import UIKit

@MainActor func whatMoves(stage: Stage) {
    //> What moves, from where to where?, 1
}

@MainActor func whatStillMoves(stage: Stage) {
    //> What still moves?, 1
}
