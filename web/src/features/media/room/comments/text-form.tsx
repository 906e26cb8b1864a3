import { lengths } from '@dlm/contract/constants'
import { commentTexts } from '@dlm/contract/rooms/comments.texts'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiFailure } from '../../../../lib/api/api-failure.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'

interface Props {
  label: string
  hint?: string
  initial: string
  submitLabel: string
  /** Above the buttons. */
  children?: ReactNode
  /** Of what is typed so far. */
  onTyped?(text: string): void
  /** A failure is shown here, and the text stays. @throws ApiFailure */
  onSubmit(text: string): Promise<void>
  onCancel(): void
}

/** Writes a text of a comment. Ctrl or ⌘ and Enter send it. */
export function TextForm({
  label,
  hint,
  initial,
  submitLabel,
  children,
  onTyped,
  onSubmit,
  onCancel,
}: Props) {
  const [text, setText] = useState(initial)
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus({ preventScroll: true }), [])
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isSending || text.trim() === '') return
    setSending(true)
    setFailure(undefined)
    try {
      await onSubmit(text)
    } catch (error) {
      const { message, fields } = error instanceof ApiFailure ? error : new ApiFailure('internal', '', '')
      setFailure([Object.values(fields)[0] ?? message, commentTexts.stays].join(' '))
      setSending(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-2">
      <TextArea
        label={label}
        hint={hint}
        error={failure}
        rows={2}
        maxLength={lengths.comment}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.target.value)
          onTyped?.(event.target.value)
        }}
      />
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" className="px-3" onClick={onCancel}>
          {commentTexts.cancel}
        </Button>
        <Button
          type="submit"
          className="px-4"
          disabled={text.trim() === ''}
          busy={isSending && commentTexts.sending}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
