import type { DialogText } from '@dlm/contract/dialog-text'
import { askingTexts } from '@dlm/contract/questions/asking.texts'
import Trash2 from 'lucide-react/icons/trash-2'
import { useApiMutation } from '../../../lib/api/mutation.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'

interface Props {
  call: 'qa_delete' | 'ans_delete'
  id: string
  label: string
  /** The confirmation dialog. */
  question: DialogText
  /** The notification after it. */
  done?: DialogText
}

/** Deletes a question or a reply of the member's own, once that was confirmed. */
export function DeleteButton({ call, id, label, question, done }: Props) {
  const deleting = useApiMutation(call, { invalidates: ['get_qa', 'get_faqs', 'get_reply'] })
  const press = async () => {
    if ((await notify(question)) !== 'yes') return
    // Awaited, since the button unmounts with the deleted item, and callbacks of `mutate` would not be called.
    try {
      await deleting.mutateAsync({ id })
      if (done) void notify(done)
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <Button
      variant="ghost"
      className="justify-self-start px-3 text-sm"
      busy={deleting.isPending && askingTexts.deleting}
      onClick={press}
    >
      <Trash2 aria-hidden="true" className="size-4" />
      {label}
    </Button>
  )
}
