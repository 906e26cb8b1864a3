import { expect, it } from 'vitest'
import { parseMarkdown } from './markdown.ts'
import { mentionsIn } from './mentions.ts'

const mentionedBy = (source: string) => mentionsIn(JSON.stringify(parseMarkdown(source)))

it.each([
  ['what it shows', '::photo(harbour-03)\n::product(key)', ['photo/harbour-03', 'product/key']],
  [
    'what it shows within a list and a quote',
    '- one\n- ::album(port)\n\n> ::video(v1)',
    ['album/port', 'video/v1'],
  ],
  ['a link to an article', '[news](/read_news?id=n1)', ['news/n1']],
  [
    'a link to a readable address',
    '[news](/news/the-harbour--n-1) [us](/services/sound-s1)',
    ['news/n-1', 'service/s1'],
  ],
  ['a link among strong words', '**see [it](/purchase_products?id=p1)**', ['product/p1']],
  ['a link to a photo of an album', '[photo](/view_albums?album=a1&photo=p1)', ['album/a1', 'photo/p1']],
  ['recordings', '[a](/view_albums?tab=audio&id=x) [b](/view_albums?tab=video&id=y)', ['audio/x', 'video/y']],
  ['each once', '[a](/view_events?id=e1) [again](/view_events?id=e1#top)', ['event/e1']],
])('a text mentions %s', (_, source, found) => {
  expect(mentionedBy(source)).toEqual(found)
})

it.each([
  ['no Markdown', 'Plain words about /read_news?id=n1'],
  ['a list of the portal', '[all news](/news_area) [search](/explore?q=n1)'],
  ['another site', '[news](https://other.example/read_news?id=n1)'],
  ['an id that is none', '[news](/read_news?id=not%20an%20id)'],
  ['an example in code', '```\n[news](/read_news?id=n1)\n```'],
])('a text mentions nothing with %s', (_, source) => {
  expect(mentionedBy(source)).toEqual([])
})
