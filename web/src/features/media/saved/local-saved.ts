import { storedValue } from '../../../lib/storage/stored-value.ts'

const idForm = /^[A-Za-z0-9_-]{1,64}$/

/** The ids a visitor saved before signing in, the latest first; moved to the account at the sign-in. */
export const localSaved = storedValue<readonly string[]>({
  key: 'dsp-saved',
  parse: (json) =>
    Array.isArray(json) ? json.filter((id) => typeof id === 'string' && idForm.test(id)) : [],
  toJson: (ids) => (ids.length > 0 ? ids : undefined),
})
