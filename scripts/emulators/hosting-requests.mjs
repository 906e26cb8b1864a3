// Preloaded into the CLI. Its Hosting emulator throws on some addresses (`//`, `/%`), where nothing catches it, and all
// emulators end. So no such address reaches it, and what it throws all the same is answered and logged.
import { Server } from 'node:http'

/** Whether an address is one that a handler can take apart: a path, whose escapes are whole. */
function isReadable(url) {
  try {
    decodeURIComponent(new URL(url, 'http://portal').pathname)
    return url.startsWith('/') && !url.startsWith('//')
  } catch {
    return false
  }
}

function refuse(response, status) {
  if (response.headersSent) return void response.destroy()
  response.writeHead(status, { 'cache-control': 'no-store' }).end()
}

const { emit } = Server.prototype

Server.prototype.emit = function (event, request, response, ...rest) {
  if (event !== 'request') return emit.call(this, event, request, response, ...rest)
  if (!isReadable(request.url)) {
    refuse(response, 400)
    return true
  }
  try {
    return emit.call(this, event, request, response, ...rest)
  } catch (error) {
    console.error(error)
    refuse(response, 500)
    return true
  }
}

// A promise that nobody looks after is of one request, whose connection ends; without this all emulators would.
process.on('unhandledRejection', (error) => console.error(error))
