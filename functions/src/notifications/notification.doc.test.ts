import { expect, it } from 'vitest'
import { forAll, newNotification } from './notification.doc.ts'

const release = { title: 'Hush 2.0', text: 'It is out.', filter: forAll, createdAt: 1 }

it('a notification is stored with its link within the portal', () => {
  expect(newNotification({ ...release, link: '/view_products?id=PRD-HUSH' })).toMatchObject({
    ...release,
    link: '/view_products?id=PRD-HUSH',
  })
})

it.each(['https://elsewhere.test/', '//elsewhere.test', 'javascript:alert(1)'])(
  'none is stored that leads to %s',
  (link) => {
    expect(() => newNotification({ ...release, link })).toThrow()
  },
)
