import ObjectiveCRuntime

/// The methods of layers whose implementation may be changed.
private enum ExchangeableMethods {
    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = {
        Selector._addMethods { table in
            table.addExchangeable("add:forKey:", CALayer.self, 2) { layer, arguments in
                layer.attach(arguments[0], forKey: arguments[1])
                return nil
            }
            table.addExchangeable("actionForKey:", CALayer.self, 1) { layer, arguments in layer.searchAction(forKey: arguments[0]) }
        }
    }
}
