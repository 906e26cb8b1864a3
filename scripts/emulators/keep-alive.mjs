// Preloaded into the CLI and into the functions that it runs. Node's servers end a connection after five idle seconds, Google's
// after minutes: a client that sends its next request at that moment is answered ECONNRESET, on a busy machine often
// enough to fail a test run. Their look for slow requests, every thirty seconds, ended one that had just begun.
import { Server } from 'node:http'

const { listen } = Server.prototype

Server.prototype.listen = function (...given) {
  this.keepAliveTimeout = 10 * 60 * 1000
  this.headersTimeout = 0
  this.requestTimeout = 0
  return listen.apply(this, given)
}
