/** How the client of a room chooses photos, for the list that is current, and says what it thinks of them. */
export interface Choosing {
  /** What the list is called. */
  title: string
  /** Ids of its photos, the one chosen first at first. */
  pids: readonly string[]
  /** One to five, by the ids of photos; the others have none. */
  stars: ReadonlyMap<string, number>
  rejected: ReadonlySet<string>
  /** The client has submitted it. */
  isClosed: boolean
  toggle(pid: string): void
  /** @param stars 0 for none */
  rate(pid: string, stars: number): void
  reject(pid: string): void
  /** The client has looked at a photo. */
  see(pid: string): void
}

/**
 * Which photos of a part are shown: those of these ids, in the order of the part, or those that pass. Of a part with many photos, those of
 * ids are asked for; what has to pass is looked for page by page.
 */
export type PhotoFilter =
  | { kind: 'chosen' | 'stars' | 'rejected'; pids: readonly string[] }
  | { kind: 'unseen'; passes(pid: string): boolean }
