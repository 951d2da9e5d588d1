// The module of the screen that OwnScenes.md films: that of a package by `kinora new`.
// module Checkout: Tool/Templates/Package/Sources/__NAME__
