// Code around the blocks of GestureScripts.md.
import Kinora
import UIKit

@MainActor func inCode(stage: Stage, card: UIView) throws {
    //> In code, 1
}
