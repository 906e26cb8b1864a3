import { headings, termsTabIn } from '@dlm/contract/brand/legal/headings'
import type { Answer } from '@dlm/contract/contract'
import { paths } from '@dlm/contract/site/paths'
import type { PageMetadata } from '../kinds/page-metadata.ts'
import type { Platform } from '../platform/platform.ts'
import type { PageReader } from './prerender.ts'
import { type Answered, describeQuestions } from './structured-data.ts'

/** The newest questions that search engines see; each costs a read of its reply. */
const newest = 12

const addresses = {
  terms: paths.terms,
  privacy: `${paths.terms}?tab=privacy`,
  cookies: paths.cookiePolicy,
  faq: `${paths.terms}?tab=faq`,
} as const

/** The newest public questions that have a reply, each with its oldest one. */
async function answeredQuestions(read: PageReader): Promise<Answered[]> {
  const faqs = await read('get_faqs', { limit: newest })
  if (!faqs) return []
  const { data } = faqs.answer as Answer<'get_faqs'>
  const questions = await Promise.all(
    data.map(async ({ id, ques, reps, date }) => {
      const replies = reps > 0 ? await read('get_reply', { id, limit: 1 }) : null
      const [reply] = (replies?.answer as Answer<'get_reply'> | undefined)?.data ?? []
      return reply ? [{ ques, reps, date, reply }] : []
    }),
  )
  return questions.flat()
}

/** What a tab of the terms screen is about; the questions with their replies for search engines. */
export async function termsMetadata(
  _platform: Platform,
  query: URLSearchParams,
  read: PageReader,
): Promise<PageMetadata> {
  const tab = termsTabIn(query)
  const { title, intro } = headings[tab]
  const subject = { title, text: intro, picture: null, type: 'website', path: addresses[tab] } as const
  if (tab !== 'faq') return subject
  const questions = await answeredQuestions(read)
  return questions.length === 0 ? subject : { ...subject, describe: describeQuestions(questions) }
}
