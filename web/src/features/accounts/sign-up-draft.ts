/** The fields of the form that signs up. */
export interface SignUpDraft {
  user: string
  email: string
  pass: string
  confirm: string
  terms: boolean
}

const emptyForm: SignUpDraft = { user: '', email: '', pass: '', confirm: '', terms: false }

/** In memory only, since it contains passwords: a reload discards it. */
let draft: SignUpDraft | null = null

/** Saves what was typed while the visitor reads the terms. */
export function saveSignUpDraft(typed: SignUpDraft): void {
  draft = typed
}

/** Returns the draft and clears it; the empty form without one. */
export function takeSignUpDraft(): SignUpDraft {
  const typed = draft ?? emptyForm
  draft = null
  return typed
}
