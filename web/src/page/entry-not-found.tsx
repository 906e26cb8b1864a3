import { pageTexts } from '@dlm/contract/site/pages.texts'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SearchButton } from '../shell/search/search-button.tsx'
import { buttonClass } from '../ui/button.tsx'
import { MessagePanel } from '../ui/message-panel.tsx'
import { Title } from './title.tsx'

interface Props {
  /** What is missing, e.g. "product", and all of its kind, e.g. "products". */
  one: string
  all: string
  icon: LucideIcon
  /** The list of its kind. */
  listPath: string
  /** Why, where more is known than that it is not there. */
  children?: ReactNode
}

/** The screen at the address of something that does not exist. */
export function EntryNotFound({ one, all, icon, listPath, children }: Props) {
  return (
    <>
      <Title>{pageTexts.notFound(one)}</Title>
      <MessagePanel
        isScreen
        icon={icon}
        title={pageTexts.notFoundTitle(one)}
        action={
          <>
            <Link to={listPath} className={buttonClass('primary')}>
              {pageTexts.seeAll(all)}
            </Link>
            <SearchButton className={buttonClass('secondary')} />
          </>
        }
      >
        {children || pageTexts.notFoundHint}
      </MessagePanel>
    </>
  )
}
