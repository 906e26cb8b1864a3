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
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control border border-line bg-raised py-1 ps-4 pe-1 text-sm">
      <p role="status">{hasPassword ? draftTexts.backWithoutPassword : draftTexts.back}</p>
      <Button variant="ghost" className="px-3 text-sm" onClick={onDiscard}>
        {draftTexts.discard}
      </Button>
    </div>
  )
}
