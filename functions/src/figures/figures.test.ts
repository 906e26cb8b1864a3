import { describe, expect, it } from 'vitest'
import { type Counts, figures } from './figures.ts'

/** A counter with a clock the test sets, a minute before midnight, and a database that takes a moment, or is away. */
function aCounter() {
  let time = Date.parse('2026-03-04T23:59:00Z')
  const pass = (seconds: number) => {
    time += seconds * 1000
  }
  const store = { writes: 0, isAway: false, days: {} as Record<string, Record<string, number>> }
  const write = async (counts: Counts) => {
    await new Promise((resolve) => setImmediate(resolve))
    if (store.isAway) throw Object.assign(new Error('14 UNAVAILABLE'), { code: 14 })
    store.writes += counts.size
    for (const [date, ofDay] of counts) {
      const stored = store.days[date] ?? {}
      for (const [name, by = 0] of Object.entries<number | undefined>(ofDay))
        stored[name] = (stored[name] ?? 0) + by
      store.days[date] = stored
    }
  }
  return { pass, store, counter: figures(write, { now: () => time }) }
}

const [today, tomorrow] = ['2026-03-04', '2026-03-05'] as const

describe('counting', () => {
  it.each([
    ['one after the other', 1],
    ['eighty at once', 80],
  ])('loses none of 10,000 events and writes at most once per ten: %s', async (_, width) => {
    const { store, counter } = aCounter()
    for (let at = 0; at < 10_000; at += width) {
      const request = (_: unknown, of: number) => {
        counter.count((at + of) % 4 === 0 ? 'likes' : 'views')
        return counter.flushIfDue()
      }
      await Promise.all(Array.from({ length: width }, request))
    }
    await counter.flush()
    expect(store.days).toEqual({ [today]: { likes: 2500, views: 7500 } })
    expect(store.writes).toBeLessThanOrEqual(1000)
  })

  it('writes what happened to entries along, and not before ten things have happened', async () => {
    const { store, counter } = aCounter()
    for (let at = 0; at < 9; at++) {
      counter.count('views')
      counter.count('news/n1/views')
    }
    await counter.flushIfDue()
    expect(store.writes).toBe(0)
    counter.count('likes')
    await counter.flushIfDue()
    expect(store.days).toEqual({ [today]: { views: 9, 'news/n1/views': 9, likes: 1 } })
  })

  it('writes fewer than ten at the end of a request, once they have waited for ten seconds', async () => {
    const { pass, store, counter } = aCounter()
    for (let at = 0; at < 9; at++) counter.count('views')
    pass(9)
    await counter.flushIfDue()
    expect(store.writes).toBe(0)
    pass(1)
    await counter.flushIfDue()
    expect(store.days).toEqual({ [today]: { views: 9 } })
    pass(10)
    await counter.flushIfDue()
    expect(store.writes).toBe(1)
  })

  it('counts for the day on which it happened, whenever it is written', async () => {
    const { pass, store, counter } = aCounter()
    counter.count('signUps')
    pass(120)
    counter.count('signUps')
    await counter.flush()
    expect(store.days).toEqual({ [today]: { signUps: 1 }, [tomorrow]: { signUps: 1 } })
  })

  it('retains what could not be written, fails no request, and tries again ten seconds later', async () => {
    const { pass, store, counter } = aCounter()
    store.isAway = true
    for (let at = 0; at < 12; at++) counter.count('downloads')
    await counter.flushIfDue()
    store.isAway = false
    counter.count('zips')
    await counter.flushIfDue()
    expect(store.writes).toBe(0)
    pass(10)
    await counter.flushIfDue()
    expect(store.days).toEqual({ [today]: { downloads: 12, zips: 1 } })
  })

  it('writes with the last flush what was counted while it was writing', async () => {
    const { store, counter } = aCounter()
    counter.count('views')
    const first = counter.flush()
    await new Promise((resolve) => setTimeout(resolve, 0))
    counter.count('views')
    await Promise.all([first, counter.flush()])
    expect(store.days).toEqual({ [today]: { views: 2 } })
  })
})
