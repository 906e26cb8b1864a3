import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import { type Browsers, youngerApis } from '../support/younger-apis.ts'

const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))

/** The oldest browsers that are served. */
const served = browserslist.map((line) => {
  const [browser = '', version = ''] = line.split(' ')
  return { browser, version }
})
const browsers: Browsers = Object.fromEntries(
  served.map(({ browser, version }) => [browser === 'ios_saf' ? 'safari_ios' : browser, Number(version)]),
)

/** What mediabunny decodes and encodes with, where there is such a thing; the dashboard only has it copied. */
const codecs = [
  ...['AudioData', 'AudioDecoder', 'AudioDecoder.isConfigSupported', 'AudioEncoder'],
  ...['AudioEncoder.isConfigSupported', 'EncodedAudioChunk', 'EncodedVideoChunk', 'Symbol.asyncDispose'],
  ...['Symbol.dispose', 'VideoDecoder', 'VideoDecoder.isConfigSupported', 'VideoEncoder'],
  ...['VideoEncoder.isConfigSupported', 'VideoFrame'],
]

/** What dates of TOML could be. */
const dates = ['PlainDate', 'PlainDateTime', 'PlainTime', 'ZonedDateTime'].map((name) => `Temporal.${name}`)

/** What is used all the same, and why that is right. */
const exceptions: Readonly<Record<string, string>> = {
  '.caretPositionFromPoint()': 'ProseMirror asks whether there is such a thing',
  '.caretRangeFromPoint()': 'ProseMirror asks whether there is such a thing',
  '.escape()': 'a method of turndown',
  '.drop()': 'a method of Pragmatic drag and drop',
  '.share()': 'the share dialog asks whether there is such a thing',
  '.showPopover()': 'Pragmatic drag and drop asks whether there is such a thing',
  '.startViewTransition()': 'screen-transition.ts asks whether there is such a thing',
  '.when()': 'a method of zod',
  'AbortSignal.timeout': 'there since Chrome 103; until 124 its error had another name, which nothing reads',
  'Error.captureStackTrace': 'packages ask whether there is such a thing',
  'Error.stackTraceLimit': 'packages ask whether there is such a thing',
  Keyboard: 'a class of PhotoSwipe',
  'URL.canParse': 'zod asks whether there is such a thing',
  'Uint8Array.fromHex': '@noble/hashes asks whether there is such a thing',
  ...Object.fromEntries(
    dates.map((name) => [name, 'smol-toml takes dates of JavaScript unless an option says otherwise']),
  ),
  ...Object.fromEntries(codecs.map((name) => [name, 'mediabunny asks whether there is such a thing'])),
}

/** The code that browsers get, one file a bundle; assets are not checked. */
async function bundle(): Promise<string[]> {
  const { outputFiles } = await build({
    entryPoints: [
      'web/src/app/main.tsx',
      'web/src/features/media/download/qr-worker.ts',
      'web/public/first.js',
      'web/public/sw.js',
    ].map((path) => inRoot(path)),
    ...{ bundle: true, splitting: true, write: false, format: 'esm', jsx: 'automatic', outdir: 'out' },
    // Syntax is the build's to lower.
    target: browserslist.map((line) => line.replace('ios_saf', 'ios').replace(' ', '')),
    loader: { '.css': 'empty' },
    external: ['brand/*', '*.css?url'],
  })
  return outputFiles.map(({ text }) => text)
}

it('nothing in the bundle is younger than the oldest browsers that are served', async () => {
  const younger = new Set((await bundle()).flatMap((code) => [...youngerApis(code, browsers)]))
  expect([...younger].sort()).toEqual(Object.keys(exceptions).sort())
  // It builds the whole app.
}, 120_000)

it.each([
  ['AbortSignal.any([a, b])', 'AbortSignal.any'],
  ['const url = URL.parse(text)', 'URL.parse'],
  ['await Promise.try(run)', 'Promise.try'],
  ['a.union(b)', '.union()'],
  ['words.values().map(run)', '.map()'],
  ['Object.values(words).map(run)', null],
  ['items.toSorted()', null],
  ['document.startViewTransition?.(update)', null],
  ['/[\\p{L}--[a-z]]/v.test(name)', 'RegExp v'],
  ['new EditContext()', 'EditContext'],
])('finds what is younger in %s', (code, younger) => {
  expect([
    ...youngerApis(`async function given(a, b, run, text, words, items) { ${code} }`, browsers),
  ]).toEqual(younger === null ? [] : [younger])
})

it('the README names them', () => {
  const names = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari', ios_saf: 'iOS' }
  const readme = readFileSync(inRoot('README.md'), 'utf8')
  for (const { browser, version } of served)
    expect(readme).toContain(`${names[browser as keyof typeof names]} ${version}`)
})
