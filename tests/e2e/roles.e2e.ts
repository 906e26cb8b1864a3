import { afterAll, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { call } from '../support/client.ts'
import { anAccount, anAdminAccount } from '../support/people.ts'
import { reported } from '../support/sign-in.ts'

const { visit } = useBrowser({ expected: /status of 40[13]/ })
const admins: string[] = []
afterAll(() => Promise.all(admins.map((uid) => db.doc(`users/${uid}`).update({ role: 'client' }))))

it('an owner invites, and the invited one sees an editor’s tools alone', async () => {
  const [owner, invited] = [await anAdminAccount({ adminRole: 'owner' }), await anAccount()]
  admins.push(owner.uid, invited.uid)
  const invitations = `/admin_dashboard?id=${owner.adid}&tool=users&tab=invitations`
  const { page } = await visit(invitations, { as: owner, isDashboardOpen: true })
  await page.getByLabel('E-mail').fill(invited.email)
  await page.getByLabel('Role').selectOption('editor')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await reported(page, 'Invitation sent')
  await page.getByRole('button', { name: `Revoke the invitation for ${invited.email}` }).waitFor()
  const link = await page.getByLabel('Invitation link').inputValue()
  expect(await accessibilityProblems(page)).toEqual([])

  const { pathname, hash } = new URL(link)
  const { page: ofInvited } = await visit(pathname + hash, { as: invited })
  await ofInvited.getByLabel('Admin password', { exact: true }).fill('Adm1n#26')
  expect(await accessibilityProblems(ofInvited)).toEqual([])
  await ofInvited.getByRole('button', { name: 'Accept invitation' }).click()
  await ofInvited.getByRole('button', { name: 'Open the dashboard' }).click()
  await ofInvited.getByRole('heading', { name: 'Tools' }).waitFor()
  const tools = await ofInvited.getByRole('region', { name: 'Tools' }).getByRole('link').allTextContents()
  expect(tools.map((text) => text.replace(/\d.*/, ''))).toEqual([
    ...['Add Media', 'Add News', 'Add Events', 'Add Products', 'Add Services'],
  ])
  await ofInvited.goto(`/admin_dashboard?tool=faqs`)
  await ofInvited.getByText('doesn’t include this tool').waitFor()
  expect((await call('get_users', { limit: 1 }, invited)).body.code).toBe('not-allowed')
}, 120_000)
