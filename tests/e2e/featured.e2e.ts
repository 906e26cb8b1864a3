import { expect, it } from 'vitest'
import { settled } from '../../scripts/lib/settled.ts'
import { useBrowser } from '../support/browser.ts'

const { visit } = useBrowser()

it('an admin features an older product, which comes first in the list and on the landing, and takes that back', async () => {
  const { page } = await visit('/admin_dashboard?id=ADM-1001&tool=products&open=PRD-NIBS', {
    persona: 'siteadmin',
  })
  const panel = page.getByRole('dialog')
  const firstOf = async (path: string) => {
    const { page: visitors } = await visit(path)
    const titles = visitors.getByRole('main').getByRole('heading', { level: 2 })
    await titles.first().waitFor()
    return titles.allTextContents()
  }
  await panel.getByRole('button', { name: 'Feature at the top' }).click()
  await panel.getByRole('button', { name: 'Stop featuring' }).waitFor()
  await settled(page)
  expect((await firstOf('/view_products'))[0]).toBe('Nibs')
  const { page: landing } = await visit('/')
  await landing.getByRole('link', { name: 'Nibs' }).waitFor()
  await panel.getByRole('button', { name: 'Stop featuring' }).click()
  await panel.getByRole('button', { name: 'Feature at the top' }).waitFor()
  expect((await page.getByRole('row').allTextContents()).slice(1, 3).join()).not.toContain('Nibs')
})
