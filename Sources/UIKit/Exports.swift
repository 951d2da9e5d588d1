// The modules that apps import as UIKit.
@_exported import UIKitDynamics
@_exported import Accessibility
@_exported import Security
