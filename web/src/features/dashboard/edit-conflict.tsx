import type { Editable } from '@dlm/contract/dashboard/dashboard.schema'
import type { FormField } from '@dlm/contract/form-fields'
import { Button } from '../../ui/button.tsx'

interface Props {
  fields: Readonly<Record<string, FormField>>
  theirs: Editable['fields']
  mine: Readonly<Record<string, unknown>>
  onKeepMine(): void
  onTakeTheirs(): void
}

/** Shows what somebody else changed while a form was open, and lets the admin decide. */
export function EditConflict({ fields, theirs, mine, onKeepMine, onTakeTheirs }: Props) {
  const differing = Object.entries(theirs).filter(([name, text]) => String(mine[name] ?? '') !== String(text))
  return (
    <section aria-label="What changed meanwhile" className="grid gap-4 rounded-card border border-amber p-4">
      <p role="alert" className="font-semibold">
        Somebody else changed this meanwhile.
      </p>
      {differing.length === 0 && (
        <p className="text-soft">Nothing that you can see here: only the picture.</p>
      )}
      <dl className="grid gap-3">
        {differing.map(([name, text]) => (
          <div key={name} className="grid gap-1">
            <dt className="text-sm font-semibold">{fields[name]?.label ?? name}</dt>
            <dd className="grid gap-1 text-sm wrap-anywhere sm:grid-cols-2 sm:gap-3">
              <span>
                <span className="text-soft">Now: </span>
                <bdi>{String(text) || '—'}</bdi>
              </span>
              <span>
                <span className="text-soft">Yours: </span>
                <bdi>{String(mine[name] ?? '') || '—'}</bdi>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button onClick={onKeepMine}>Keep mine</Button>
      </div>
    </section>
  )
}
