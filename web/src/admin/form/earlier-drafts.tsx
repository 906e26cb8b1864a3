import type { DraftFields, DraftRef } from '@dlm/contract/dashboard/draft.schema'
import { draftTexts } from '@dlm/contract/dashboard/drafts.texts'
import type { FormField } from '@dlm/contract/form-fields'
import { useQuery } from '@tanstack/react-query'
import { notifyFailure } from '../../lib/notify.ts'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { adminQuery } from '../admin-query.ts'
import { PanelDetails } from '../panel-details.tsx'
import { FieldDifferences } from './field-differences.tsx'
import { minuteOf } from './minute-of.ts'

interface Props {
  draft: DraftRef
  fields: Readonly<Record<string, FormField>>
  /** What the form holds now. */
  now(): Readonly<Record<string, unknown>>
  /** Puts an earlier state into the form. */
  onTake(fields: DraftFields): Promise<void>
}

/** The earlier states of a draft, read when they are asked for: what was different, and a way back. */
export function EarlierDrafts(props: Props) {
  return (
    <PanelDetails title={draftTexts.earlierDrafts}>
      <States {...props} />
    </PanelDetails>
  )
}

function States({ draft, fields, now, onTake }: Props) {
  const { data, error, isFetching, refetch } = useQuery(adminQuery('get_draft', draft))
  const take = (taken: DraftFields) => onTake(taken).then(() => refetch(), notifyFailure)
  if (error) return <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
  if (!data) return <Skeleton className="m-4 h-24" />
  return (
    <ol className="grid divide-y divide-line border-t border-line">
      {data.draft?.earlier.map(({ revision, savedAt, fields: values }) => (
        <li key={revision} className="grid gap-3 p-4">
          <p className="text-sm">{draftTexts.savedOn(minuteOf(savedAt))}</p>
          <FieldDifferences
            fields={fields}
            left={{ label: draftTexts.formerly, values }}
            right={{ label: draftTexts.now, values: now() }}
            none={draftTexts.sameAsNow}
          />
          <Button
            variant="secondary"
            className="justify-self-start"
            aria-label={draftTexts.restoreDraftOf(minuteOf(savedAt))}
            onClick={() => take(values)}
          >
            {draftTexts.restoreDraft}
          </Button>
        </li>
      ))}
    </ol>
  )
}
