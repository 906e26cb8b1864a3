import { isTimeZone } from '@dlm/contract/format/time-zone'
import { notATimeZone } from '@dlm/contract/settings/settings.schema'
import { logoIdIn } from '@dlm/contract/site/logo-path'
import { checkedColour } from '../brand/brand-colour.ts'
import { findLogo } from '../brand/logo/logo.repo.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { changeSettings } from './settings.repo.ts'

/** Publishes the settings. */
export const set_settings: Handler<'set_settings'> = async (context, { revision, ...settings }) => {
  const { colour, logo, timeZone } = settings
  if (colour !== '') {
    const { passes, nearest } = checkedColour(colour)
    const msg = `White text isn’t readable on ${colour}. The nearest readable colour is ${nearest}.`
    if (!passes) throw new ApiError('invalid-input', { msg, fields: { colour: msg } })
  }
  const id = logoIdIn(logo)
  if (id !== null && !(await findLogo(context.platform.db, id))) {
    const msg = 'This logo no longer exists. Choose its file again.'
    throw new ApiError('invalid-input', { msg, fields: { logo: msg } })
  }
  if (!isTimeZone(timeZone))
    throw new ApiError('invalid-input', { msg: notATimeZone, fields: { timeZone: notATimeZone } })
  await changeSettings(context, settings, revision)
  return { revision: revision + 1 }
}
