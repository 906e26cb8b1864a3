import { arrangeTexts } from '@dlm/contract/media/arrange.texts'
import { manageAlbumsTexts } from '@dlm/contract/media/manage-albums.texts'
import type { Album } from '@dlm/contract/media/media.schema'
import { useInfiniteQuery } from '@tanstack/react-query'
import Images from 'lucide-react/icons/images'
import { useState } from 'react'
import { adminMedia } from '../../../admin/admin-media.ts'
import { useRefresh } from '../../../admin/admin-query.ts'
import { publicReadsOf } from '../../../admin/public-reads.ts'
import { callAdmin } from '../../../auth/admin-session.ts'
import { dashboardToolPath } from '../../../lib/dashboard-tools.ts'
import { notifyFailure } from '../../../lib/notify.ts'
import { NothingFound } from '../../../page/nothing-found.tsx'
import { BackLink } from '../../../page/page-header.tsx'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ArrangeGrid } from './arrange-grid.tsx'
import { isSection } from './arrangement.ts'
import { type OpenedSection, SectionPanel } from './section-panel.tsx'
import { useArrangement } from './use-arrangement.ts'

/** The photos of an album as small tiles, to be put into an order by hand. */
export function ArrangeSheet({ adid, fid }: { adid: string; fid: string }) {
  const { data, error, isFetching, refetch } = useInfiniteQuery(
    adminMedia('get_all_albums', { ids: [fid], limit: 1 }),
  )
  const [album] = data?.pages[0]?.data ?? []
  return (
    <div className="grid gap-5">
      <BackLink
        to={dashboardToolPath(adid, 'media', { album: fid })}
        label={manageAlbumsTexts.backToPhotos}
      />
      <h2 className="text-h3">{arrangeTexts.title}</h2>
      {error && <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />}
      {!album && !error && <Skeleton className="h-96" />}
      {album && (album.order === 'hand' ? <Photos album={album} /> : <NotByHand fid={fid} />)}
    </div>
  )
}

/** Asks whether an album that has another order is arranged by hand from now on. */
function NotByHand({ fid }: { fid: string }) {
  const [isBusy, setBusy] = useState(false)
  const refresh = useRefresh(publicReadsOf('album'))
  const arrange = async () => {
    setBusy(true)
    try {
      const { revision, fields } = await callAdmin('get_editable', { kind: 'album', id: fid })
      const changed = { ...fields, order: 'hand' }
      await callAdmin('edit', { kind: 'album', id: fid, revision, fields: changed })
      await refresh()
    } catch (error) {
      notifyFailure(error)
    }
    setBusy(false)
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[68ch] text-soft">{arrangeTexts.notByHand}</p>
      <Button busy={isBusy && arrangeTexts.changing} onClick={() => void arrange()}>
        {arrangeTexts.byHand}
      </Button>
    </div>
  )
}

function Photos({ album }: { album: Album }) {
  const { results, items, isWhole, move, putSection, deleteSection } = useArrangement(album.fid)
  const [opened, open] = useState<OpenedSection | null>(null)
  const photos = items.filter((item) => !isSection(item)).length
  const { error, isFetching, refetch, fetchNextPage } = results
  if (error && !isWhole)
    return (
      <ReadFailure
        error={error}
        onRetry={() => (photos > 0 ? fetchNextPage() : refetch())}
        isRetrying={isFetching}
      />
    )
  if (!isWhole)
    return (
      <div aria-busy="true" className="grid gap-3">
        <p role="status" className="text-sm text-soft tabular-nums">
          {arrangeTexts.loadedOf(photos, album.photos)}
        </p>
        <Skeleton className="h-96" />
      </div>
    )
  if (items.length === 0)
    return (
      <NothingFound search="" onClearSearch={() => undefined} words={arrangeTexts.photos} icon={Images} />
    )
  return (
    <>
      <ArrangeGrid
        items={items}
        onMove={move}
        onAddSection={(before) => open({ before })}
        onEditSection={(section) => {
          const next = items[items.findIndex(({ id }) => id === section.id) + 1]
          open({ section, before: next?.id ?? null })
        }}
      />
      {opened && (
        <SectionPanel
          key={opened.section?.id}
          opened={opened}
          onPut={putSection}
          onDelete={deleteSection}
          onClose={() => open(null)}
        />
      )}
    </>
  )
}
