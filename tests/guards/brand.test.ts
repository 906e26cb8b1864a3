import { brand } from '@dlm/contract/brand/brand'
import { themeStyles } from '@dlm/contract/brand/colours'
import { introSteps } from '@dlm/contract/brand/intro-steps'
import { prose } from '@dlm/contract/brand/prose'
import { screensWithIntro } from '@dlm/contract/brand/screens-with-intro'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

const isBrand = (path: string) => path.startsWith('contract/src/brand/')
const others = [
  '{contract,functions,web}/{src,public}/**/*.{ts,tsx,css,js}',
  '{contract,functions,web}/*.{ts,html,json}',
  '{scripts,tests}/**/*.{ts,mjs,java}',
]
  .flatMap((pattern) => sourceFiles(pattern, { tests: true }))
  .filter(({ path }) => !isBrand(path))
const isTest = (path: string) => path.startsWith('tests/') || /\.test\.tsx?$|\/testing\//.test(path)

/** Files with one of these texts, and which. */
function holders(texts: readonly string[], among = others): string[] {
  return among.flatMap(({ path, text }) =>
    texts.filter((brandText) => text.includes(brandText)).map((brandText) => `${path}: ${brandText}`),
  )
}

describe('the brand is declared in contract/src/brand and nowhere else', () => {
  it('its name', () => {
    const name = new RegExp(`(?<![\\w@-])(?:${brand.product}|${brand.company})(?![\\w.-])`)
    expect(others.length).toBeGreaterThan(1000)
    expect(others.filter(({ text }) => name.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('its prose', () => {
    const sentences = [
      ...[brand.line, prose.intro, prose.description, prose.about],
      ...screensWithIntro.map((screen) => prose[`${screen}Intro`]),
      ...introSteps().map(({ text }) => text),
    ]
    expect(holders(sentences)).toEqual([])
  })

  it('its contacts and its mail domain, but for the made-up people of tests', () => {
    const facts = brand.contacts
      .flatMap(({ label, href }) => [label, href])
      .filter((fact) => fact !== 'Source code')
    expect(holders(facts)).toEqual([])
    const product = others.filter(({ path }) => /^(?:contract|functions|web)\//.test(path) && !isTest(path))
    expect(holders([brand.mailDomain], product)).toEqual([])
  })

  it('its colours', () => {
    const colours = new Set(themeStyles().match(/oklch\([^)]+\)/g))
    expect(colours.size).toBeGreaterThan(30)
    expect(holders([...colours])).toEqual([])
    const written = /#[0-9a-f]{6}\b|\boklch\(/i
    const drawn = others.filter(({ path }) => /^(?:contract|web)\//.test(path) && !isTest(path))
    expect(drawn.filter(({ text }) => written.test(text)).map(({ path }) => path)).toEqual([])
  })
})
