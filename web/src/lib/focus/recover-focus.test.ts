import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recoverFocus } from './recover-focus.ts'

const rows = (names: readonly string[]) =>
  names
    .map((name) => `<li><h3>${name}</h3><a href="/${name}">${name}</a><button>Delete ${name}</button></li>`)
    .join('')

let end: () => void

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<main tabindex="-1"><h1>Tool</h1><section><h2>List</h2><ul>${rows(['a', 'b', 'c'])}</ul></section></main>`
  end = recoverFocus()
})
afterEach(() => {
  end()
  document.body.innerHTML = ''
})

const named = (name: string) => {
  const element = [...document.querySelectorAll<HTMLElement>('button, h1, h2, a')].find(
    (one) => one.textContent === name,
  )
  if (!element) throw new Error(`no ${name}`)
  return element
}
const row = (name: string) => named(`Delete ${name}`).closest('li')
const rest = () => vi.advanceTimersByTimeAsync(200)
const focused = () => document.activeElement?.textContent

it('goes to the same control of the next row when its row is deleted, of the last one at the end', async () => {
  named('Delete b').focus()
  row('b')?.remove()
  await rest()
  expect(focused()).toBe('Delete c')
  row('c')?.remove()
  await rest()
  expect(focused()).toBe('Delete a')
})

it('goes to the next row, too, when another control had the focus until the press that deleted the row', async () => {
  named('a').focus()
  await rest()
  named('Delete b').focus()
  row('b')?.remove()
  await rest()
  expect(focused()).toBe('Delete c')
})

it('goes to the heading above when the list is gone, which is focusable for that moment only', async () => {
  named('Delete a').focus()
  document.querySelector('ul')?.replaceWith(document.createElement('p'))
  await rest()
  expect(focused()).toBe('List')
  named('List').blur()
  expect(named('List').hasAttribute('tabindex')).toBe(false)
})

it('goes to what took the place of a button', async () => {
  named('Delete a').focus()
  named('Delete a').outerHTML = '<button>More</button>'
  await rest()
  expect(focused()).toBe('More')
})

it('goes to the successor of what opened a dialog when both are gone', async () => {
  named('Delete a').focus()
  document.body.insertAdjacentHTML('beforeend', '<dialog open><button>OK</button></dialog>')
  named('OK').focus()
  row('a')?.remove()
  document.querySelector('dialog')?.remove()
  await rest()
  expect(focused()).toBe('Delete b')
})

it('leaves the focus where the screen put it, and a click beside everything as it is', async () => {
  named('Delete a').focus()
  row('a')?.remove()
  document.querySelector('main')?.focus()
  await rest()
  expect(document.activeElement?.tagName).toBe('MAIN')
  named('Delete b').focus()
  named('Delete b').blur()
  await rest()
  row('b')?.remove()
  await rest()
  expect(document.activeElement).toBe(document.body)
})

it('knows what had the focus before it was there, and where that stood', async () => {
  end()
  named('Delete b').focus()
  end = recoverFocus([named('Delete a'), named('Delete b')])
  row('b')?.remove()
  await rest()
  expect(focused()).toBe('Delete c')
})
