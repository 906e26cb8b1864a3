import type { Ink } from '../art/ink.ts'

/** Colours of drawn objects, and of the wall and table they go with. */
export const inks = {
  coral: { body: '#e4694f', mark: '#f6c14b', light: '#fdf3e1', dark: '#2b2d52' },
  ocean: { body: '#3a8fb7', mark: '#f4a259', light: '#f2f7f5', dark: '#12344d' },
  violet: { body: '#7a5cc0', mark: '#ffb3c1', light: '#fbf2ff', dark: '#251a4a' },
  leaf: { body: '#3f9b74', mark: '#ffd166', light: '#f4f8e8', dark: '#123a34' },
  rose: { body: '#d1497a', mark: '#ffd9a0', light: '#fff1f3', dark: '#3d1236' },
  slate: { body: '#6c7f99', mark: '#ffb35c', light: '#f3f5f8', dark: '#1d2738' },
} as const satisfies Record<string, Ink>

export const grounds = {
  coral: ['#f3d9b8', '#c98a5f'],
  ocean: ['#bfe0df', '#5f9ea0'],
  violet: ['#d9cdf0', '#8a73c4'],
  leaf: ['#dcebc8', '#7fae7a'],
  rose: ['#f7d3dc', '#c9748f'],
  slate: ['#d5dce6', '#8796ab'],
} as const satisfies Record<keyof typeof inks, readonly [string, string]>

export type InkName = keyof typeof inks
