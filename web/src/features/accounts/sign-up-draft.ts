/** The fields of the form that signs up. */
export interface SignUpDraft {
  user: string
  email: string
  pass: string
  confirm: string
  terms: boolean
}

const nothing: SignUpDraft = { user: '', email: '', pass: '', confirm: '', terms: false }

/** In memory alone, since passwords are among it: it ends with the page. */
let kept: SignUpDraft | null = null

/** Keeps what was typed while somebody reads the terms. */
export function keepSignUp(typed: SignUpDraft): void {
  kept = typed
}

/** What was kept, once; the empty form otherwise. */
export function takeSignUp(): SignUpDraft {
  const typed = kept ?? nothing
  kept = null
  return typed
}
