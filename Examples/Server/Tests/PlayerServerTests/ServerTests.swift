import Testing

/// Tests of the running server, one after another, because override layers are global in the process.
@Suite(.serialized) struct ServerTests {}
