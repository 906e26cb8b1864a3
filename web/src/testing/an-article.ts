import type { News } from '@dlm/contract/news/news.schema'

/** An article as the API answers it. */
export function anArticle(overrides: Partial<News> = {}): News {
  const url = 'https://files.test/960.webp'
  return {
    id: 'n1',
    title: 'Aurora over the bay',
    text: 'A night we will not forget.',
    covr: url,
    cover: {
      width: 1600,
      height: 1000,
      thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
      sources: [{ width: 960, url }],
    },
    views: 7,
    love: 3,
    hate: 1,
    date: '2026-11-01',
    tags: '',
    ...overrides,
  }
}
