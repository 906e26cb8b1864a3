import { durations } from '@dlm/contract/limits'
import { issuePreview } from '../content/preview-permit.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { newsRepo } from './news.repo.ts'

/** Signs a link that shows a draft for a week. The audit log tells of changes, and this is none (docs/decisions/049). */
export const preview_link: Handler<'preview_link'> = async ({ platform }, { id }) => {
  const repo = newsRepo(platform)
  if (!(await repo.findDraft(id))) {
    await repo.find(id)
    throw new ApiError('news-published')
  }
  const endsAt = platform.clock.now() + durations.newsPreview * 1000
  return { token: issuePreview(platform, id, endsAt), endsAt }
}
