import type { FormField } from '@dlm/contract/form-fields'
import { Button } from '../../ui/button.tsx'
import { FieldDifferences } from './field-differences.tsx'

interface Props {
  fields: Readonly<Record<string, FormField>>
  theirs: Readonly<Record<string, unknown>>
  mine: Readonly<Record<string, unknown>>
  onKeepMine(): void
  onTakeTheirs(): void
}

/** Shows what somebody else changed while a form was open, and lets the admin decide. */
export function EditConflict({ fields, theirs, mine, onKeepMine, onTakeTheirs }: Props) {
  return (
    <section aria-label="What changed meanwhile" className="grid gap-4 rounded-card border border-amber p-4">
      <p role="alert" className="font-semibold">
        Somebody else changed this meanwhile.
      </p>
      <FieldDifferences
        fields={fields}
        left={{ label: 'Now', values: theirs }}
        right={{ label: 'Yours', values: mine }}
        none="Nothing that you can see here: only the picture."
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button onClick={onKeepMine}>Keep mine</Button>
      </div>
    </section>
  )
}
