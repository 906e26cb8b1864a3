import type { User } from '@dlm/contract/accounts/user.schema'
import { askingTexts } from '@dlm/contract/questions/asking.texts'
import { questionTexts } from '@dlm/contract/questions/questions.texts'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useApiMutation } from '../../../lib/api/mutation.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { storedValue } from '../../../lib/storage/stored-value.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldNote } from '../../../ui/field-note.tsx'
import { SimilarQuestions } from './similar-questions.tsx'

/** A question that is being typed, and its author: other accounts do not see it. */
interface Draft {
  uid: string
  text: string
}

const empty: Draft = { uid: '', text: '' }

/** In the session storage, so that it survives the end of a session and the sign-in after it. */
const draft = storedValue<Draft>({
  key: 'dsp-question',
  persistence: 'tab',
  parse(json) {
    const { uid, text } = { ...empty, ...(json as Partial<Draft> | undefined) }
    return typeof uid === 'string' && typeof text === 'string' ? { uid, text } : empty
  },
  toJson: ({ uid, text }) => (text === '' ? undefined : { uid, text }),
})

/** Maximum length of the text, as in the contract's schema. */
const longestText = 2000

const fieldClass =
  'w-full rounded-control border border-line bg-canvas px-4 py-2.5 focus-visible:border-accent'

/** The form that asks, in the account's name; similar answered questions are below it. The text is required (SPEC §5). */
export function AskQuestion({ user }: { user: User }) {
  const [nameId, textId] = [useId(), useId()]
  const stored = draft.use()
  const text = stored.uid === user.uid ? stored.text : ''
  const setText = (typed: string) => draft.set({ uid: user.uid, text: typed })
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const isAsking = useRef(false)
  const asking = useApiMutation('qa', { invalidates: ['get_qa', 'get_faqs'] })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The second click of a double click may come before `isPending` does.
    if (isAsking.current) return
    setMissing(text.trim() === '')
    if (text.trim() === '') return field.current?.focus()
    isAsking.current = true
    asking.mutate(
      { user: user.user, ques: text, uid: user.uid },
      {
        onSuccess: () => {
          setText('')
          void notify(questionTexts.added)
        },
        onError: notifyFailure,
        onSettled: () => {
          isAsking.current = false
        },
      },
    )
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={askingTexts.title}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <div className="grid gap-1.5">
        <label htmlFor={nameId} className="text-sm font-semibold">
          {askingTexts.name}
        </label>
        <input
          id={nameId}
          type="text"
          dir="auto"
          readOnly
          value={user.user}
          className={`${fieldClass} min-h-11 text-soft`}
        />
      </div>
      <div className="grid gap-1.5">
        <label htmlFor={textId} className="text-sm font-semibold">
          {askingTexts.question}
        </label>
        <textarea
          ref={field}
          id={textId}
          dir="auto"
          rows={4}
          maxLength={longestText}
          value={text}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${textId}-note` : undefined}
          onChange={(event) => {
            setText(event.target.value)
            setMissing(false)
          }}
          className={`${fieldClass} min-h-28 resize-y`}
        />
        {isMissing && <FieldNote id={`${textId}-note`} note={askingTexts.questionMissing} isError />}
        <p className="text-xs text-soft">{askingTexts.publicHint}</p>
      </div>
      <SimilarQuestions text={text} />
      <Button type="submit" className="justify-self-start" busy={asking.isPending && askingTexts.sending}>
        {askingTexts.ask}
      </Button>
    </form>
  )
}
