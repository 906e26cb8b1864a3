import type { User } from '@dlm/contract/accounts/user.schema'
import { ruleText } from '@dlm/contract/dialog-text'
import { questionTexts } from '@dlm/contract/questions/questions.texts'
import { rules } from '@dlm/contract/rules'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApiMutation } from '../../../lib/mutation.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { askPath, signInPath } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { draft } from './draft.ts'
import { SimilarQuestions } from './similar-questions.tsx'

/** Most characters of name and text; the contract's schema has the same. */
const most = { name: 50, text: 2000 } as const

const fieldClass =
  'w-full rounded-control border border-line bg-canvas px-4 py-2.5 focus-visible:border-accent'

/** The form that asks; answered questions like the one being typed stand below it. Both texts are needed (SPEC §5). */
export function AskQuestion({ user }: { user: User }) {
  const [nameId, textId] = [useId(), useId()]
  const [name, setName] = useState(user.user)
  const kept = draft.use()
  const text = kept.uid === user.uid ? kept.text : ''
  const setText = (typed: string) => draft.set({ uid: user.uid, text: typed })
  const navigate = useNavigate()
  const asking = useApiMutation('qa', { invalidates: ['get_qa', 'get_faqs'] })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (asking.isPending) return
    if (name.trim() === '' || text.trim() === '') {
      await notify(ruleText(rules.question))
      navigate(signInPath(askPath))
      return
    }
    asking.mutate(
      { user: name, ques: text, uid: user.uid },
      {
        onSuccess: () => {
          setText('')
          void notify(questionTexts.added)
        },
        onError: notifyFailure,
      },
    )
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label="Ask a question"
      className="grid gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <div className="grid gap-1.5">
        <label htmlFor={nameId} className="text-sm font-semibold">
          Your name
        </label>
        <input
          id={nameId}
          type="text"
          autoComplete="name"
          maxLength={most.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
          className={`${fieldClass} min-h-11`}
        />
      </div>
      <div className="grid gap-1.5">
        <label htmlFor={textId} className="text-sm font-semibold">
          Your question
        </label>
        <textarea
          id={textId}
          rows={4}
          maxLength={most.text}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={`${fieldClass} min-h-28 resize-y`}
        />
        <p className="text-xs text-soft">Everybody can read your name, your question and our replies.</p>
      </div>
      <SimilarQuestions text={text} />
      <Button type="submit" className="justify-self-start" busy={asking.isPending && 'Sending…'}>
        Ask
      </Button>
    </form>
  )
}
