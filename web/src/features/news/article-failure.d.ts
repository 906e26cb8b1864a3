import type { ApiFailure } from '../../lib/api.ts'

interface Props {
  /** Null when the address names no article at all. */
  error: ApiFailure | null
  onRetry(): void
  isRetrying: boolean
}
/** In place of an article: it does not exist, or it can not be had now. */
export declare function ArticleFailure({ error, onRetry, isRetrying }: Props): import('react').JSX.Element
