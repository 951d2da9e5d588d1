// Empty on purpose: Swift Testing asks for an overlay of this name (see Package.swift).
