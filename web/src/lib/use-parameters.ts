import { type Location, type NavigateOptions, useLocation, useSearchParams } from 'react-router'

/** The changes of the address that were requested since it was rendered. */
let latest: { of: Location; parameters: URLSearchParams } | null = null

type Change = (edit: (parameters: URLSearchParams) => void, options?: NavigateOptions) => void

/**
 * The parameters of the address, and how to change them. Two changes at the same time are both applied, whichever component makes
 * them: the second builds on the first, which is not rendered yet.
 */
export function useParameters(): [parameters: URLSearchParams, change: Change] {
  const [parameters, setParameters] = useSearchParams()
  const location = useLocation()
  const change: Change = (edit, options) => {
    const next = new URLSearchParams(latest?.of === location ? latest.parameters : parameters)
    edit(next)
    latest = { of: location, parameters: next }
    setParameters(next, options)
  }
  return [parameters, change]
}

/** Sets a parameter, or takes it out where it has no value. */
export function setParameter(parameters: URLSearchParams, name: string, value: string | null): void {
  if (value) parameters.set(name, value)
  else parameters.delete(name)
}
