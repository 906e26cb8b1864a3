import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

describe('addresses', () => {
  it('are written in lib/paths and nowhere else', () => {
    const written = sourceFiles('web/src/**/*.{ts,tsx}')
      .filter(({ path }) => path !== 'web/src/lib/paths.ts')
      .flatMap(({ path, text }) =>
        Array.from(text.matchAll(/(?:to|href)="(\/[a-z_]*)"/g), ([, address]) => `${path}: ${address}`),
      )
    expect(written).toEqual([])
  })
})

describe('the design tokens', () => {
  it('stand in one file: no colour is written anywhere else', () => {
    const colour =
      /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|\b(?:bg|text|border)-(?:red|blue|green|gray|slate|zinc|white|black)\b/i
    const files = sourceFiles('web/src/**/*.{ts,tsx,css}').filter(
      ({ path }) => !path.endsWith('styles/tokens.css'),
    )
    expect(files.filter(({ text }) => colour.test(text)).map(({ path }) => path)).toEqual([])
  })
})
