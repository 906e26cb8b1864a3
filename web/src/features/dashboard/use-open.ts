import { useSearchParams } from 'react-router'

/** What is open beside a tool's list, kept in the address: Back closes it, and a link opens it. */
export function useOpen(): [open: string | null, show: (id: string | null) => void] {
  const [parameters, setParameters] = useSearchParams()
  const show = (id: string | null) =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now)
        if (id === null) next.delete('open')
        else next.set('open', id)
        return next
      },
      { preventScrollReset: true },
    )
  return [parameters.get('open'), show]
}
