import type { Area } from '../areas.ts'

/** The legal texts, as addresses of calls and documents name them. */
export const legalNames = ['terms', 'privacy', 'cookies'] as const
export type LegalName = (typeof legalNames)[number]

/** A part of a legal text: a heading over paragraphs, and a list where there are several things to name. */
export interface LegalSection {
  heading: string
  paragraphs: readonly string[]
  points?: readonly string[]
  /** The areas it is about: it is left out while the owner shows none of these. */
  areas?: readonly Area[]
}

/** A legal text of the terms screen. `since` is the day from which it holds. */
export interface LegalDocument {
  since: string
  sections: readonly LegalSection[]
}
