import FileX from 'lucide-react/icons/file-x'
import { Link } from 'react-router'
import type { ApiFailure } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { MessagePanel } from '../../ui/message-panel.tsx'
import { ReadFailure } from '../site/read-failure.tsx'
import { Title } from '../site/title.tsx'

interface Props {
  /** Null when the address names no article at all. */
  error: ApiFailure | null
  onRetry(): void
  isRetrying: boolean
}

/** In place of an article: it does not exist, or it can not be had now. */
export function ArticleFailure({ error, onRetry, isRetrying }: Props) {
  if (error?.isPassing || error?.code === 'too-many-requests') {
    return (
      <>
        <Title>Article</Title>
        <ReadFailure isScreen error={error} onRetry={onRetry} isRetrying={isRetrying} />
      </>
    )
  }
  return (
    <>
      <Title>Article not found</Title>
      <MessagePanel
        isScreen
        icon={FileX}
        title="This article is not here"
        action={
          <Link to={paths.newsArea} className={buttonClass('primary')}>
            See all news
          </Link>
        }
      >
        It does not exist or was removed.
      </MessagePanel>
    </>
  )
}
