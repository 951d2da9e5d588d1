@_exported import Kinora
