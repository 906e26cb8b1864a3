import { quotas } from '@dlm/contract/limits'
import { savedTexts } from '@dlm/contract/media/saved.texts'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import Bookmark from 'lucide-react/icons/bookmark'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { Title } from '../../../page/title.tsx'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { MessagePanel } from '../../../ui/message-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useGrants } from '../albums/grants.ts'
import { SavedCard } from './saved-card.tsx'
import { savedMedia } from './saved-media.ts'
import { useSaved } from './use-saved.ts'

const gridClass =
  'full-rows full-rows-2 grid grid-cols-2 gap-3 min-[820px]:grid-cols-3 min-[820px]:gap-5 min-[1200px]:grid-cols-4'

const skeleton = (
  <div aria-busy="true" className={gridClass}>
    {[0, 1, 2, 3, 4, 5, 6, 7].map((at) => (
      <Skeleton key={at} className="h-60 rounded-card" />
    ))}
  </div>
)

function pagesOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / quotas.page)
  return Array.from({ length: count }, (_, at) => ids.slice(at * quotas.page, (at + 1) * quotas.page))
}

/** A member's saved media, photos, videos and audios mixed, the latest first (SPEC §2). */
export function SavedList() {
  const { ids, list, toggle } = useSaved()
  const client = useQueryClient()
  const [shown, setShown] = useState(1)
  const held = [...useGrants().keys()].sort()
  const pages = pagesOf(ids)
  const results = useQueries({ queries: pages.slice(0, shown).map((page) => savedMedia(client, page, held)) })
  const failed = results.find(({ error }) => error)
  const media = results.flatMap(({ data }) => data ?? [])
  return (
    <>
      <Title>{savedTexts.savedMedia}</Title>
      {list.error && !list.data ? (
        <ReadFailure error={list.error} onRetry={() => list.refetch()} isRetrying={list.isFetching} />
      ) : list.isPending ? (
        skeleton
      ) : ids.length === 0 ? (
        <NothingSaved />
      ) : media.length === 0 && !failed ? (
        skeleton
      ) : (
        <ul className={gridClass}>
          {media.map((medium) => (
            <SavedCard key={medium.id} medium={medium} onRemove={() => void toggle(medium.id)} />
          ))}
        </ul>
      )}
      {failed?.error && (
        <ReadFailure error={failed.error} onRetry={() => failed.refetch()} isRetrying={failed.isFetching} />
      )}
      {pages.length > shown && media.length > 0 && (
        <div className="grid justify-items-center pt-8">
          <Button variant="secondary" onClick={() => setShown(shown + 1)}>
            {savedTexts.loadMore}
          </Button>
        </div>
      )}
    </>
  )
}

function NothingSaved() {
  return (
    <MessagePanel
      icon={Bookmark}
      title={savedTexts.emptyTitle}
      action={
        <Link to={paths.viewAlbums} className={buttonClass('primary')}>
          {savedTexts.browseAlbums}
        </Link>
      }
    >
      {savedTexts.emptyHint}
    </MessagePanel>
  )
}
