import type { ArtPicture } from '../art/picture.ts'
import { mountains } from '../art/scenes/mountains.ts'
import { sea } from '../art/scenes/sea.ts'
import { skyline } from '../art/scenes/skyline.ts'
import { type ArticleId, articles } from './news.ts'

const size = { width: 1280, height: 800 }

const looks: [ArtPicture, ...ArtPicture[]] = [
  {
    ...size,
    paint: (drawing, random) =>
      mountains(drawing, random, {
        sky: ['#2b3a67', '#e07a5f', '#f6d6a8'],
        sun: '#ffd9a0',
        far: '#b98a94',
        near: '#1d2440',
        lit: '#ffc59a',
        sunAt: [0.3, 0.3],
        sharpness: 0.5,
        pines: true,
      }),
  },
  {
    ...size,
    paint: (drawing, random) =>
      sea(drawing, random, {
        sky: ['#31407a', '#d9728a', '#ffcf9a'],
        sun: '#ffcf8a',
        water: ['#c98a86', '#1c2550'],
        sunAt: [0.4, 0.44],
        horizon: 0.5,
        scenery: 'boats',
      }),
  },
  {
    ...size,
    paint: (drawing, random) =>
      skyline(drawing, random, {
        sky: ['#0b1030', '#3a2a63', '#d0668a'],
        moon: '#ffe2c4',
        moonAt: [0.75, 0.2],
        far: '#5a4a86',
        near: '#0b0d22',
        windows: ['#ffd48a', '#ffb35c', '#9fe3ff'],
        water: true,
        stars: true,
      }),
  },
]

/** The cover of each article. */
export const newsCovers = Object.fromEntries(
  articles.map(({ id }, at) => [id, looks[at % looks.length] ?? looks[0]]),
) as Record<ArticleId, ArtPicture>
