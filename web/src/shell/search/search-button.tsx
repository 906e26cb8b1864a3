import { controlTexts } from '@dlm/contract/site/controls.texts'
import Search from 'lucide-react/icons/search'
import { classes } from '../../ui/classes.ts'
import { showSearch } from './open-search.ts'

interface Props {
  className: string
  /** It looks like a field where there is room for one, and is an icon otherwise. */
  isField?: boolean
}

/** Opens the search of everything. */
export function SearchButton({ className, isField }: Props) {
  return (
    <button
      type="button"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={() => showSearch(true)}
      className={classes('print:hidden', className)}
    >
      <Search aria-hidden="true" className="size-5" />
      <span className={classes(isField && 'max-xl:sr-only')}>{controlTexts.openSearch}</span>
      {isField && (
        <span
          aria-hidden="true"
          className="ms-auto rounded-sm border border-line px-1.5 text-xs max-xl:hidden"
        >
          /
        </span>
      )}
    </button>
  )
}
