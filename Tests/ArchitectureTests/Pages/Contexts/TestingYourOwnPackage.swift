// The module that the tests of TestingYourOwnPackage.md import.
// module Cards: A view controller, 1
