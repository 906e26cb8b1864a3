import { storedValue } from '../../../lib/storage/stored-value.ts'

/** A question that is being typed, and its author: other accounts do not see it. */
interface Draft {
  uid: string
  text: string
}

const empty: Draft = { uid: '', text: '' }

/** In the session storage, so that it survives the end of a session and the sign-in after it. */
export const draft = storedValue<Draft>({
  key: 'dsp-question',
  persistence: 'tab',
  parse(json) {
    const { uid, text } = { ...empty, ...(json as Partial<Draft> | undefined) }
    return typeof uid === 'string' && typeof text === 'string' ? { uid, text } : empty
  },
  toJson: ({ uid, text }) => (text === '' ? undefined : { uid, text }),
})
