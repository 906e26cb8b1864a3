import type { Draft } from '@dlm/contract/dashboard/draft.schema'
import type { FormField } from '@dlm/contract/form-fields'
import { Button } from '../../ui/button.tsx'
import { FieldDifferences } from './field-differences.tsx'

interface Props {
  fields: Readonly<Record<string, FormField>>
  /** The draft as it is elsewhere; null where it was sent or discarded there. */
  theirs: Draft | null
  mine: Readonly<Record<string, unknown>>
  onKeepMine(): void
  onTakeTheirs(): void
}

/** Says that the same admin went on elsewhere, what is different there, and lets them decide. */
export function DraftConflict({ fields, theirs, mine, onKeepMine, onTakeTheirs }: Props) {
  return (
    <section aria-label="This draft elsewhere" className="grid gap-4 rounded-card border border-amber p-4">
      <p role="alert" className="font-semibold">
        {theirs ? 'This draft was changed elsewhere.' : 'This draft was sent or discarded elsewhere.'}
      </p>
      {theirs && (
        <FieldDifferences
          fields={fields}
          left={{ label: 'There', values: theirs.fields }}
          right={{ label: 'Here', values: mine }}
          none="They hold the same."
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onTakeTheirs}>
          {theirs ? 'Take that one' : 'Discard it here too'}
        </Button>
        <Button onClick={onKeepMine}>Keep this one</Button>
      </div>
    </section>
  )
}
