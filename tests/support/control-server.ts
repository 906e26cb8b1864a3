import { once } from 'node:events'
import { createServer, type Server } from 'node:http'

/** Takes requests of tests to the process that has their portal. @param routes by path; what they answer is sent as JSON */
export async function controlServer(
  port: number,
  routes: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    try {
      const answer = await routes[request.url ?? '']?.()
      response.end(JSON.stringify(answer ?? null))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}
