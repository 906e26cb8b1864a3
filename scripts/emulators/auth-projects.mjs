// Preloaded into the CLI. Its Auth emulator holds many projects, but takes every call of a browser for the one it was started
// with, whatever the API key: portals beside each other, each with a project of its own, could not be signed in to. So an API
// key that is the id of a demo project names that project.
import { registerHooks } from 'node:module'

const server = /firebase-tools\/lib\/emulator\/auth\/server\.js$/
const before = `return defaultProjectId;\n    }\n    function getProjectStateById`
const after = `return apiKey.startsWith('demo-') ? apiKey : defaultProjectId;\n    }\n    function getProjectStateById`

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!server.test(url)) return loaded
    const source = String(loaded.source)
    if (!source.includes(before))
      throw new Error('The Auth emulator has another way to find the project of an API key.')
    return { ...loaded, source: source.replace(before, after) }
  },
})
