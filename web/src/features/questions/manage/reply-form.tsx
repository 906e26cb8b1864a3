import { NewReply, type Question } from '@dlm/contract/questions/questions.schema'
import { questionTexts } from '@dlm/contract/questions/questions.texts'
import { replyToolTexts } from '@dlm/contract/questions/reply-tool.texts'
import { useRefresh } from '../../../admin/admin-query.ts'
import { DraftNotice } from '../../../admin/form/draft-notice.tsx'
import { FormActions } from '../../../admin/form/form-actions.tsx'
import { useFormDraft } from '../../../admin/form/use-form-draft.ts'
import { SavedReplyChoice, SavedReplyList } from '../../../admin/saved-replies.tsx'
import { SidePanel } from '../../../admin/side-panel.tsx'
import { callAdmin } from '../../../auth/admin-session.ts'
import { AreaField } from '../../../forms/area-field.tsx'
import { submitting, useContractForm } from '../../../forms/use-contract-form.ts'
import { formatDay } from '../../../lib/format/format-day.ts'
import { notify } from '../../../lib/notify.ts'
import { Kbd } from '../../../ui/kbd.tsx'

const schema = NewReply.pick({ answ: true })

interface Props {
  question: Question
  onClose(): void
  /** The reply is published. */
  onSent(): void
}

/** The form that replies to a question; the reply is published at once, and its author is notified. */
export function ReplyForm({ question, onClose, onSent }: Props) {
  const form = useContractForm(schema, { answ: '' })
  const formDraft = useFormDraft({ form, name: `reply/${question.fqid}` })
  const refresh = useRefresh(['get_faqs', 'get_reply'])

  const leave = () => {
    formDraft.forget()
    onClose()
  }
  const close = () => {
    formDraft.notifySaved(formDraft.forget)
    onClose()
  }
  const submit = submitting(form, async ({ answ }) => {
    await callAdmin('ans_qa', { fqid: question.fqid, answ })
    formDraft.forget()
    onSent()
    void refresh()
    void notify(questionTexts.replySubmitted)
  })

  const typed = () => form.getValues('answ')
  const insert = (text: string) => {
    form.setValue('answ', text, { shouldDirty: true })
    form.setFocus('answ')
  }

  return (
    <SidePanel title={replyToolTexts.reply} onClose={close}>
      <figure className="grid gap-2 border-s-2 border-accent ps-4">
        <blockquote dir="auto" className="wrap-anywhere whitespace-pre-line">
          {question.ques}
        </blockquote>
        <figcaption className="text-sm text-soft wrap-anywhere">
          <bdi>{question.user}</bdi>, {formatDay(question.date)}
        </figcaption>
      </figure>
      {formDraft.isBack && <DraftNotice onDiscard={leave} />}
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
