import { NewReply, type Question } from '@dlm/contract/questions/questions.schema'
import { questionTexts } from '@dlm/contract/questions/questions.texts'
import { useRefresh } from '../../../admin/admin-query.ts'
import { useFormDraft } from '../../../admin/form/use-form-draft.ts'
import { callAdmin } from '../../../auth/admin-session.ts'
import { submitting, useContractForm } from '../../../forms/use-contract-form.ts'
import { notify } from '../../../lib/notify.ts'

const schema = NewReply.pick({ answ: true })

/** The form of a reply to a question, of which the browser stores a draft. @param onSent the reply is published */
export function useReply(question: Question, onSent: () => void) {
  const form = useContractForm(schema, { answ: '' })
  const draft = useFormDraft({ form, name: `reply/${question.fqid}` })
  const refresh = useRefresh(['get_faqs', 'get_reply'])
  return {
    form,
    draft,
    submit: submitting(form, async ({ answ }) => {
      await callAdmin('ans_qa', { fqid: question.fqid, answ })
      draft.forget()
      onSent()
      void refresh()
      void notify(questionTexts.replySubmitted)
    }),
    typed: () => form.getValues('answ'),
    insert(text: string) {
      form.setValue('answ', text, { shouldDirty: true })
      form.setFocus('answ')
    },
    /** Empties the form, and what is stored of it. */
    discard() {
      draft.forget()
      form.reset({ answ: '' })
    },
  }
}
