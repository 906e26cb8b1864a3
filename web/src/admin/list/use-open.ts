import { setParameter, useParameters } from '../../lib/use-parameters.ts'

/** What is open beside a tool's list, as a parameter of the address: Back closes it, and a link opens it. */
export function useOpen(): [open: string | null, show: (id: string | null) => void] {
  const [parameters, change] = useParameters()
  const show = (id: string | null) =>
    change((now) => setParameter(now, 'open', id), { preventScrollReset: true })
  return [parameters.get('open'), show]
}
