import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/**
 * Makes web/src/assets/fonts from the @fontsource packages: Latin letters, the punctuation our texts use, and only the
 * weights the design has. Run after an update of the fonts (`node scripts/subset-fonts.ts`); the results are committed,
 * so that builds need no font tools. Letters outside the set fall back to the packages' latin-ext files by unicode-range.
 */
const target = new URL('../web/src/assets/fonts/', import.meta.url)
const ranges: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
]
const punctuation = '‘’“”‚„–—…•·←→↑↓−×€™'
/** Figures of one width, so that a counting number does not move. */
const tabular = ['tnum']
const fonts = [
  { name: 'inter', weights: { min: 400, max: 700 }, features: tabular },
  // Figures in headings do not change, and need no common width.
  { name: 'sora', weights: { min: 600, max: 700 }, features: [] },
  // Of headings alone, which have one weight.
  { name: 'literata', weights: 600, features: [] },
  { name: 'plus-jakarta-sans', weights: { min: 400, max: 700 }, features: tabular },
]

/** Kerning, accents and ligatures; not the other forms of letters, which no text asks for. */
const commonFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'rlig', 'clig']

const letters = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)))
  .join('')

await mkdir(target, { recursive: true })
for (const { name, weights, features } of fonts) {
  const source = import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  const subset = await subsetFont(await readFile(new URL(source)), letters + punctuation, {
    targetFormat: 'woff2',
    keepFeatures: [...commonFeatures, ...features],
    variationAxes: { wght: weights },
  })
  await writeFile(new URL(`${name}.woff2`, target), subset)
  console.log(`${name}.woff2 ${(subset.length / 1024).toFixed(1)} KiB`)
}
