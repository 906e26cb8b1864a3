import { describe, expect, it } from 'vitest'
import { type CueRows, changeRows, checkRows, rowsOf } from './cue-rows.ts'
import { formatCueTime, parseCueTime } from './cue-times.ts'

const cues = [
  { from: 0, to: 10, text: 'One' },
  { from: 10, to: 20, text: 'Two' },
]
const labels = ({ rows }: CueRows) => rows.map(({ from, to, text }) => `${from}–${to} ${text}`.trim())

describe('the time of a field', () => {
  it.each([
    ['1:02.5', 62.5],
    [' 62,5 ', 62.5],
    ['1:02:03.045', 3_723.045],
    ['0', 0],
    ['90:00', 5_400],
  ])('%s is %d seconds', (text, seconds) => {
    expect(parseCueTime(text)).toBe(seconds)
  })

  it.each(['', 'now', '1:', ':5', '-1', '1.2345', '1:2:3:4'])('“%s” is none', (text) => {
    expect(parseCueTime(text)).toBeNull()
  })

  it('is written as it is read', () => {
    expect([0, 62.5, 59.9996, 3_723.045].map(formatCueTime)).toEqual([
      '0:00',
      '1:02.5',
      '1:00',
      '1:02:03.045',
    ])
  })
})

describe('changeRows', () => {
  it('changes and removes a row by its key', () => {
    const changed = changeRows(rowsOf(cues), { type: 'set', key: 1, field: 'text', value: 'Zwei' })
    expect(labels(changed)).toEqual(['0:00–0:10 One', '0:10–0:20 Zwei'])
    expect(labels(changeRows(changed, { type: 'remove', key: 0 }))).toEqual(['0:10–0:20 Zwei'])
  })

  it('adds a caption for three seconds, or until the next one', () => {
    const rows = changeRows(rowsOf(cues), { type: 'add', kind: 'captions', from: 8.5 })
    expect(labels(rows)).toEqual(['0:00–0:10 One', '0:08.5–0:10', '0:10–0:20 Two'])
    expect(rows.added).toBe(2)
    const last = changeRows(rows, { type: 'add', kind: 'captions', from: 30, end: 100 })
    expect(labels(last).at(-1)).toBe('0:30–0:33')
    expect(last.added).toBe(3)
  })

  it('adds a chapter until the next one or the end of the film, and the one before it ends there', () => {
    const rows = changeRows(rowsOf(cues), { type: 'add', kind: 'chapters', from: 4, end: 50 })
    expect(labels(rows)).toEqual(['0:00–0:04 One', '0:04–0:10', '0:10–0:20 Two'])
    expect(labels(changeRows(rows, { type: 'add', kind: 'chapters', from: 15, end: 50 })).slice(2)).toEqual([
      '0:10–0:15 Two',
      '0:15–0:50',
    ])
    expect(labels(changeRows(rowsOf([]), { type: 'add', kind: 'chapters', from: 5 }))).toEqual(['0:05–1:05'])
  })
})

describe('checkRows', () => {
  it('answers the cues, and names what is wrong at its row and field', () => {
    const rows = [
      { key: 7, from: '0:01', to: '0:02', text: ' Fine ' },
      { key: 8, from: 'soon', to: '', text: '' },
      { key: 9, from: '0:05', to: '0:04', text: 'Back' },
      { key: 10, from: '0:05', to: '0:06', text: 'x'.repeat(501) },
    ]
    const { cues, errors } = checkRows(rows)
    expect(cues).toEqual([{ from: 1, to: 2, text: 'Fine' }])
    expect(errors.get(8)).toEqual({
      from: 'Enter a time, such as 1:02.5.',
      to: 'Enter a time, such as 1:02.5.',
      text: 'Enter a text.',
    })
    expect(errors.get(9)).toEqual({ to: 'The end has to be after the start.' })
    expect(Object.keys(errors.get(10) ?? {})).toEqual(['text'])
  })
})
