/** After every demo entry (ms), so that what the tests write is first in lists that show the newest first. */
export const future = Date.now() + 10 * 365 * 24 * 60 * 60 * 1000

/** After every demo entry too (ms), and published: news, products and services with a future date are drafts. */
export const latest = Date.now() - 60_000

/** A part of ids and words that no two runs share. */
export function unique(): string {
  return crypto.randomUUID().replaceAll('-', '')
}

/** Names from A to Z, before those of all other entries. */
export const firstNames = ['!apple', '!Day 2', '!Day 10'] as const
