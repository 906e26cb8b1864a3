import { Button } from '../../ui/button.tsx'

/** Says that a form was not left empty, and how to be rid of what stands in it. */
export function DraftNotice({ onDiscard }: { onDiscard(): void }) {
  return (
    <div className="grid gap-2 rounded-control border border-line bg-raised p-3 text-sm">
      <p role="status">What you typed is here again. Passwords are not kept: please enter them again.</p>
      <Button variant="ghost" className="-ms-3 justify-self-start px-3 text-sm" onClick={onDiscard}>
        Discard the draft
      </Button>
    </div>
  )
}
