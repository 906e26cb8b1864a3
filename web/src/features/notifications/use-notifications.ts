import type { Notification } from '@dlm/contract/notifications/notifications.schema'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { privateInfiniteList } from '../../lib/api/query.ts'
import { notifyFailure } from '../../lib/notify.ts'

const list = privateInfiniteList('get_notifications', { limit: 20 })

/** Milliseconds between two looks for new ones, while the page is seen. */
const refreshEvery = 3 * 60_000

/** What the member has not viewed yet, kept fresh; what is viewed or dismissed is gone at once, and back if that fails. */
export function useNotifications() {
  const client = useQueryClient()
  const results = useInfiniteQuery({
    ...list,
    refetchInterval: refreshEvery,
    refetchOnWindowFocus: true,
  })

  /** Takes notifications out of the list and makes the call for each. */
  async function settle(call: 'viewed_notification' | 'del_noti', nids: readonly string[]): Promise<void> {
    await client.cancelQueries({ queryKey: list.queryKey })
    const shown = client.setQueryData(
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
    const isLast = shown?.pages.every(({ data }) => data.length === 0)
    if (failed || isLast) await client.invalidateQueries({ queryKey: list.queryKey })
  }

  const unread: Notification[] = results.data?.pages.flatMap(({ data }) => data) ?? []
  return {
    results,
    unread,
    view: (nids: readonly string[]) => void settle('viewed_notification', nids),
    dismiss: (nid: string) => void settle('del_noti', [nid]),
  }
}

export type Notifications = ReturnType<typeof useNotifications>
