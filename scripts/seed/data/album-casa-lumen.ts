import type { DemoPhoto } from '../albums.ts'
import { building } from '../art/scenes/buildings.ts'
import type { BuildingLook } from '../art/scenes/walls.ts'
import { classic, screen, square, tall, wide } from './photo-sizes.ts'

const noon = ['#2f7fc4', '#7cc0e8', '#d9f0f7'] as const
const evening = ['#4a4f8f', '#d98a8a', '#ffd9a8'] as const
const winter = ['#8fb0cc', '#c7dae6', '#f2f4ee'] as const

function house(name: string, size: { width: number; height: number }, look: BuildingLook): DemoPhoto {
  return { name, ...size, paint: (drawing, random) => building(drawing, random, look) }
}

/** Photos of the locked album Casa Lumen. */
export const casaLumen: readonly DemoPhoto[] = [
  house('CL-01 arcade, June.jpg', wide, {
    kind: 'arcade',
    sky: noon,
    walls: ['#f2c49b', '#e2876b', '#d9a77f', '#7b4a6b'],
    accent: '#2f8f9a',
  }),
  house('CL-02 great stair.jpg', tall, {
    kind: 'stairs',
    sky: noon,
    walls: ['#e88d8d', '#c9536b', '#f2b8a0', '#6d5aa8'],
    accent: '#2f8f9a',
  }),
  house('CL-03 court with pool.jpg', wide, {
    kind: 'court',
    sky: noon,
    walls: ['#f3b79a', '#d9705f', '#f6dcc0'],
    accent: '#c75b4a',
  }),
  house('CL-04 street front.jpg', classic, {
    kind: 'facade',
    sky: ['#3a6ea5', '#9cc6e0', '#f0d9c0'],
    walls: ['#e9e2d4', '#cfc5b4', '#b5654a'],
    accent: '#ffd27a',
  }),
  house('CL-05 looking up.jpg', square, {
    kind: 'towers',
    sky: ['#a9d3ee', '#d6ecf6', '#ffffff'],
    walls: ['#8fa3b8', '#5d7389', '#b9c4cf', '#40566b'],
    accent: '#ffd890',
  }),
  house('CL-06 arcade, evening.jpg', screen, {
    kind: 'arcade',
    sky: evening,
    walls: ['#d98f86', '#a8566a', '#c48a7a', '#4f3a66'],
    accent: '#5a4a86',
  }),
  house('CL-07 stair in December, 14.15.jpg', tall, {
    kind: 'stairs',
    sky: winter,
    walls: ['#e8c07a', '#c98a4a', '#f3dcae', '#3f7f8c'],
    accent: '#c75b4a',
  }),
  house('CL-08 north court.jpg', classic, {
    kind: 'court',
    sky: evening,
    walls: ['#c8a2c8', '#8a5f9c', '#ecd2dc'],
    accent: '#e07a5f',
  }),
  house('CL-09 neighbours.jpg', wide, {
    kind: 'facade',
    sky: evening,
    walls: ['#f0d3b8', '#d9a68a', '#3f7f8c'],
    accent: '#fff0b8',
  }),
  house('CL-10 white arcade.jpg', wide, {
    kind: 'arcade',
    sky: noon,
    walls: ['#f4efe6', '#d9cfc0', '#e8dcc8', '#8fa3b8'],
    accent: '#1f7fa8',
  }),
]
