/** A part of a legal text: a heading over paragraphs, and a list where there are several things to name. */
export interface LegalSection {
  heading: string
  paragraphs: readonly string[]
  points?: readonly string[]
}

/** A legal text of the terms screen. `since` is the day from which it holds. */
export interface LegalDocument {
  since: string
  sections: readonly LegalSection[]
}
