/** What a ratio has to come to. */
export type Target = { atLeast: number } | { atMost: number }

/** What the command fails for. Each is a ratio within one run, so that it holds on any machine. */
export const targets = {
  /** Answers a second of a kept public read, as a share of the constant answer's. */
  kept: { atLeast: 0.8 },
  /** Answers a second of a page that is made anew, as a share of those of its bare query in the same process. */
  ownPart: { atLeast: 0.6 },
  /** Time of a search, in bare queries with the same filter. */
  search: { atMost: 1.5 },
  /** Share of a hot article's calls that failed. */
  failed: { atMost: 0 },
  /** Share of a hot article's votes and views that its counts have lost. */
  lost: { atMost: 0 },
  /** Bytes a second of the uploader, as a share of one bare request's. */
  upload: { atLeast: 0.5 },
  /** Bytes a second of a zip, as a share of those of one copy. */
  zip: { atLeast: 0.05 },
} as const satisfies Record<string, Target>

/** A figure with what it has to come to. */
export interface Check {
  what: string
  value: number
  target: Target
}

export function isMet({ value, target }: Check): boolean {
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost
}

export function share(ratio: number): string {
  return `${ratio.toFixed(2)} ×`
}

/** `at least 0.80 × (met)`. */
export function verdict(check: Check): string {
  const { target } = check
  const bound = 'atLeast' in target ? `at least ${share(target.atLeast)}` : `at most ${share(target.atMost)}`
  return `${bound} (${isMet(check) ? 'met' : 'MISSED'})`
}
