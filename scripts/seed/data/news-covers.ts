import type { ObjectName } from '../art/objects.ts'
import type { ArtPicture } from '../art/picture.ts'
import { building } from '../art/scenes/buildings.ts'
import { gallery, windowLight } from '../art/scenes/interior.ts'
import { mountains } from '../art/scenes/mountains.ts'
import { paperCut } from '../art/scenes/paper-cut.ts'
import { sea } from '../art/scenes/sea.ts'
import { skyline } from '../art/scenes/skyline.ts'
import { type StillLook, stillLife } from '../art/scenes/still-life.ts'
import { grounds, type InkName, inks } from './inks.ts'
import type { ArticleId } from './news.ts'

const size = { width: 1280, height: 800 }

function cover(paint: ArtPicture['paint']): ArtPicture {
  return { ...size, paint }
}

function still(object: ObjectName, ink: InkName, backdrop: StillLook['backdrop']): ArtPicture {
  const look = { object, ink: inks[ink], ground: grounds[ink], backdrop }
  return cover((drawing, random) => stillLife(drawing, random, look))
}

/** The cover of each article. */
export const newsCovers: Record<ArticleId, ArtPicture> = {
  'north-light': cover((drawing, random) =>
    mountains(drawing, random, {
      sky: ['#24305e', '#c9718a', '#ffd2a0'],
      sun: '#ffe0b0',
      far: '#b58a9a',
      near: '#171c38',
      lit: '#ffd0a8',
      sunAt: [0.32, 0.3],
      sharpness: 0.95,
      lake: true,
      pines: true,
    }),
  ),
  'lumen-3-2': still('photos', 'violet', 'sun'),
  'city-after-dark-workshop': cover((drawing, random) =>
    skyline(drawing, random, {
      sky: ['#0b1030', '#33265c', '#c9607f'],
      moon: '#ffe2c4',
      moonAt: [0.3, 0.2],
      far: '#54457f',
      near: '#0b0d22',
      windows: ['#ffd48a', '#ffb35c', '#9fe3ff'],
      water: true,
      stars: true,
    }),
  ),
  'harbour-recordings': still('tape', 'ocean', 'hills'),
  'paper-cuts': cover((drawing, random) =>
    paperCut(drawing, random, {
      kind: 'canyon',
      sheets: ['#3d1236', '#8a2f5a', '#e0706a', '#f7b58a', '#fde3c0'],
      accent: '#ffd166',
    }),
  ),
  'sonata-keys': still('key', 'coral', 'rays'),
  'hush-2-0': still('quiet', 'slate', 'sun'),
  'open-studio': cover((drawing, random) =>
    building(drawing, random, {
      kind: 'arcade',
      sky: ['#4f9fd0', '#a9d8ea', '#f4efdc'],
      walls: ['#f0d3a8', '#c98a5f', '#e0bd8f', '#7b4a6b'],
      accent: '#3f9b74',
    }),
  ),
  'seventeen-seconds': still('hourglass', 'coral', 'arch'),
  'one-window-five-portraits': cover((drawing, random) =>
    windowLight(drawing, random, { wall: '#d99a7c', floor: '#8a5a44', light: '#ffe9c2' }),
  ),
  'casa-lumen': cover((drawing, random) =>
    building(drawing, random, {
      kind: 'stairs',
      sky: ['#2f7fc4', '#7cc0e8', '#d9f0f7'],
      walls: ['#e88d8d', '#c9536b', '#f2b8a0', '#6d5aa8'],
      accent: '#2f8f9a',
    }),
  ),
  tidemark: cover((drawing, random) =>
    sea(drawing, random, {
      sky: ['#3b6ea5', '#9cc9d9', '#fdeccf'],
      sun: '#fff2c8',
      water: ['#7fb8c4', '#1d5a70'],
      sunAt: [0.34, 0.26],
      horizon: 0.44,
      scenery: 'beach',
    }),
  ),
  'eight-pieces': still('vinyl', 'rose', 'arch'),
  'meet-ines-duarte': still('palette', 'leaf', 'plain'),
  'tested-backups': still('cubes', 'ocean', 'sun'),
  'flying-a-camera': still('drone', 'leaf', 'hills'),
  'winter-exhibition': cover((drawing, random) =>
    gallery(drawing, random, { wall: '#4a4f6a', floor: '#6b5647', light: '#fff0cf' }),
  ),
  'colour-management': still('wheel', 'slate', 'rays'),
  'public-answers': still('bubbles', 'violet', 'hills'),
  'reel-room': still('reel', 'coral', 'sun'),
  'frameline-1-4': still('frames', 'ocean', 'arch'),
  'large-format': still('bellows', 'rose', 'plain'),
  'verified-accounts': still('shield', 'leaf', 'rays'),
  'one-portal': cover((drawing, random) =>
    paperCut(drawing, random, {
      kind: 'arches',
      sheets: ['#fbe3b4', '#f2a65a', '#d9604c', '#6a3d7c', '#2b2150'],
      accent: '#fff4d6',
    }),
  ),
}
