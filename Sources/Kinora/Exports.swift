@_exported import Scenes
@_exported import UIKit
