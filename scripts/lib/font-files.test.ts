import { expect, it } from 'vitest'
import { fontFiles } from './font-files.ts'

const manifest = {
  '/home/me/web/src/styles/type/classic.css': { file: 'assets/classic-1.css' },
  '/home/me/web/src/styles/type/warm.css': { file: 'assets/warm-1.css' },
  'src/assets/fonts/inter.woff2': { file: 'assets/inter-1.woff2' },
  'src/assets/fonts/literata.woff2': { file: 'assets/literata-1.woff2' },
  'src/assets/fonts/plus-jakarta-sans.woff2': { file: 'assets/plus-jakarta-sans-1.woff2' },
  'src/assets/fonts/sora.woff2': { file: 'assets/sora-1.woff2' },
}

it('names each pair’s style sheet, and the fonts of its text and headings', () => {
  expect(fontFiles(manifest)).toEqual({
    modern: { sheet: null, text: '/assets/inter-1.woff2', headings: '/assets/sora-1.woff2' },
    classic: {
      sheet: '/assets/classic-1.css',
      text: '/assets/inter-1.woff2',
      headings: '/assets/literata-1.woff2',
    },
    warm: { sheet: '/assets/warm-1.css', text: '/assets/plus-jakarta-sans-1.woff2', headings: null },
  })
})

it('refuses a build in which one is missing', () => {
  const { '/home/me/web/src/styles/type/warm.css': warm, ...without } = manifest
  expect(() => fontFiles(without)).toThrow('no src/styles/type/warm.css')
})
