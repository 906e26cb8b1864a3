import * as z from 'zod'
import { ById, Done, Id, Ignored, PageInput, pageOf } from '../common.schema.ts'
import { endpoint } from '../endpoint.ts'
import { Notification } from './notifications.schema.ts'

/** The calls of the notification panel (SPEC §7). */
export const notificationsEndpoints = {
  /** What the caller has not viewed yet, newest first (SPEC §4). */
  get_notifications: endpoint({
    access: 'member',
    effect: 'read',
    input: PageInput,
    output: pageOf(Notification),
  }),
  viewed_notification: endpoint({
    access: 'member',
    effect: 'write',
    input: z.object({ id: Id, viewed: Ignored }),
    output: Done,
    errors: ['notification-not-found'],
  }),
  /** Dismisses a notification that is for the caller alone; one for all is `not-allowed` (SPEC §4). */
  del_noti: endpoint({
    access: 'member',
    effect: 'write',
    input: ById,
    output: Done,
    errors: ['notification-not-found'],
  }),
} as const
