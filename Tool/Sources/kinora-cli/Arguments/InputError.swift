/// An error of a file or folder that the command line names as input: the tool ends with the status of wrong usage.
protocol InputError: Error, CustomStringConvertible {}
