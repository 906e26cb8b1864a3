import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { applyAllSettings } from '@dlm/contract/site/hidden-areas'
import express, { type Request as ExpressRequest, type NextFunction, type Response } from 'express'
import type { DocumentSnapshot, Firestore, QuerySnapshot } from 'firebase-admin/firestore'
import * as logger from 'firebase-functions/logger'
import type { Request } from 'firebase-functions/v2/https'
import superstatic from 'superstatic/lib/superstatic.js'
import { createStores } from '../create-platform.ts'
import { disableBodyParsing } from '../http/raw-bodies.ts'
import { createPortal, type HttpHandler, type Portal, type Trigger } from './portal.ts'

/** What the runtime is to do as Hosting, and for which project. */
interface NodeRuntimeOptions {
  /** The part `hosting` of firebase.json. */
  hosting: object
  /** The folder that the paths of firebase.json begin at. */
  root: string
  /** The project's settings for browsers, at Hosting's reserved address. */
  project: { projectId: string; storageBucket: string; apiKey: string }
  /** 0 for any free one. */
  port: number
}

/** The portal in this process. */
export interface NodeRuntime {
  port: number
  /** Ends all triggers, once those that run are done: from then on the data can be exchanged. */
  pause(): Promise<void>
  /** Continues as a process that has just started: nothing is cached, and triggers receive what is written from now on. */
  resume(): Promise<void>
  close(): void
}

/** A trigger that listens. */
interface Listening {
  /** Stops listening; resolves once all running triggers are done. */
  stop(): Promise<void>
}

/** What a snapshot listener calls a change, for each kind of trigger. */
const changesOf = {
  created: ['added'],
  updated: ['modified'],
  written: ['added', 'modified', 'removed'],
} as const

/** Subscribes a trigger to its collection; resolves once it receives every write. Existing documents do not run it. */
async function listen(db: Firestore, { collection, on, run }: Trigger): Promise<Listening> {
  const watched: readonly string[] = changesOf[on]
  const latest = new Map<string, DocumentSnapshot>()
  const running = new Set<Promise<void>>()
  let unsubscribe = () => {}
  const receive = (snapshot: QuerySnapshot, isFirst: boolean) => {
    const changes = snapshot.docChanges().map(({ type, doc }) => {
      const before = latest.get(doc.id) ?? doc
      if (type === 'removed') latest.delete(doc.id)
      else latest.set(doc.id, doc)
      return { type, id: doc.id, before, after: doc }
    })
    if (isFirst) return
    for (const { type, id, before, after } of changes) {
      if (!watched.includes(type)) continue
      logger.info('trigger', { collection })
      // A snapshot of a removed document still has its fields.
      const done = (type === 'removed' ? after.ref.get() : Promise.resolve(after))
        .then((now) => run(id, { before, after: now }))
        .catch((error: unknown) => logger.error('trigger failed', { collection, error: String(error) }))
        .finally(() => running.delete(done))
      running.add(done)
    }
  }
  await new Promise<void>((resolve, reject) => {
    let isFirst = true
    unsubscribe = db.collection(collection).onSnapshot((snapshot) => {
      receive(snapshot, isFirst)
      isFirst = false
      resolve()
    }, reject)
  })
  return {
    async stop() {
      unsubscribe()
      while (running.size > 0) await Promise.all(running)
    },
  }
}

/** Hosting's reserved address, whose answer has the headers of all others. */
function reserved(project: object) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.url !== '/__/firebase/init.json') return next()
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(project))
  }
}

/** A handler as middleware, which fails as a function does. */
function middleware(handler: HttpHandler) {
  return (request: ExpressRequest, response: Response) => {
    handler(request as Request, response).catch((error: unknown) => {
      logger.error('request failed', { error: String(error) })
      if (response.headersSent) response.destroy()
      else response.status(500).end()
    })
  }
}

/**
 * Runs the whole portal in this process, as firebase.json describes it: Hosting's rewrites, headers, redirects and files, the
 * functions behind them, and the triggers, which listen to the collections they watch. The environment names project and
 * emulators, as it does for deployed functions. For tests and development: it restarts nothing that fails.
 */
export async function startNodeRuntime({
  hosting,
  root,
  project,
  port,
}: NodeRuntimeOptions): Promise<NodeRuntime> {
  disableBodyParsing()
  const { db } = createStores()
  let portal: Portal
  let listening: Listening[] = []

  const handlerOf = async ({ function: to }: { function: { functionId: keyof Portal['handlers'] } }) =>
    middleware((request, response) => portal.handlers[to.functionId](request, response))

  const app = express()
  app.use(
    superstatic({
      config: hosting,
      cwd: root,
      compression: true,
      fallthrough: false,
      stack: 'strict',
      before: { files: reserved(project) },
      rewriters: { function: handlerOf },
    }),
  )
  app.use((error: Error, _request: ExpressRequest, response: Response, _next: NextFunction) => {
    logger.error('request failed', { error: error.message })
    response.status(500).end()
  })

  const pause = async () => {
    await Promise.all(listening.map((trigger) => trigger.stop()))
    listening = []
  }
  const resume = async () => {
    applyAllSettings({})
    portal = createPortal(import.meta.url)
    listening = await Promise.all(Object.values(portal.triggers).map((trigger) => listen(db, trigger)))
  }
  await resume()
  const server = app.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, pause, resume, close: () => void server.close() }
}
