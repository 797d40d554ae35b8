// What texts show, as tables are read into it: a part of this library's interface, too.
@_exported public import struct StringsFormat.Message
