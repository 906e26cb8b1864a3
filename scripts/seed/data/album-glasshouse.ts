import type { DemoPhoto } from '../albums.ts'
import { botanical } from '../art/scenes/botanical.ts'
import type { BotanicalLook } from '../art/scenes/botanical-look.ts'
import { classic, screen, square, tall, wide } from './photo-sizes.ts'

function plant(name: string, size: { width: number; height: number }, look: BotanicalLook): DemoPhoto {
  return { name, ...size, paint: (drawing, random) => botanical(drawing, random, look) }
}

/** Photos of the locked album Glasshouse. */
export const glasshouse: readonly DemoPhoto[] = [
  plant('Proof 01 leaf.jpg', wide, {
    kind: 'macro',
    ground: ['#0b2a1c', '#0b2a1c'],
    greens: ['#0d3b26', '#2f7d3f', '#8fce5a'],
    accent: '#fff2c0',
  }),
  plant('Proof 02 dahlia.jpg', square, {
    kind: 'petals',
    ground: ['#2a0f24', '#12060f'],
    greens: ['#7a1f4f', '#d1497a', '#f79fb4', '#ffd9dd'],
    accent: '#f6c14b',
  }),
  plant('Proof 03 palms.jpg', tall, {
    kind: 'fronds',
    ground: ['#06231f', '#0b3b34'],
    greens: ['#0c3f3a', '#1f7a5c', '#7fc28a'],
    accent: '#fff2c0',
  }),
  plant('Proof 04 fern after rain.jpg', screen, {
    kind: 'fern',
    ground: ['#12240f', '#27401a'],
    greens: ['#1f3d17', '#4f7f2a', '#b5d36b'],
    accent: '#fff2c0',
  }),
  plant('Proof 05 behind the glasshouse.jpg', wide, {
    kind: 'forest',
    ground: ['#cfe0d4', '#e6ead2'],
    greens: ['#24443a', '#2f5a48', '#8fae90'],
    accent: '#fff3c4',
  }),
  plant('Proof 06 blue lotus.jpg', wide, {
    kind: 'petals',
    ground: ['#0f1d33', '#060c18'],
    greens: ['#26407a', '#5f7fc9', '#b9cdf4', '#f4f6ff'],
    accent: '#f6c14b',
  }),
  plant('Proof 07 coleus.jpg', tall, {
    kind: 'macro',
    ground: ['#2a0a1c', '#2a0a1c'],
    greens: ['#4a0f2e', '#a8324f', '#f2a07a'],
    accent: '#ffe0c0',
  }),
  plant('Proof 08 marigold.jpg', classic, {
    kind: 'petals',
    ground: ['#2b1605', '#120902'],
    greens: ['#8f3a0f', '#e07a1f', '#ffb53f', '#ffe59a'],
    accent: '#8f4a12',
  }),
  plant('Proof 09 autumn wood.jpg', wide, {
    kind: 'forest',
    ground: ['#e8cfa8', '#f4e2bd'],
    greens: ['#4a2a1c', '#7a4a2a', '#c98f5a'],
    accent: '#fff0c0',
  }),
  plant('Proof 10 blue palms.jpg', tall, {
    kind: 'fronds',
    ground: ['#0b1530', '#142650'],
    greens: ['#14305c', '#2f6a9c', '#8fc7d9'],
    accent: '#fff2c0',
  }),
]
