import Testing

/// Tests of the running server, one after another: override layers are of the whole process.
@Suite(.serialized) struct ServerTests {}
