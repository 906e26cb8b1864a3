import { screens } from '@dlm/contract/site/screens'
import { expect, it } from 'vitest'
import { screenIcons } from './screen-icons.ts'
import { mainScreens } from './screens.ts'

it('every screen that is found by its title has an icon', () => {
  const titled = Object.entries(screens).flatMap(([path, { title }]) => (title ? [path] : []))
  expect(titled.filter((path) => !screenIcons[path])).toEqual([])
})

it('the screens that are offered first have one each of their own', () => {
  const icons = mainScreens().map(({ path }) => screenIcons[path])
  expect(new Set(icons).size).toBe(icons.length)
})
