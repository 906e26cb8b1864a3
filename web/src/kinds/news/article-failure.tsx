import { newsScreenTexts } from '@dlm/contract/news/news-screens.texts'
import SearchX from 'lucide-react/icons/search-x'
import type { ApiFailure } from '../../lib/api/api-failure.ts'
import { paths } from '../../lib/paths.ts'
import { EntryNotFound } from '../../page/entry-not-found.tsx'
import { Title } from '../../page/title.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'

interface Props {
  /** Null if the URL has no article id. */
  error: ApiFailure | null
  /** The URL is the preview of an unpublished article. */
  isPreview: boolean
  onRetry(): void
  isRetrying: boolean
}

/** Shown instead of an article that does not exist, or cannot be loaded. */
export function ArticleFailure({ error, isPreview, onRetry, isRetrying }: Props) {
  if (error?.isPassing || error?.code === 'too-many-requests') {
    return (
      <>
        <Title>{newsScreenTexts.article}</Title>
        <ReadFailure isScreen error={error} onRetry={onRetry} isRetrying={isRetrying} />
      </>
    )
  }
  return (
    <EntryNotFound one="article" all="news" icon={SearchX} listPath={paths.newsArea}>
      {isPreview && newsScreenTexts.previewExpired}
    </EntryNotFound>
  )
}
