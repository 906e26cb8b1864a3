import { brand } from '../brand.ts'

export type TermsTab = 'terms' | 'privacy' | 'cookies' | 'faq'

/** Title and intro of each tab of the terms screen; the texts themselves are fetched with their tab. */
export const headings: Readonly<Record<TermsTab, { title: string; intro: string }>> = {
  terms: {
    title: 'Terms & conditions',
    get intro() {
      return `What you can expect of ${brand.product}, and what we ask of you.`
    },
  },
  privacy: { title: 'Privacy', intro: 'What we store about you, why, and how to delete it.' },
  cookies: {
    title: 'Cookie policy',
    get intro() {
      return `${brand.product} sets no cookies. This is what your browser stores for it instead.`
    },
  },
  faq: { title: 'Questions & replies', intro: 'What others asked, and what we replied.' },
}

/** The tab an address asks for; the documented `?cookie_policy=true` among others. */
export function termsTabIn(parameters: { get(name: string): string | null }): TermsTab {
  if (parameters.get('cookie_policy') === 'true') return 'cookies'
  const tab = parameters.get('tab') ?? ''
  return Object.hasOwn(headings, tab) ? (tab as TermsTab) : 'terms'
}
