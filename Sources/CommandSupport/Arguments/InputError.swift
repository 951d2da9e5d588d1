/// An error of an input file or folder: the tool exits with the status of wrong usage.
package protocol InputError: Error, CustomStringConvertible {}
