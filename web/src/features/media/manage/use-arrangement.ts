import { quotas } from '@dlm/contract/limits'
import { arrangeTexts } from '@dlm/contract/media/arrange.texts'
import type { Photo } from '@dlm/contract/media/media.schema'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { adminMedia } from '../../../admin/admin-media.ts'
import { refreshPublic } from '../../../admin/admin-query.ts'
import { publicReadsOf } from '../../../admin/public-reads.ts'
import { callAdmin } from '../../../auth/admin-session.ts'
import type { ListPage } from '../../../lib/api/encoded-lists.ts'
import { invalidate } from '../../../lib/api/invalidate.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { type Move, movesBack, withMove } from './arrange-moves.ts'

/** Photos that one request moves (PlacePhotos). */
const atOnce = 100

/**
 * All photos of an album in their order, and how they are moved. The list shows a move before the server has queue it; where it
 * refuses, the photos go back, and the list is read again. Moves are queue one after the other: each depends on those before.
 */
export function useArrangement(fid: string) {
  const client = useQueryClient()
  const query = adminMedia('photos_all', { fid, limit: quotas.page })
  const { queryKey } = query
  const results = useInfiniteQuery(query)
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = results
  useEffect(() => {
    if (data && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [data, hasNextPage, isFetching, isError, fetchNextPage])
  const photos = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data])
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const make = (moves: readonly Move[], onMade?: () => void) => {
    void client.cancelQueries({ queryKey })
    const before = client.getQueryData(queryKey)
    client.setQueryData(queryKey, (lists) => lists && reordered(lists, moves))
    const send = async () => {
      try {
        for (const move of moves) await sendMove(fid, move)
        onMade?.()
      } catch (error) {
        client.setQueryData(queryKey, before)
        notifyFailure(error)
        // The album may have another order by now.
        void invalidate(client, ['admin'])
      }
      void refreshPublic(client, publicReadsOf('photo'))
    }
    queue.current = queue.current.then(send)
  }

  const move = (pids: readonly string[], before: string | null) => {
    const back = movesBack(
      photos.map(({ pid }) => pid),
      pids,
    )
    make([{ pids, before }], () => void notify(arrangeTexts.moved(pids.length), { undo: () => make(back) }))
  }
  return { results, photos, isWhole: data !== undefined && !hasNextPage, move }
}

async function sendMove(fid: string, { pids, before }: Move): Promise<void> {
  for (let at = 0; at < pids.length; at += atOnce)
    await callAdmin('place_photos', {
      ...{ fid, pids: JSON.stringify(pids.slice(at, at + atOnce)) },
      ...(before !== null && { before }),
    })
}

type Lists = InfiniteData<ListPage<Photo>>

/** The pages of a list with its photos in another order. */
function reordered(lists: Lists, moves: readonly Move[]): Lists {
  const photos = new Map(lists.pages.flatMap(({ data }) => data.map((photo) => [photo.pid, photo])))
  const order = moves.reduce<readonly string[]>(withMove, [...photos.keys()])
  const sorted = order.flatMap((pid) => photos.get(pid) ?? [])
  let from = 0
  const pages = lists.pages.map((page) => {
    const to = from + page.data.length
    const data = sorted.slice(from, to)
    from = to
    return { ...page, data }
  })
  return { ...lists, pages }
}
