import type { Question } from '@dlm/contract/questions/questions.schema'
import { replyToolTexts } from '@dlm/contract/questions/reply-tool.texts'
import { DraftNotice } from '../../../admin/form/draft-notice.tsx'
import { FormActions } from '../../../admin/form/form-actions.tsx'
import { SavedReplyChoice, SavedReplyList } from '../../../admin/saved-replies.tsx'
import { SidePanel } from '../../../admin/side-panel.tsx'
import { AreaField } from '../../../forms/area-field.tsx'
import { formatDay } from '../../../lib/format/format-day.ts'
import { Kbd } from '../../../ui/kbd.tsx'
import { useReply } from './use-reply.ts'

interface Props {
  question: Question
  onClose(): void
  /** The reply is published. */
  onSent(): void
}

/** The form that replies to a question; the reply is published at once, and its author is notified. */
export function ReplyForm({ question, onClose, onSent }: Props) {
  const { form, draft, submit, typed, insert } = useReply(question, onSent)
  const leave = () => {
    draft.forget()
    onClose()
  }
  const close = () => {
    draft.notifySaved(draft.forget)
    onClose()
  }

  return (
    <SidePanel title={replyToolTexts.reply} onClose={close}>
      {/* Beside the list, the question is in sight there. */}
      <figure className="grid gap-2 lg:hidden border-s-2 border-accent ps-4">
        <blockquote dir="auto" className="wrap-anywhere whitespace-pre-line">
          {question.ques}
        </blockquote>
        <figcaption className="text-sm text-soft wrap-anywhere">
          <bdi>{question.user}</bdi>, {formatDay(question.date)}
        </figcaption>
      </figure>
      {draft.isBack && <DraftNotice onDiscard={leave} />}
      <form noValidate onSubmit={submit} className="grid gap-5">
        <SavedReplyChoice typed={typed} onInsert={insert} />
        <AreaField form={form} name="answ" label={replyToolTexts.yourReply} />
        <FormActions
          submitLabel={replyToolTexts.submit}
          busy={form.formState.isSubmitting && replyToolTexts.sending}
          onClose={close}
        />
        <p className="text-sm text-soft max-lg:hidden">
          <Kbd>{replyToolTexts.ctrl}</Kbd> <Kbd>{replyToolTexts.enter}</Kbd> {replyToolTexts.ctrlEnterHint}
        </p>
      </form>
      <SavedReplyList text={typed} />
    </SidePanel>
  )
}
