import type { FocalPoint } from '@dlm/contract/common.schema'
import { draftTexts } from '@dlm/contract/dashboard/drafts.texts'
import type { FormField } from '@dlm/contract/form-fields'
import { focusTexts } from '@dlm/contract/media/focus.texts'

interface Side {
  label: string
  values: Readonly<Record<string, unknown>>
}

interface Props {
  fields: Readonly<Record<string, FormField>>
  /** Whose fields are compared. */
  left: Side
  right: Side
  /** Said where all fields are the same. */
  none: string
}

function text(value: unknown): string {
  if (typeof value === 'boolean') return value ? draftTexts.yes : draftTexts.no
  if (isFocalPoint(value)) return focusTexts.position(value)
  return String(value ?? '')
}

const isFocalPoint = (value: unknown): value is FocalPoint =>
  typeof value === 'object' && value !== null && 'x' in value && 'y' in value

/** The fields of a form in which two versions of an entry differ, side by side. */
export function FieldDifferences({ fields, left, right, none }: Props) {
  const differing = Object.keys(left.values).filter(
    (name) => text(left.values[name]) !== text(right.values[name]),
  )
  if (differing.length === 0) return <p className="text-soft">{none}</p>
  return (
    <dl className="grid gap-3">
      {differing.map((name) => (
        <div key={name} className="grid gap-1">
          <dt className="text-sm font-semibold">{fields[name]?.label ?? name}</dt>
          <dd className="grid gap-1 text-sm wrap-anywhere sm:grid-cols-2 sm:gap-4">
            {[left, right].map(({ label, values }) => (
              <span key={label} className="max-h-40 overflow-y-auto whitespace-pre-line">
                <span className="text-soft">{label}: </span>
                <bdi>{text(values[name]) || '—'}</bdi>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
