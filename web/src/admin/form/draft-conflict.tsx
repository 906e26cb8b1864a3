import type { Draft } from '@dlm/contract/dashboard/draft.schema'
import { draftTexts } from '@dlm/contract/dashboard/drafts.texts'
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
    <section
      aria-label={draftTexts.conflictTitle}
      className="grid gap-4 rounded-card border border-amber p-4"
    >
      <p role="alert" className="font-semibold">
        {other ? draftTexts.changedElsewhere : draftTexts.sentElsewhere}
      </p>
      {other && (
        <FieldDifferences
          fields={fields}
          left={{ label: draftTexts.otherDraft, values: other.fields }}
          right={{ label: draftTexts.thisDraft, values: own }}
          none={draftTexts.sameDraft}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onTakeOther}>
          {other ? draftTexts.useOtherDraft : draftTexts.discardHere}
        </Button>
        <Button onClick={onKeepOwn}>{draftTexts.keepThisDraft}</Button>
      </div>
    </section>
  )
}
