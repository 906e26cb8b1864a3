import type { ChangedSettings } from '@dlm/contract/settings/settings.schema'

/** What a screen reads, answered as the API does; null for what no page starts with. Rejects when it cannot be loaded. */
export type PageReader = (
  name: string,
  input: object,
) => Promise<{ answer: object; isProvisional: boolean } | null>

/** The parts of a page that the app draws: for #root, for the head, and for the cache it starts from. */
export interface Prerendered {
  html: string
  hints: string
  served: unknown
}

/** Draws the app at an address, path and query, with the owner's settings (web/src/app/prerender.tsx). */
export type Prerender = (address: string, read: PageReader, settings: ChangedSettings) => Promise<Prerendered>
