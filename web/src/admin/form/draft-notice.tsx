import { draftTexts } from '@dlm/contract/dashboard/drafts.texts'
import { Button } from '../../ui/button.tsx'

interface Props {
  /** The form has a password, which no draft contains. */
  hasPassword?: boolean
  onDiscard(): void
}

/** Says that a form was restored from a draft, with a way to discard it. */
export function DraftNotice({ hasPassword = false, onDiscard }: Props) {
  return (
    <div className="grid gap-2 rounded-control border border-line bg-raised p-3 text-sm">
      <p role="status">{hasPassword ? draftTexts.backWithoutPassword : draftTexts.back}</p>
      <Button variant="ghost" className="-ms-3 justify-self-start px-3 text-sm" onClick={onDiscard}>
        {draftTexts.discard}
      </Button>
    </div>
  )
}
