import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryClient } from '../lib/api/query.ts'
import { aProduct } from '../testing/a-product.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { renderLazyScreen, renderScreen } from '../testing/render-screen.tsx'
import PurchaseProducts from './purchase-products.tsx'
import ViewProducts from './view-products.tsx'

it('lists products, free ones with a download sign and others with a cart', async () => {
  const other = aProduct({ id: 'PRD-2', name: '', subt: 'Only a sub title', cate: 'Purchase' })
  fakeApi({ get_products: () => ({ data: [aProduct(), other] }) })
  renderScreen(<ViewProducts />)
  const link = await screen.findByRole('link', { name: 'Lumen' })
  expect(link.getAttribute('href')).toBe('/view_products?id=PRD-LUMEN')
  expect(screen.getByRole('link', { name: 'Only a sub title' })).toBeDefined()
  const badges = screen.getAllByText(/^(Free|Purchase)$/).map(({ textContent }) => textContent)
  expect(badges).toEqual(['Free', 'Purchase'])
})

it('searches, and stores the search in the address', async () => {
  const api = fakeApi({ get_products: ({ search }) => ({ data: search ? [] : [aProduct()] }) })
  const { user, address } = renderScreen(<ViewProducts />, '/view_products')
  await user.type(await screen.findByRole('textbox', { name: 'Search products' }), 'zzz')
  expect(await screen.findByText('No products for “zzz”')).toBeDefined()
  await waitFor(() => expect(address()).toBe('/view_products?search=zzz'))
  expect(api.calls.at(-1)?.input).toEqual({ search: 'zzz', limit: '12' })
})

it('opens the product of its address, with its facts and the way to get it', async () => {
  const other = aProduct({ id: 'PRD-PRISM', name: 'Prism' })
  const api = fakeApi({ get_products: ({ id }) => ({ data: id ? [aProduct()] : [aProduct(), other] }) })
  await renderLazyScreen(<ViewProducts />, '/view_products?id=PRD-LUMEN')
  expect(await screen.findByRole('heading', { level: 1, name: 'Lumen' })).toBeDefined()
  expect(api.calls.map(({ input }) => input)).toEqual([{ id: 'PRD-LUMEN' }, { limit: '5' }])
  const more = within(await screen.findByRole('region', { name: 'More products' }))
  expect(more.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Prism'])
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(
    'https://files.test/lumen.zip',
  )
  expect(screen.getByRole('list', { name: 'Tags' }).children).toHaveLength(2)
  expect(screen.getByText('Moves no file.').tagName).toBe('P')
  expect(screen.getByRole('link', { name: 'All products' }).getAttribute('href')).toBe('/view_products')
})

it('shows at once the product as listed, and its description when it is loaded', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const key = ['get_products', 'pages', { search: '', limit: 12 }]
  queryClient.setQueryData(key, {
    pages: [{ data: [aProduct({ deta: 'Moves no…' })] }],
    pageParams: [undefined],
  })
  fakeApi({
    get_products: async ({ id }) => {
      if (id) await answered
      return { data: [aProduct()] }
    },
  })
  renderScreen(<PurchaseProducts />, '/purchase_products?id=PRD-LUMEN')
  expect(screen.getByRole('heading', { level: 1, name: 'Lumen' })).toBeDefined()
  expect(screen.queryByText('Moves no…')).toBeNull()
  answer()
  expect(await screen.findByText('Moves no file.')).toBeDefined()
})

it.each(['javascript:alert(1)', 'http://files.test/x', ''])('follows no address like %j', async (file) => {
  fakeApi({ get_products: () => ({ data: [aProduct({ file })] }) })
  renderScreen(<PurchaseProducts />, '/purchase_products?id=PRD-LUMEN')
  await screen.findByRole('heading', { level: 1, name: 'Lumen' })
  expect(screen.queryByRole('link', { name: 'Download' })).toBeNull()
})

it('says that there is no such product, also when the address names none', async () => {
  fakeApi({ get_products: () => ({ data: [] }) })
  const { unmount } = renderScreen(<PurchaseProducts />, '/purchase_products?id=gone')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this product' }),
  ).toBeDefined()
  unmount()
  renderScreen(<PurchaseProducts />, '/purchase_products')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this product' }),
  ).toBeDefined()
})
