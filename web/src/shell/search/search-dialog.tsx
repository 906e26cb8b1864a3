import { searchTexts } from '@dlm/contract/site/search.texts'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { IconButton } from '../../ui/icon-button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ReadFailure } from '../read-failure.tsx'
import { longestSearch, rememberSearch } from './recent-searches.ts'
import type { SearchEntry } from './search-entry.ts'
import { optionId, SearchResults } from './search-results.tsx'
import { SearchStart } from './search-start.tsx'
import { useSiteSearch } from './use-site-search.ts'

/** How far each key moves among the results. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The one search of the portal: a field over the results of every kind (a combobox as WAI-ARIA has it). What is opened is
 * remembered as a recent search.
 */
export function SearchDialog({ onClose }: { onClose(): void }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { typed, search, type, answer, isWaiting, groups, count, active, move, isDashboard } = useSiteSearch()

  const leave = () => {
    if (search !== '') rememberSearch(search)
    onClose()
  }
  const open = ({ path }: SearchEntry) => {
    leave()
    void navigate(path)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method takes these keys for itself while it composes a word.
    if (event.nativeEvent.isComposing) return
    const by = steps[event.key]
    if (by === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (by !== undefined) move(by)
    else if (active) open(active)
  }
  const searchAgain = (text: string) => {
    type(text)
    field.current?.focus()
  }
  return (
    <Modal
      aria-label={searchTexts.title}
      onDismiss={onClose}
      dismissBeside
      className="mt-3 max-h-[calc(100dvh-24px)] w-[min(100%-24px,640px)] max-w-none overflow-hidden md:mt-[12vh] md:max-h-[76vh]"
    >
      <div className="flex max-h-[inherit] flex-col">
        <div className="flex items-center gap-1 border-b border-line py-1 pe-1 ps-4">
          {isWaiting ? <Spinner /> : <Search aria-hidden="true" className="size-5 shrink-0 text-soft" />}
          <input
            ref={field}
            data-first-focus
            type="text"
            role="combobox"
            aria-label={searchTexts.searchEverything}
            aria-expanded={count > 0}
            aria-controls={count > 0 ? id : undefined}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(id, active)}
            dir="auto"
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            placeholder={searchTexts.searchEverything}
            value={typed}
            maxLength={longestSearch}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            className="min-h-12 min-w-0 flex-1 bg-transparent px-2 text-base outline-none placeholder:text-soft"
          />
          <IconButton label={searchTexts.close} onClick={onClose}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        <div className="min-h-0 overflow-y-auto overscroll-contain">
          {search === '' && !isDashboard && <SearchStart onSearch={searchAgain} />}
          {count > 0 && <SearchResults id={id} groups={groups} active={active} onOpen={leave} />}
          {search !== '' && answer.error && (
            <ReadFailure
              error={answer.error}
              onRetry={() => void answer.refetch()}
              isRetrying={answer.isFetching}
            />
          )}
          <p role="status" className={count > 0 ? 'sr-only' : 'px-6 text-center text-soft not-empty:py-10'}>
            {search !== '' && !isWaiting && !answer.error && statusText(count, search)}
          </p>
        </div>
      </div>
    </Modal>
  )
}

/** What is read out of the results. */
function statusText(count: number, search: string): string {
  return count > 0 ? searchTexts.found(count) : searchTexts.notFound(search)
}
