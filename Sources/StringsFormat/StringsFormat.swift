// The earlier name of `L10nSyntax`, for packages that still import it. It goes with the next minor version.
@_exported public import L10nSyntax
