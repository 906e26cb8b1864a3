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
      <p role="status">
        What you typed is here again.{hasPassword && ' Passwords are not saved: please enter them again.'}
      </p>
      <Button variant="ghost" className="-ms-3 justify-self-start px-3 text-sm" onClick={onDiscard}>
        Discard the draft
      </Button>
    </div>
  )
}
