import { fixedColours, themeStyles } from '@dlm/contract/brand/colours'
import { describe, expect, it } from 'vitest'
import { wcagContrast } from '../files/colour-spaces.ts'
import { accentSheet, checkedColour } from './brand-colour.ts'

const readable = 4.5

/** The properties that a sheet sets, of the light theme and of the dark. */
function themes(sheet: string): [light: Map<string, string>, dark: Map<string, string>] {
  const [light = '', dark = ''] = sheet.split('@media screen')
  const properties = (text: string) =>
    new Map(Array.from(text.matchAll(/--([\w-]+): ([^;]+);/g), ([, name = '', value = '']) => [name, value]))
  return [properties(light), properties(dark)]
}

/** One colour of each hue and lightness. */
const colours = Array.from({ length: 12 }, (_, hue) =>
  ['20', '80', 'd0', 'ff'].map((value) => {
    const at = (turn: number) =>
      Math.floor((hue + turn) / 4) % 3 === 0 ? value : hue % 2 === 0 ? '00' : '30'
    return `#${at(0)}${at(4)}${at(8)}`
  }),
).flat()

describe('checkedColour', () => {
  it.each([...new Set(colours), '#ffffff', '#000000', '#ffd400'])(
    '%s has a nearest colour on which white can be read',
    (colour) => {
      const { nearest, passes, contrast } = checkedColour(colour)
      expect(wcagContrast(nearest, fixedColours.onBrand)).toBeGreaterThanOrEqual(readable)
      expect(nearest === colour).toBe(passes)
      expect(Math.abs(contrast - wcagContrast(colour, fixedColours.onBrand))).toBeLessThan(0.01)
    },
  )

  it('refuses what is no colour', () => {
    expect(() => checkedColour('blueish')).toThrow('blueish is no colour')
  })
})

describe('accentSheet', () => {
  const [lightGround, darkGround] = themes(themeStyles())
  it.each([...new Set(colours)].map((colour) => checkedColour(colour).nearest))(
    '%s can be read in both themes',
    (colour) => {
      const [light, dark] = themes(accentSheet(colour))
      for (const [theme, ground] of [
        [light, lightGround],
        [dark, darkGround],
      ] as const) {
        const accent = theme.get('accent') ?? ''
        const solid = theme.get('accent-solid') ?? ''
        for (const name of ['canvas', 'surface'])
          expect(wcagContrast(accent, ground.get(name) ?? '')).toBeGreaterThanOrEqual(readable)
        expect(wcagContrast(accent, theme.get('accent-wash') ?? '')).toBeGreaterThanOrEqual(readable)
        expect(wcagContrast(solid, fixedColours.onBrand)).toBeGreaterThanOrEqual(readable)
      }
    },
  )
})
