#ifndef CPLATFORM_H
#define CPLATFORM_H

/// What Embedded Swift leaves to the platform and the run time needs: reads a number in digits.
///
/// Returns the end of what was read, and NULL where there is no number.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number);

#endif
