import { storedValue } from '../../../lib/storage/stored-value.ts'

/** A question that is being typed, and by whom: nobody else finds it. */
interface Draft {
  uid: string
  text: string
}

const nothing: Draft = { uid: '', text: '' }

/** Kept for as long as the tab is open, so that it outlives a session that ends meanwhile, and the way to sign in again. */
export const draft = storedValue<Draft>({
  key: 'dsp-question',
  persistence: 'tab',
  parse(json) {
    const { uid, text } = { ...nothing, ...(json as Partial<Draft> | undefined) }
    return typeof uid === 'string' && typeof text === 'string' ? { uid, text } : nothing
  },
  toJson: ({ uid, text }) => (text === '' ? undefined : { uid, text }),
})
