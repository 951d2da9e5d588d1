@_exported import Display
