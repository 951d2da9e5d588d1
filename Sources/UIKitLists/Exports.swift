@_exported import UIKitControls
