import { readFileSync } from 'node:fs'
import { inRoot } from './paths.ts'

/** One header rule of Hosting. */
export interface HeaderRule {
  source: string
  headers: { key: string; value: string }[]
}

/** One address that Hosting hands on. */
export interface Rewrite {
  source: string
  function?: { functionId: string; region: string }
}

interface Listener {
  host: string
  port: number
}

/** The parts of firebase.json that scripts read. */
export interface FirebaseConfig {
  hosting: { headers: HeaderRule[]; rewrites: Rewrite[] }
  emulators: Record<
    'auth' | 'eventarc' | 'functions' | 'hosting' | 'hub' | 'logging' | 'storage' | 'tasks' | 'ui',
    Listener
  > & {
    firestore: Listener & { websocketPort: number }
  }
}

/** firebase.json as it stands. */
export function readFirebaseConfig(): FirebaseConfig {
  return JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8'))
}
