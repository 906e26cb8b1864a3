import { readStored, writeStored } from '../../lib/storage/storage.ts'

export type EntryForm = 'sign-in' | 'sign-up'

const key = 'dsp-profile-form'

/** The form of the profile screen that was chosen last (SPEC §2). */
export function chosenForm(): EntryForm {
  return readStored(key) === 'sign-up' ? 'sign-up' : 'sign-in'
}

export function rememberForm(form: EntryForm): void {
  writeStored(key, form)
}
