// Code around the blocks of README.md that are no whole files. PageBlockTests puts a block in place of each line with its name.
import KinoraTesting
import Testing
import UIKit

final class CardViewController: UIViewController {}

//> An example, 2
