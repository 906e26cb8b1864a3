import { brand } from '@dlm/contract/brand/brand'
import { prose } from '@dlm/contract/brand/prose'
import { isOffered } from '@dlm/contract/site/offered'
import { newsFeedPath } from './paths.ts'

/** Fills the head of a page that the server did not render: the portal's name, its icons, and its news feed. */
export function brandDocumentHead(): void {
  document.title = brand.product
  document.querySelector('meta[name=description]')?.setAttribute('content', prose.description)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel*=icon]'))
    link.href = `${brand.logo}/${link.href.split('/').at(-1)}`
  const feed = document.querySelector<HTMLLinkElement>(`link[href="${newsFeedPath}"]`)
  if (feed) feed.title = `${brand.product} news`
  if (!isOffered(newsFeedPath)) feed?.remove()
}
