import { readStored, writeStored } from './storage.ts'

const key = 'dsp-visitor'
let current: string | null = null

/** A random id this browser made for itself, by which the server gives an anonymous visitor one vote. */
export function visitorId(): string {
  current ??= readStored(key)
  if (!current) {
    current = crypto.randomUUID()
    writeStored(key, current)
  }
  return current
}
