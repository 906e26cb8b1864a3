import type { DemoPhoto } from '../albums.ts'
import { type SeaLook, sea } from '../art/scenes/sea.ts'
import { classic, panorama, screen, square, tall, wide } from './photo-sizes.ts'

function shore(name: string, size: { width: number; height: number }, look: SeaLook): DemoPhoto {
  return { name, ...size, paint: (drawing, random) => sea(drawing, random, look) }
}

/** Photos of the album Harbour & Sea. */
export const harbour: readonly DemoPhoto[] = [
  shore('Last race of the season.jpg', wide, {
    sky: ['#31407a', '#d9728a', '#ffcf9a'],
    sun: '#ffcf8a',
    water: ['#c98a86', '#1c2550'],
    sunAt: [0.4, 0.44],
    horizon: 0.5,
    scenery: 'boats',
  }),
  shore('The light at the point.jpg', wide, {
    sky: ['#12183a', '#40477f', '#c98f9a'],
    sun: '#ffd2a8',
    water: ['#6a678f', '#0e1530'],
    sunAt: [0.75, 0.5],
    horizon: 0.56,
    scenery: 'lighthouse',
    stars: true,
  }),
  shore('Low water, ten past seven.jpg', classic, {
    sky: ['#3b8fc4', '#8fd0e0', '#fbeed3'],
    sun: '#fff1c4',
    water: ['#5fb7c4', '#127a8c'],
    sunAt: [0.3, 0.2],
    horizon: 0.4,
    scenery: 'beach',
  }),
  shore('Islands in the haze.jpg', panorama, {
    sky: ['#e0a96d', '#f2cf9a', '#fdf0d2'],
    sun: '#fff4d6',
    water: ['#e8c596', '#7d6a5c'],
    sunAt: [0.62, 0.34],
    horizon: 0.54,
    scenery: 'islands',
  }),
  shore('Blue hour, no wind.jpg', tall, {
    sky: ['#0f1c44', '#35528f', '#a9b8d6'],
    sun: '#f4f0ff',
    water: ['#8aa0c8', '#0f1f45'],
    sunAt: [0.45, 0.4],
    horizon: 0.48,
    scenery: 'boats',
    stars: true,
  }),
  shore('Green sea after the storm.jpg', screen, {
    sky: ['#3c5a58', '#7fa091', '#dfe3c2'],
    sun: '#fffbe0',
    water: ['#8fae96', '#123b3a'],
    sunAt: [0.28, 0.36],
    horizon: 0.46,
    scenery: 'islands',
  }),
  shore('Red evening (unedited).jpg', wide, {
    sky: ['#3a0f2e', '#c0392f', '#ffb067'],
    sun: '#ffdc9a',
    water: ['#d66a4a', '#2a0f2a'],
    sunAt: [0.56, 0.47],
    horizon: 0.52,
    scenery: 'boats',
  }),
  shore('Footprints gone.jpg', square, {
    sky: ['#5aa7c9', '#b5dce2', '#fff3dc'],
    sun: '#fff8e0',
    water: ['#86cdd0', '#2c8c98'],
    sunAt: [0.66, 0.22],
    horizon: 0.42,
    scenery: 'beach',
  }),
  shore('Keeper’s shift.jpg', classic, {
    sky: ['#241338', '#7a3f6d', '#f2a285'],
    sun: '#ffd9b0',
    water: ['#b0707e', '#1c1030'],
    sunAt: [0.26, 0.48],
    horizon: 0.55,
    scenery: 'lighthouse',
    stars: true,
  }),
  shore('Silver.jpg', wide, {
    sky: ['#7f8d99', '#bcc6cc', '#f1f1ec'],
    sun: '#ffffff',
    water: ['#b9c3c8', '#3d4c58'],
    sunAt: [0.5, 0.3],
    horizon: 0.5,
    scenery: 'islands',
  }),
]
