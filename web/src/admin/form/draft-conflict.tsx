import type { Draft } from '@dlm/contract/dashboard/draft.schema'
import type { FormField } from '@dlm/contract/form-fields'
import { Button } from '../../ui/button.tsx'
import { FieldDifferences } from './field-differences.tsx'

interface Props {
  fields: Readonly<Record<string, FormField>>
  /** The draft as it is elsewhere; null where it was sent or discarded there. */
  other: Draft | null
  own: Readonly<Record<string, unknown>>
  onKeepOwn(): void
  onTakeOther(): void
}

/** Says that the same admin changed the draft elsewhere, shows the difference, and lets them decide. */
export function DraftConflict({ fields, other, own, onKeepOwn, onTakeOther }: Props) {
  return (
    <section aria-label="This draft elsewhere" className="grid gap-4 rounded-card border border-amber p-4">
      <p role="alert" className="font-semibold">
        {other ? 'This draft was changed elsewhere.' : 'This draft was sent or discarded elsewhere.'}
      </p>
      {other && (
        <FieldDifferences
          fields={fields}
          left={{ label: 'There', values: other.fields }}
          right={{ label: 'Here', values: own }}
          none="They hold the same."
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onTakeOther}>
          {other ? 'Take that one' : 'Discard it here too'}
        </Button>
        <Button onClick={onKeepOwn}>Keep this one</Button>
      </div>
    </section>
  )
}
