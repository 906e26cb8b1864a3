import { fixedColours } from '@dlm/contract/brand/colours'
import { logoPath } from '@dlm/contract/site/logo-path'
import { checkedColour } from '../brand/brand-colour.ts'
import { saveLogo } from '../brand/logo/logo.repo.ts'
import { makeSquare } from '../brand/logo/make-square.ts'
import { NotAPicture } from '../files/opened-picture.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import { changeLegalText, findLegalForm, findLegalText } from './legal.repo.ts'
import { set_settings } from './set-settings.ts'
import { findChangedSettings, findSettings } from './settings.repo.ts'

/** Whether a colour can be the brand's; none means the shipped one. */
const check_colour: Handler<'check_colour'> = (_, { colour }) => checkedColour(colour || fixedColours.brand)

/** A legal text as its form takes it, with the former ones. */
const get_legal_form: Handler<'get_legal_form'> = ({ platform }, { id }) => findLegalForm(platform, id)

/** A legal text that the owner wrote. */
const get_legal: Handler<'get_legal'> = async ({ platform }, { id }) => ({
  legal: await findLegalText(platform, id),
})

/** All settings as their form takes them, with the former ones. */
const get_settings: Handler<'get_settings'> = ({ platform }) => findSettings(platform.db)

/** What the owner set otherwise than a fresh portal has it. */
const get_site: Handler<'get_site'> = async ({ platform }) => ({
  data: await findChangedSettings(platform.db),
})

const unreadable = 'This file can’t be used as a logo. Use an SVG, PNG, JPEG or WebP image.'

/** Makes a logo of a picture. It is not used before settings that name it are published. */
const make_logo: Handler<'make_logo'> = async ({ platform }, { picture }) => {
  const bytes = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64')
  const png = await makeSquare(bytes).catch((error) => {
    if (!(error instanceof NotAPicture)) throw error
    throw new ApiError('invalid-input', { msg: unreadable, fields: { picture: unreadable } })
  })
  const id = randomId()
  await saveLogo(platform.db, id, png, platform.clock.now())
  return { logo: logoPath(id) }
}

/** Publishes a legal text. */
const set_legal: Handler<'set_legal'> = async (context, input) => ({
  isOwn: await changeLegalText(context, input),
  revision: input.revision + 1,
})

/** Handlers of the settings domain. */
export const settingsHandlers = {
  get_site,
  get_settings,
  set_settings,
  check_colour,
  make_logo,
  get_legal,
  get_legal_form,
  set_legal,
}
