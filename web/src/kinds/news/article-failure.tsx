import SearchX from 'lucide-react/icons/search-x'
import type { ApiFailure } from '../../lib/api/api-failure.ts'
import { paths } from '../../lib/paths.ts'
import { EntryNotFound } from '../../page/entry-not-found.tsx'
import { Title } from '../../page/title.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'

interface Props {
  /** Null when the address names no article at all. */
  error: ApiFailure | null
  /** The address was to show an article that is not out yet. */
  isPreview: boolean
  onRetry(): void
  isRetrying: boolean
}

/** In place of an article: it does not exist, or it cannot be loaded now. */
export function ArticleFailure({ error, isPreview, onRetry, isRetrying }: Props) {
  if (error?.isPassing || error?.code === 'too-many-requests') {
    return (
      <>
        <Title>Article</Title>
        <ReadFailure isScreen error={error} onRetry={onRetry} isRetrying={isRetrying} />
      </>
    )
  }
  return (
    <EntryNotFound one="article" all="news" icon={SearchX} listPath={paths.newsArea}>
      {isPreview && 'A preview link is good for seven days. Please ask whoever sent it for a new one.'}
    </EntryNotFound>
  )
}
