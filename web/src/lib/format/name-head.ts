import { brand } from '@dlm/contract/brand/brand'
import { prose } from '@dlm/contract/brand/prose'
import { isOffered } from '@dlm/contract/site/offered'
import { newsFeedPath } from '../paths.ts'

/** Says in the head of a plain page what the server says in that of others: what the portal is called, its icons, and where its news are. */
export function nameHead(): void {
  document.title = brand.product
  document.querySelector('meta[name=description]')?.setAttribute('content', prose.description)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel*=icon]'))
    link.href = `${brand.logo}/${link.href.split('/').at(-1)}`
  const feed = document.querySelector<HTMLLinkElement>(`link[href="${newsFeedPath}"]`)
  if (feed) feed.title = `${brand.product} news`
  if (!isOffered(newsFeedPath)) feed?.remove()
}
