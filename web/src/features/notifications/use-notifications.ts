import type { Notification } from '@dlm/contract/notifications/notifications.schema'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { privateInfiniteList } from '../../lib/api/query.ts'
import { notifyFailure } from '../../lib/notify.ts'

const list = privateInfiniteList('get_notifications', { limit: 20 })

/** Milliseconds between refetches while the page is visible. */
const refreshEvery = 3 * 60_000

/** The unread notifications, refetched regularly; viewing and dismissing are optimistic, with a rollback on failure. */
export function useNotifications() {
  const client = useQueryClient()
  const results = useInfiniteQuery({
    ...list,
    refetchInterval: refreshEvery,
    refetchOnWindowFocus: true,
  })

  /** Removes notifications from the list and makes the call for each. */
  async function removeWith(
    call: 'viewed_notification' | 'del_noti',
    nids: readonly string[],
  ): Promise<void> {
    await client.cancelQueries({ queryKey: list.queryKey })
    const remaining = client.setQueryData(
      list.queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            data: page.data.filter(({ nid }) => !nids.includes(nid)),
          })),
        },
    )
    const calls = await Promise.allSettled(nids.map((id) => callApi(call, { id })))
    const failed = calls.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') notifyFailure(failed.reason)
    const isLast = remaining?.pages.every(({ data }) => data.length === 0)
    if (failed || isLast) await client.invalidateQueries({ queryKey: list.queryKey })
  }

  const unread: Notification[] = results.data?.pages.flatMap(({ data }) => data) ?? []
  return {
    results,
    unread,
    view: (nids: readonly string[]) => void removeWith('viewed_notification', nids),
    dismiss: (nid: string) => void removeWith('del_noti', [nid]),
  }
}

export type Notifications = ReturnType<typeof useNotifications>
