import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { EMULATOR_DATA } from './paths.ts'

/** The start option that opens the demo data; without it, one line says how to make it. */
export function demoData(): { importDir?: string } {
  if (existsSync(join(EMULATOR_DATA, 'firebase-export-metadata.json'))) return { importDir: EMULATOR_DATA }
  console.log('There is no demo data yet, the portal starts empty: npm run seed makes it.')
  return {}
}
