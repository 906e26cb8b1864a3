import type { settingsEndpoints } from '@dlm/contract/settings/settings.endpoints'
import { validRequests } from '@dlm/contract/testing/requests'
import { db } from '../../support/admin.ts'
import { aJpeg } from '../../support/factories/pictures.ts'
import { anAdminAccount } from '../../support/people.ts'
import { adminsOwn, by, type Writes } from './prepare.ts'

export const settingsWrites: Writes<typeof settingsEndpoints> = {
  get_site: 'reads',
  get_settings: 'reads',
  make_logo: {
    async prepare() {
      const picture = await aJpeg()
      return adminsOwn('make_logo', { picture: `data:image/jpeg;base64,${picture.toString('base64')}` })
    },
    again: 200,
    counts: 'each makes a logo, which is not shown before settings name it; the sweep removes the other',
  },
  check_colour: 'reads',
  get_legal: 'reads',
  get_legal_form: 'reads',
  set_legal: {
    async prepare() {
      // Each round publishes the shipped terms for the first time.
      await db.recursiveDelete(db.doc('legal/terms'))
      return by(await anAdminAccount(), 'set_legal', { ...validRequests.set_legal, revision: 0 })
    },
    again: 409,
  },
  set_settings: {
    async prepare() {
      // Each round publishes the settings of a fresh portal for the first time.
      await db.recursiveDelete(db.doc('settings/site'))
      return by(await anAdminAccount(), 'set_settings', { ...validRequests.set_settings, revision: 0 })
    },
    again: 409,
  },
}
