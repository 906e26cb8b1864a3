import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

describe('addresses', () => {
  it('are declared in lib/paths and nowhere else', () => {
    const written = sourceFiles('web/src/**/*.{ts,tsx}')
      .filter(({ path }) => path !== 'web/src/lib/paths.ts')
      .flatMap(({ path, text }) =>
        Array.from(text.matchAll(/(?:to|href)="(\/[a-z_]*)"/g), ([, address]) => `${path}: ${address}`),
      )
    expect(written).toEqual([])
  })
})

describe('the colours', () => {
  it('are tokens: none is written in the app', () => {
    const colour =
      /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|\b(?:bg|text|border)-(?:red|blue|green|gray|slate|zinc|white|black)\b/i
    const files = sourceFiles('web/src/**/*.{ts,tsx,css}')
    expect(files.filter(({ text }) => colour.test(text)).map(({ path }) => path)).toEqual([])
  })
})

/** Why each of these says left or right: everything else follows the direction of the text. */
const physical: Readonly<Record<string, string>> = {
  'web/src/features/media/photos/photo-tile.tsx': 'a transform moves a tile by pixels counted from the left',
}

describe('the sides of a box', () => {
  // A transform's origin has no logical name.
  const utility =
    /(?<=["'`\s:!])-?(?:(?:[mp][lr]|scroll-[mp][lr]|left|right)-\S+|(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?:-\S+)?|(?:text|float|clear)-(?:left|right))(?=["'`\s])/g
  const property =
    /(?:margin|padding|border)-(?:left|right)|(?<=[{;\s])(?:left|right)\s*:|text-align:\s*(?:left|right)/g
  const matches = (pattern: string, sides: RegExp) =>
    sourceFiles(pattern)
      .filter(({ path }) => !(path in physical))
      .flatMap(({ path, text }) => Array.from(text.matchAll(sides), ([side]) => `${path}: ${side}`))

  it('are called start and end, so that they follow the direction of the text', () => {
    expect(matches('web/src/**/*.{ts,tsx}', utility)).toEqual([])
    expect(matches('web/src/**/*.css', property)).toEqual([])
  })
})
