import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import { setParameter, useParameters } from '../../lib/use-parameters.ts'

/** A choice of what a tool's list shows, as its field shows it. */
export interface Filter {
  options: { value: string; label: string }[]
  /** Empty where nothing is chosen. */
  value: string
  onChoose(value: string): void
}

/**
 * A choice that is a parameter of the address under this name.
 * @param unchosen says what is shown without a choice
 * @returns the chosen value, undefined for none, and its field
 */
export function useFilter<Value extends string>(
  name: string,
  labels: Readonly<Partial<Record<Value, string>>>,
  unchosen: string = listTexts.everything,
): [Value | undefined, Filter] {
  const [parameters, change] = useParameters()
  const values = Object.keys(labels) as Value[]
  const chosen = values.find((value) => value === parameters.get(name))
  const onChoose = (wanted: string) => change((now) => setParameter(now, name, wanted), { replace: true })
  const options = values.map((value) => ({ value: value as string, label: labels[value] ?? '' }))
  const none = { value: '', label: unchosen }
  return [chosen, { options: [none, ...options], value: chosen ?? '', onChoose }]
}
