// The modules that apps import as UIKit.
@_exported import UIKitDynamics
@_exported import Security
