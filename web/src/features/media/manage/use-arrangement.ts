import { quotas } from '@dlm/contract/limits'
import { arrangeTexts } from '@dlm/contract/media/arrange.texts'
import type { AlbumSection } from '@dlm/contract/media/media.schema'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { adminMedia } from '../../../admin/admin-media.ts'
import { refreshPublic } from '../../../admin/admin-query.ts'
import { publicReadsOf } from '../../../admin/public-reads.ts'
import { callAdmin } from '../../../auth/admin-session.ts'
import { invalidate } from '../../../lib/api/invalidate.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { type Move, movesBack } from './arrange-moves.ts'
import { type Item, inPages, isSection, itemsOf, moved, withSection } from './arrangement.ts'

/** Photos that one request moves (PlacePhotos). */
const atOnce = 100

/**
 * All photos and sections of an album in their order, and how they are changed. The list shows a change before the server has it;
 * where it refuses, the list is as it was, and is read again. Changes are sent one after the other: each depends on those before.
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
  const items = useMemo(() => itemsOf(data), [data])
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  /** Shows a change, and sends it. */
  const make = (
    change: (now: readonly Item[]) => readonly Item[],
    send: () => Promise<unknown>,
    onMade?: () => void,
  ) => {
    void client.cancelQueries({ queryKey })
    const before = client.getQueryData(queryKey)
    client.setQueryData(queryKey, (lists) => lists && inPages(lists, change(itemsOf(lists))))
    queue.current = queue.current.then(async () => {
      try {
        await send()
        onMade?.()
      } catch (error) {
        client.setQueryData(queryKey, before)
        notifyFailure(error)
        // The album may have another order by now.
        void invalidate(client, ['admin'])
      }
      void refreshPublic(client, publicReadsOf('photo'))
    })
  }

  const putSection = (section: AlbumSection, before: string | null, onMade?: () => void) =>
    make(
      (now) => withSection(now, section, before),
      () => callAdmin('put_section', { fid, ...section, ...(before !== null && { before }) }),
      onMade,
    )
  const makeMoves = (moves: readonly Move[], onMade?: () => void) =>
    make(
      (now) => moves.reduce<readonly Item[]>(moved, now),
      async () => {
        for (const move of moves) await sendMove(fid, move)
      },
      onMade,
    )

  return {
    results,
    items,
    isWhole: data !== undefined && !hasNextPage,
    putSection,
    /** Moves photos, or one section, in front of another item, or to the end. */
    move(ids: readonly string[], before: string | null) {
      const back = movesBack(
        items.map(({ id }) => id),
        ids,
      )
      const section = items.find((item) => isSection(item) && item.id === ids[0])
      if (section && isSection(section)) {
        const [{ before: former = null } = {}] = back
        putSection(section, before, () =>
          notify(arrangeTexts.sectionMoved(section.title), { undo: () => putSection(section, former) }),
        )
      } else
        makeMoves([{ pids: ids, before }], () =>
          notify(arrangeTexts.moved(ids.length), { undo: () => makeMoves(back) }),
        )
    },
    deleteSection(section: AlbumSection) {
      const next = items[items.findIndex(({ id }) => id === section.id) + 1]
      make(
        (now) => now.filter(({ id }) => id !== section.id),
        () => callAdmin('delete_section', { fid, id: section.id }),
        () =>
          notify(arrangeTexts.sectionRemoved(section.title), {
            undo: () => putSection(section, next?.id ?? null),
          }),
      )
    },
  }
}

async function sendMove(fid: string, { pids, before }: Move): Promise<void> {
  for (let at = 0; at < pids.length; at += atOnce)
    await callAdmin('place_photos', {
      ...{ fid, pids: JSON.stringify(pids.slice(at, at + atOnce)) },
      ...(before !== null && { before }),
    })
}
