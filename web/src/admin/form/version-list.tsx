import type { ContentKind, Version } from '@dlm/contract/dashboard/dashboard.schema'
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
    <PanelDetails title="Earlier versions">
      <Versions {...props} />
    </PanelDetails>
  )
}

function Versions({ kind, id, ...rest }: Props) {
  const { data, error, isFetching, refetch } = useQuery(adminQuery('get_versions', { kind, id }))
  if (error) return <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
  if (!data) return <Skeleton className="m-4 h-24" />
  return <VersionRows {...rest} versions={data.data} none="It was not changed yet." />
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
              Until {minuteOf(at)}, when <bdi className="font-semibold">{by}</bdi> changed it
            </p>
            <FieldDifferences
              fields={fields}
              left={{ label: 'Then', values }}
              right={{ label: 'Now', values: now() }}
              none="The same as now, but perhaps for the picture."
            />
            <Button
              variant="secondary"
              className="justify-self-start"
              aria-label={`Take the version until ${minuteOf(at)}`}
              onClick={() => onTake(version)}
            >
              Take this version
            </Button>
          </li>
        )
      })}
    </ol>
  )
}
