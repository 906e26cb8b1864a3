import type { ContentKind, Version } from '@dlm/contract/dashboard/dashboard.schema'
import { draftTexts } from '@dlm/contract/dashboard/drafts.texts'
import type { FormField } from '@dlm/contract/form-fields'
import { useQuery } from '@tanstack/react-query'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { adminQuery } from '../admin-query.ts'
import { PanelDetails } from '../panel-details.tsx'
import { FieldDifferences } from './field-differences.tsx'
import { minuteOf } from './minute-of.ts'

interface Props {
  kind: ContentKind
  id: string
  fields: Readonly<Record<string, FormField>>
  /** What the form holds now. */
  now(): Readonly<Record<string, unknown>>
  /** Puts a former version into the form. */
  onTake(version: Version): void
}

/** The former versions of an entry, read when they are asked for: what was different, and a way back. */
export function VersionList(props: Props) {
  return (
    <PanelDetails title={draftTexts.earlierVersions}>
      <Versions {...props} />
    </PanelDetails>
  )
}

function Versions({ kind, id, ...rest }: Props) {
  const { data, error, isFetching, refetch } = useQuery(adminQuery('get_versions', { kind, id }))
  if (error) return <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
  if (!data) return <Skeleton className="m-4 h-24" />
  return <VersionRows {...rest} versions={data.data} none={draftTexts.noVersions} />
}

interface RowsProps<Former> extends Pick<Props, 'fields' | 'now'> {
  versions: readonly Former[]
  /** Said where there is none. */
  none: string
  /** Puts a former version into the form. */
  onTake(version: Former): void
}

/** A version that was current until an admin (`by`) changed it (`at`, ms). */
type Former = Omit<Version, 'fields'> & { fields: Readonly<Record<string, unknown>> }

/** Former versions, the last first: what was different, and a way back. */
export function VersionRows<F extends Former>({ versions, none, fields, now, onTake }: RowsProps<F>) {
  if (versions.length === 0) return <p className="px-4 pb-4 text-soft">{none}</p>
  return (
    <ol className="grid divide-y divide-line border-t border-line">
      {versions.map((version) => {
        const { revision, at, by, fields: values } = version
        return (
          <li key={revision} className="grid gap-3 p-4">
            <p className="text-sm">
              {draftTexts.until(minuteOf(at))} <bdi className="font-semibold">{by}</bdi>
            </p>
            <FieldDifferences
              fields={fields}
              left={{ label: draftTexts.formerly, values }}
              right={{ label: draftTexts.now, values: now() }}
              none={draftTexts.sameButImage}
            />
            <Button
              variant="secondary"
              className="justify-self-start"
              aria-label={draftTexts.restoreVersionUntil(minuteOf(at))}
              onClick={() => onTake(version)}
            >
              {draftTexts.restoreVersion}
            </Button>
          </li>
        )
      })}
    </ol>
  )
}
