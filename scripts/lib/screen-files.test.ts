import { expect, it } from 'vitest'
import { screenFiles } from './screen-files.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_base.js', '_icon.js'] },
  '_icon.js': { file: 'assets/icon.js' },
  'src/screens/landing.tsx': { file: 'assets/landing.js', imports: ['index.html', '_card.js'] },
  'src/screens/view-events.tsx': { file: 'assets/events.js', imports: ['_base.js'] },
  'src/kinds/event/list.tsx': { file: 'assets/list.js', imports: ['_icon.js'] },
  'src/kinds/event/screen.tsx': { file: 'assets/event.js' },
  'src/app/readable-addresses.tsx': { file: 'assets/readable.js', imports: ['_base.js'] },
}

it('lists what a screen needs beyond every page, and what it opens with', () => {
  expect(screenFiles(manifest)).toEqual({
    '/': ['/assets/landing.js', '/assets/card.js', '/assets/icon.js'],
    readable: ['/assets/readable.js'],
    '/view_events': ['/assets/events.js', '/assets/list.js', '/assets/icon.js'],
  })
})

it('refuses a build in which a chunk that it would name is missing', () => {
  const { 'src/kinds/event/list.tsx': list, ...listless } = manifest
  expect(() => screenFiles(listless)).toThrow('no chunk of src/kinds/event/list.tsx')
})
