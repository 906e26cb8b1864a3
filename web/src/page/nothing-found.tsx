import { pageTexts } from '@dlm/contract/site/pages.texts'
import type { LucideIcon } from 'lucide-react'
import SearchX from 'lucide-react/icons/search-x'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { MessagePanel } from '../ui/message-panel.tsx'

/** What the list holds, in words: "01 article", "12 articles", "No news yet". */
export interface ListWords {
  one: string
  many: string
  all: string
  /** What to do about an empty list; that it will fill, without one. */
  hint?: string
}

interface Props {
  /** The search that was made; empty for none. */
  search: string
  onClearSearch(): void
  words: ListWords
  /** Above the sentence that there is nothing yet. */
  icon: LucideIcon
  /** The list is a screen of its own: an empty one leads on. */
  isScreen?: boolean | undefined
}

/** Shown instead of a list that is empty, or in which a search found nothing. */
export function NothingFound({ search, onClearSearch, words, icon, isScreen }: Props) {
  if (!search)
    return (
      <MessagePanel
        icon={icon}
        title={pageTexts.empty(words.all)}
        action={
          isScreen && (
            <Link to={paths.home} className={buttonClass('secondary')}>
              {pageTexts.goHome}
            </Link>
          )
        }
      >
        {words.hint ?? pageTexts.emptyHint}
      </MessagePanel>
    )
  return (
    <MessagePanel
      icon={SearchX}
      title={pageTexts.noMatch(words.all, search)}
      action={
        <Button variant="secondary" onClick={onClearSearch}>
          {pageTexts.showAll(words.all)}
        </Button>
      }
    >
      {pageTexts.noMatchHint}
    </MessagePanel>
  )
}
