import { readFileSync } from 'node:fs'
import { inRoot } from './paths.ts'

/** One header rule of Hosting. */
export interface HeaderRule {
  source: string
  headers: { key: string; value: string }[]
}

/** Addresses that Hosting rewrites to a function or a file. */
export type Rewrite =
  | { source: string; regex?: undefined; function: { functionId: string; region: string } }
  | { source?: undefined; regex: string; function?: undefined; destination: string }

interface Listener {
  host: string
  port: number
}

/** The parts of firebase.json that scripts read. */
export interface FirebaseConfig {
  hosting: { headers: HeaderRule[]; ignore: string[]; rewrites: Rewrite[] }
  emulators: Record<
    'auth' | 'eventarc' | 'functions' | 'hosting' | 'hub' | 'logging' | 'storage' | 'tasks' | 'ui',
    Listener
  > & {
    firestore: Listener & { websocketPort: number }
  }
}

/** The content of firebase.json. */
export function readFirebaseConfig(): FirebaseConfig {
  return JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8'))
}
