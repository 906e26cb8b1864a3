import type { Question } from '@dlm/contract/questions/questions.schema'
import { replyToolTexts } from '@dlm/contract/questions/reply-tool.texts'
import { useEffect } from 'react'
import { DraftNotice } from '../../../admin/form/draft-notice.tsx'
import { SavedReplyChoice } from '../../../admin/saved-replies.tsx'
import { AreaField } from '../../../forms/area-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { useReply } from './use-reply.ts'

interface Props {
  question: Question
  submitLabel: string
  onSent(): void
}

/** The reply to a question, without a panel of its own. */
export function ReplyFields({ question, submitLabel, onSent }: Props) {
  const { form, draft, submit, typed, insert, discard } = useReply(question, onSent)
  const { setFocus } = form
  // It was opened to write in it.
  useEffect(() => setFocus('answ'), [setFocus])
  return (
    <form noValidate onSubmit={submit} className="grid content-start gap-4">
      {draft.isBack && <DraftNotice onDiscard={discard} />}
      <SavedReplyChoice typed={typed} onInsert={insert} />
      <AreaField form={form} name="answ" label={replyToolTexts.yourReply} />
      <Button
        type="submit"
        className="justify-self-start"
        busy={form.formState.isSubmitting && replyToolTexts.sending}
      >
        {submitLabel}
      </Button>
    </form>
  )
}
