import { setParameter, useParameters } from '../../lib/use-parameters.ts'

/** A choice by which a tool's list is narrowed, as its field shows it. */
export interface Filter {
  options: { value: string; label: string }[]
  /** Empty for everything. */
  value: string
  onChoose(value: string): void
}

/**
 * A choice that stands in the address under this name.
 * @returns the chosen value, undefined for everything, and its field
 */
export function useFilter<Value extends string>(
  name: string,
  labels: Readonly<Record<Value, string>>,
): [Value | undefined, Filter] {
  const [parameters, change] = useParameters()
  const values = Object.keys(labels) as Value[]
  const chosen = values.find((value) => value === parameters.get(name))
  const onChoose = (wanted: string) => change((now) => setParameter(now, name, wanted), { replace: true })
  const options = values.map((value) => ({ value: value as string, label: labels[value] }))
  const everything = { value: '', label: 'Everything' }
  return [chosen, { options: [everything, ...options], value: chosen ?? '', onChoose }]
}
