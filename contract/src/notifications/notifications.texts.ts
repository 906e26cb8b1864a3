import { leadingZero } from '../format/leading-zero.ts'

/** The texts of the bell, its panel, and the strip on the home screen. */
export const notificationTexts = {
  unread: (count: number, isMore: boolean) =>
    `Notifications, ${leadingZero(count)}${isMore ? ' or more' : ''} unread`,
  title: 'Notifications',
  markAllRead: 'Mark all read',
  close: 'Close notifications',
  refreshing: 'Refreshing…',
  empty: 'Notifications Empty — Click here to refresh!',
  loading: 'Loading…',
  retry: 'Try again',
  loadMore: 'Load more',
  open: 'Open',
  markAsRead: 'Mark as read',
  dismiss: (title: string) => `Dismiss “${title}”`,
  dismissed: 'Dismissed:',
  undo: 'Undo',
  newForYou: 'New for you',
} as const
