import { logoPath } from '@dlm/contract/site/logo-path'
import { keepLogo } from '../content/logo/logo.repo.ts'
import { makeSquare } from '../content/logo/make-square.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import { NotAPicture } from '../platform/renditions.ts'

const unreadable = 'This file is no picture that can be a logo: an SVG, PNG, JPEG or WebP is.'

/** Makes a logo of a picture. Nobody sees it before settings that name it are published. */
export const make_logo: Handler<'make_logo'> = async ({ platform }, { picture }) => {
  const bytes = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64')
  const png = await makeSquare(bytes).catch((error) => {
    if (!(error instanceof NotAPicture)) throw error
    throw new ApiError('invalid-input', { msg: unreadable, fields: { picture: unreadable } })
  })
  const id = randomId()
  await keepLogo(platform.db, id, png, platform.clock.now())
  return { logo: logoPath(id) }
}
