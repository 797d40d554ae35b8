"use strict";

const { spawn } = require("node:child_process");
const { Connection } = require("./connection");

/** Ends so many times in a row are enough. */
const ENDS = 5;

/** A program that has run for so many milliseconds has started well. */
const GOOD_RUN = 60_000;

/**
 * The language server's process. Where it ends it is started again, after half a second and then twice as long each time.
 *
 * - `command()` gives the program, its arguments and its folder.
 * - `connect(connection)` begins a conversation and gives `{handle, end}`: what takes the server's messages, and what is
 *   called when the process has ended.
 * - `fail(reason)` is called with `"missing"` where there is no such program, and with `"ended"` where it ends all the time.
 * - `log(text)` takes what is to be known about it.
 */
class Server {
  #ends = 0;
  #process;
  #timer;
  #connection;

  constructor(options) {
    this.options = options;
  }

  /** Whether it was started once, however that went. */
  hasBegun = false;

  /** Starts the program anew, whatever happened before. */
  async restart() {
    await this.stop();
    this.#ends = 0;
    this.start();
  }

  start() {
    this.hasBegun = true;
    this.#timer = undefined;
    const { path, parameters, folder } = this.options.command();
    const child = spawn(path, parameters, { cwd: folder });
    const started = Date.now();
    let connection, conversation;
    this.#process = child;
    child.on("spawn", () => {
      connection = new Connection(child.stdout, child.stdin, (...message) => conversation.handle(...message));
      conversation = this.options.connect(connection);
      this.#connection = connection;
    });
    child.on("error", (error) => this.options.log(error.message));
    // What is written after the end is lost, which `close` says soon enough.
    child.stdin.on("error", () => {});
    child.stderr.on("data", (text) => this.options.log(String(text).trimEnd()));
    child.on("close", (status, signal) => {
      connection?.close();
      conversation?.end();
      if (this.#process !== child) return;
      this.#process = this.#connection = undefined;
      if (child.pid === undefined) return this.options.fail("missing");
      this.options.log(`the language server has ended: ${signal ?? `status ${status}`}`);
      this.#ends = Date.now() - started > GOOD_RUN ? 1 : this.#ends + 1;
      if (this.#ends >= ENDS) return this.options.fail("ended");
      this.#timer = setTimeout(() => this.start(), 250 * 2 ** this.#ends);
    });
  }

  /** Ends the program as the protocol wants it, or after two seconds. */
  async stop() {
    clearTimeout(this.#timer);
    const child = this.#process;
    const connection = this.#connection;
    this.#timer = this.#process = this.#connection = undefined;
    if (!child) return;
    const ended = new Promise((resolve) => child.once("close", resolve));
    const timer = setTimeout(() => child.kill(), 2000);
    if (connection) {
      await connection.request("shutdown").catch(() => {});
      connection.notify("exit");
    } else {
      child.kill();
    }
    await ended;
    clearTimeout(timer);
  }
}

module.exports = { Server };
