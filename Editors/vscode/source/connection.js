"use strict";

/** An error that the other side has answered with. */
class ResponseError extends Error {
  constructor({ code, message }) {
    super(message);
    this.code = code;
  }
}

/**
 * Messages of the Language Server Protocol on two streams: headers with the length in bytes, requests and their answers.
 *
 * `handle(method, parameters)` takes notifications and requests of the other side. Of requests it gives the result, or a
 * promise of it; what it throws is answered as an error.
 */
class Connection {
  #chunks = [];
  #size = 0;
  /** How many bytes have to be there before it is worth to look again. */
  #needed = 1;
  #lastID = 0;
  #waiting = new Map();

  constructor(input, output, handle) {
    this.output = output;
    this.handle = handle;
    input.on("data", (chunk) => this.#take(chunk));
  }

  notify(method, params) {
    this.#send({ method, params });
  }

  /** The result of a request. Rejected with the other side's `ResponseError`, or where the connection ends before. */
  async request(method, params, token) {
    const id = ++this.#lastID;
    const answer = new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#send({ id, method, params });
    const cancellation = token?.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
    try {
      return await answer;
    } finally {
      cancellation?.dispose();
    }
  }

  /** Ends what waits for an answer. */
  close() {
    for (const { reject } of this.#waiting.values()) reject(new Error("the language server has ended"));
    this.#waiting.clear();
    this.output = undefined;
  }

  #send(message) {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.output?.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  #take(chunk) {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    if (this.#size < this.#needed) return;
    let bytes = Buffer.concat(this.#chunks);
    this.#needed = 1;
    for (;;) {
      const header = bytes.indexOf("\r\n\r\n");
      if (header < 0) break;
      const length = Number(/content-length: *(\d+)/i.exec(bytes.toString("latin1", 0, header))?.[1] ?? 0);
      this.#needed = header + 4 + length;
      if (bytes.length < this.#needed) break;
      const body = bytes.toString("utf8", header + 4, this.#needed);
      bytes = bytes.subarray(this.#needed);
      this.#needed = 1;
      if (length > 0) this.#receive(JSON.parse(body));
    }
    this.#chunks = [bytes];
    this.#size = bytes.length;
  }

  async #receive({ id, method, params, result, error }) {
    if (method === undefined) {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) waiting?.reject(new ResponseError(error));
      else waiting?.resolve(result);
      return;
    }
    try {
      const result = await this.handle(method, params);
      if (id !== undefined) this.#send({ id, result: result ?? null });
    } catch (failure) {
      if (id !== undefined) this.#send({ id, error: { code: failure.code ?? -32603, message: failure.message } });
    }
  }
}

module.exports = { Connection, ResponseError };
