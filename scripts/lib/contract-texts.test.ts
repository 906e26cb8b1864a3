import { expect, it } from 'vitest'
import { contractTexts, textsOf } from './contract-texts.ts'

it('reads texts, dialogs and groups of texts by the paths of their keys', () => {
  expect(
    textsOf({ title: 'Users', list: { one: 'user' }, ask: { title: 'Remove?', msg: 'All of it.' } }),
  ).toEqual([
    { key: 'title', words: 'Users' },
    { key: 'list.one', words: 'user' },
    { key: 'ask', words: 'Remove? / All of it.' },
  ])
})

it('calls a text with the names of its values, and shows the source of one that computes', () => {
  const [plain, group, padded, sum] = textsOf({
    plain: (name: string) => `Hello, ${name}.`,
    group: ({ first, last }: { first: string; last: string }) => `${first} to ${last}`,
    padded: (count: number) => `${String(count).padStart(2, '0')} files`,
    sum: (count: number) => `${count * 2} halves`,
  })
  expect(plain?.words).toBe('Hello, {name}.')
  expect(group?.words).toBe('{first} to {last}')
  expect(padded?.words).toBe('{count} files')
  expect(sum?.words).toContain('halves')
})

it('finds the texts of the contract with their docstrings', async () => {
  const texts = await contractTexts()
  expect(texts.length).toBeGreaterThan(30)
  expect(texts.filter(({ doc }) => doc === '').map(({ name }) => name)).toEqual([])
  expect(texts.find(({ name }) => name === 'eventTexts')).toMatchObject({
    ...{ domain: 'events', path: 'contract/src/events/events.texts.ts' },
    texts: [{ words: 'Event Recorded. / The event is in the list.' }, { key: 'deleted' }],
  })
})
