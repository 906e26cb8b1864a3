import { pageTexts } from '@dlm/contract/site/pages.texts'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { SearchButton } from '../shell/search/search-button.tsx'
import { buttonClass } from '../ui/button.tsx'

/** What one can do at an address where there is nothing. */
export function HomeOrSearch() {
  return (
    <>
      <Link to={paths.home} className={buttonClass('primary')}>
        {pageTexts.goHome}
      </Link>
      <SearchButton className={buttonClass('secondary')} />
    </>
  )
}
