import { searchTexts } from '@dlm/contract/site/search.texts'
import History from 'lucide-react/icons/history'
import { Button } from '../../ui/button.tsx'
import { recentSearches } from './recent-searches.ts'

/** Before anything is typed: what was searched for on this device, to be searched for again or forgotten. */
export function SearchStart({ onSearch }: { onSearch(search: string): void }) {
  const searches = recentSearches.use()
  if (searches.length === 0) return null
  return (
    <section aria-label={searchTexts.recentSearches} className="p-2">
      <div className="flex items-center justify-between ps-2">
        <p aria-hidden="true" className="text-xs font-semibold text-soft">
          {searchTexts.recentSearches}
        </p>
        <Button
          variant="ghost"
          className="px-3 text-sm"
          onClick={() => {
            recentSearches.set([])
            onSearch('')
          }}
        >
          {searchTexts.clear}
        </Button>
      </div>
      <ul>
        {searches.map((search) => (
          <li key={search}>
            <button
              type="button"
              onClick={() => onSearch(search)}
              className="flex min-h-11 w-full items-center gap-3 rounded-control px-2 text-start hover:bg-raised"
            >
              <History aria-hidden="true" className="size-5 shrink-0 text-soft" />
              <bdi className="truncate">{search}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
