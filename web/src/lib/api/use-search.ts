import { useEffect, useEffectEvent, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { setParameter, useParameters } from '../use-parameters.ts'
import { useDebounced } from './use-debounced.ts'

/** Name of the search in the address. */
const parameter = 'search'
/** Milliseconds the typing rests before a search is made, and written to the address. */
const debounce = 250

/** A list's search: `typed` for its field, `search` for its read once the typing rests. */
export interface ListSearch {
  typed: string
  search: string
  onSearch(value: string): void
}

/** Stores a list's search in the address, beside its other parameters, and follows links, Back and Forward. */
export function useSearch(): ListSearch {
  const [parameters, change] = useParameters()
  const type = useNavigationType()
  const inAddress = parameters.get(parameter) ?? ''
  const [typed, setTyped] = useState(inAddress)

  // Our own writing replaces the address and may lag behind the typing; another search by any other way is followed.
  const [followed, setFollowed] = useState(inAddress)
  if (inAddress !== followed) {
    setFollowed(inAddress)
    if (type !== NavigationType.Replace) setTyped(inAddress)
  }

  // Not at each letter: every link of a long list renders again with a new address.
  const search = useDebounced(typed.trim(), debounce)
  const writeToAddress = useEffectEvent((settled: string) => {
    if (settled === inAddress.trim()) return
    change((now) => setParameter(now, parameter, settled), { replace: true, preventScrollReset: true })
  })
  useEffect(() => writeToAddress(search), [search])

  return { typed, search, onSearch: setTyped }
}
