package import L10nRuntime

extension FormatPlaceholder {
  /// The specifier with its unnumbered positions counted from `first` instead of 1.
  package func counted(from first: Int) -> FormatPlaceholder {
    guard first > 1 else { return self }
    return FormatPlaceholder(
      range: range, position: isNumbered ? position : position + first - 1, isNumbered: isNumbered, flags: flags,
      width: width?.counted(from: first), precision: precision?.counted(from: first), length: length,
      conversion: conversion)
  }

  /// The specifier for another argument; the arguments of its width and precision stay.
  package func at(_ position: Int) -> FormatPlaceholder {
    FormatPlaceholder(
      range: range, position: position, isNumbered: isNumbered, flags: flags, width: width, precision: precision,
      length: length, conversion: conversion)
  }
}

extension FormatAmount {
  fileprivate func counted(from first: Int) -> FormatAmount {
    guard case .argument(let position, false) = self else { return self }
    return .argument(position: position + first - 1, isNumbered: false)
  }
}
