import { isOffered } from '@dlm/contract/site/offered'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { publicQuery } from '../../lib/api/query.ts'
import { useDebounced } from '../../lib/api/use-debounced.ts'
import { paths } from '../../lib/paths.ts'
import { useStore } from '../../lib/storage/store.ts'
import { commands } from './commands.ts'
import { groupResults, startGroups } from './search-entry.ts'

/** Milliseconds the typing rests before the server is asked. */
const debounce = 200

/** What is typed, what was found for it, and which of the results is active: the first until another one is chosen. */
export function useSiteSearch() {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const search = typed.trim()
  const settled = useDebounced(search, debounce)
  const submitted = search === '' ? '' : settled
  const answer = useQuery({
    ...publicQuery('search_all', { search: submitted }),
    enabled: submitted !== '',
    placeholderData: keepPreviousData,
  })
  const here = useStore(commands, (shown) => shown, null)
  const { data: latest } = useQuery({
    ...publicQuery('get_latest_media', {}),
    enabled: search === '' && !here && isOffered(paths.viewAlbums),
  })
  const groups =
    search === ''
      ? startGroups(latest?.album, here)
      : groupResults(search, submitted === '' ? [] : (answer.data?.data ?? []), here)
  const entries = groups.flatMap(({ entries }) => entries)
  const at = Math.max(
    entries.findIndex(({ key }) => key === chosen),
    0,
  )
  return {
    typed,
    search,
    type(text: string) {
      setTyped(text)
      setChosen(null)
    },
    answer,
    /** The server has not answered what is typed now yet. */
    isWaiting: search !== '' && (settled !== search || answer.isPlaceholderData || answer.isPending),
    groups,
    /** The dashboard's commands replace the start of visitors' searches. */
    isDashboard: here !== null,
    count: entries.length,
    active: entries[at],
    choose: setChosen,
    /** Moves the active result by so many, from the last to the first again. */
    move(by: number) {
      const next = entries.at((at + by) % entries.length)
      if (next) setChosen(next.key)
    },
  }
}
