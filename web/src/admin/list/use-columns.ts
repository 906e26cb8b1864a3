import { storedValue } from '../../lib/storage/stored-value.ts'
import type { Column } from './table.tsx'

type Hidden = Readonly<Record<string, readonly string[]>>

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** The columns that this browser hides, by the table. */
const hiddenColumns = storedValue<Hidden>({
  key: 'dsp-columns',
  parse: (json) =>
    Object.fromEntries(
      Object.entries(Object(json)).filter((entry): entry is [string, string[]] => isTexts(entry[1])),
    ),
  toJson: (hidden) => (Object.values(hidden).some((ids) => ids.length > 0) ? hidden : undefined),
})

/** The columns of a table that are shown, and the choices that hide or show one; the browser remembers them. @param table names it */
export function useColumns(table: string, columns: readonly Column[]) {
  const hidden = hiddenColumns.use()[table] ?? []
  const choices = columns
    .filter(({ isFixed }) => !isFixed)
    .map(({ id, label }) => ({
      label,
      isChecked: !hidden.includes(id),
      onSelect: () =>
        hiddenColumns.set({
          ...hiddenColumns.get(),
          [table]: hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id],
        }),
    }))
  return { shown: columns.filter(({ id, isFixed }) => isFixed || !hidden.includes(id)), choices }
}
