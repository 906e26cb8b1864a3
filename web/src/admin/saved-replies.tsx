import { savedRepliesTexts } from '@dlm/contract/dashboard/saved-replies.texts'
import { SavedReply } from '@dlm/contract/questions/questions.schema'
import { questionTexts } from '@dlm/contract/questions/questions.texts'
import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { callAdmin } from '../auth/admin-session.ts'
import { Field } from '../forms/field.tsx'
import { submitting, useContractForm } from '../forms/use-contract-form.ts'
import { notify, notifyFailure } from '../lib/notify.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { adminQuery, useRefresh } from './admin-query.ts'

const query = adminQuery('get_saved_replies', {})

interface ChoiceProps {
  /** What is typed already. */
  typed(): string
  /** Gets that, with the chosen reply after it. */
  onInsert(text: string): void
}

/** A choice among the saved replies. Nothing is shown where there are none. */
export function SavedReplyChoice({ typed, onInsert }: ChoiceProps) {
  const { data } = useQuery(query)
  const replies = data?.data ?? []
  if (replies.length === 0) return null
  return (
    <SelectField
      label={savedRepliesTexts.insert}
      options={[
        { value: '', label: savedRepliesTexts.choose },
        ...replies.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value=""
      onChange={({ target }) => {
        const chosen = replies.find(({ id }) => id === target.value)
        if (!chosen) return
        const before = typed().trimEnd()
        onInsert(before === '' ? chosen.text : `${before}\n\n${chosen.text}`)
      }}
    />
  )
}

/** Saves what is typed as a saved reply, and deletes saved replies. @param text what is typed now */
export function SavedReplyList({ text }: { text(): string }) {
  return (
    <details className="group rounded-card border border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-4 font-semibold">
        {savedRepliesTexts.title}
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        <SaveForm text={text} />
        <Saved />
      </div>
    </details>
  )
}

const schema = SavedReply.pick({ name: true })
const typed = SavedReply.shape.text

function SaveForm({ text }: { text(): string }) {
  const form = useContractForm(schema, { name: '' })
  const { data } = useQuery(query)
  const refresh = useRefresh()
  const submit = submitting(form, async ({ name }) => {
    const checked = typed.safeParse(text())
    if (!checked.success) return form.setError('name', { message: savedRepliesTexts.replyMissing })
    const same = data?.data.find((reply) => reply.name.toLowerCase() === name.toLowerCase())
    await callAdmin('save_reply', { id: same?.id ?? crypto.randomUUID(), name, text: checked.data })
    form.reset()
    void notify(questionTexts.replySaved)
    void refresh()
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field form={form} name="name" hint={savedRepliesTexts.nameHint} />
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        busy={form.formState.isSubmitting && savedRepliesTexts.saving}
      >
        {savedRepliesTexts.save}
      </Button>
    </form>
  )
}

const focusUndo = (line: HTMLElement | null) => line?.querySelector('button')?.focus()

function Saved() {
  const { data } = useQuery(query)
  const [removed, setRemoved] = useState<SavedReply | null>(null)
  const [isBusy, setBusy] = useState(false)
  const refresh = useRefresh()
  const change = async (work: () => Promise<unknown>, after: SavedReply | null) => {
    setBusy(true)
    const isDone = await work().then(
      () => true,
      (error: unknown) => {
        notifyFailure(error)
        return false
      },
    )
    await refresh()
    setBusy(false)
    if (isDone) setRemoved(after)
  }
  return (
    <>
      <ul className="grid divide-y divide-line">
        {data?.data.map((reply) => (
          <li key={reply.id} className="flex items-center justify-between gap-3 py-1">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {reply.name}
            </span>
            <IconButton
              label={savedRepliesTexts.delete(reply.name)}
              disabled={isBusy}
              onClick={() => change(() => callAdmin('delete_saved_reply', { id: reply.id }), reply)}
            >
              <Trash aria-hidden="true" className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
      {removed && (
        // The button that had the focus went with its reply.
        <p key={removed.id} ref={focusUndo} role="status" className="flex flex-wrap items-center gap-3">
          <span className="min-w-0 wrap-anywhere">
            <bdi>{removed.name}</bdi> {savedRepliesTexts.deleted}
          </span>
          <Button
            variant="secondary"
            disabled={isBusy}
            onClick={() => change(() => callAdmin('save_reply', removed), null)}
          >
            {savedRepliesTexts.undo}
          </Button>
        </p>
      )}
    </>
  )
}
