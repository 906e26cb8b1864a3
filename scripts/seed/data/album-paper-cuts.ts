import type { DemoPhoto } from '../albums.ts'
import { type PaperLook, paperCut } from '../art/scenes/paper-cut.ts'
import { classic, panorama, screen, square, tall, wide } from './photo-sizes.ts'

function cut(name: string, size: { width: number; height: number }, look: PaperLook): DemoPhoto {
  return { name, ...size, paint: (drawing, random) => paperCut(drawing, random, look) }
}

/** Photos of the album Paper Cuts. */
export const paperCuts: readonly DemoPhoto[] = [
  cut('01 Canyon.jpg', wide, {
    kind: 'canyon',
    sheets: ['#12263f', '#1f6f78', '#7fc8a9', '#f7e7b4', '#f4a259'],
    accent: '#f25f5c',
  }),
  cut('02 Evening hills.jpg', wide, {
    kind: 'waves',
    sheets: ['#fbe3c0', '#f6a6a1', '#c95d7c', '#6a3d7c', '#2b2150'],
    accent: '#fff6e0',
  }),
  cut('03 Gate.jpg', tall, {
    kind: 'arches',
    sheets: ['#f8d9a0', '#f2a65a', '#e0604c', '#9c2f4f', '#3d1d42'],
    accent: '#fff4d6',
  }),
  cut('04 Clearing.jpg', wide, {
    kind: 'leaves',
    sheets: ['#f6ecd6', '#8fbf88', '#3f8f6b', '#1d5c52', '#0f3437'],
    accent: '#f4b942',
  }),
  cut('05 Archipelago.jpg', screen, {
    kind: 'islands',
    sheets: ['#1b4965', '#2f7f96', '#74c0b8', '#cfe8c9', '#f6f1d5'],
    accent: '#f6f1d5',
  }),
  cut('06 Deep water.jpg', square, {
    kind: 'canyon',
    sheets: ['#06122b', '#0d3b66', '#1f7a9c', '#62b6cb', '#cae9ff'],
    accent: '#ffd166',
  }),
  cut('07 Morning hills.jpg', panorama, {
    kind: 'waves',
    sheets: ['#eaf4e2', '#b9dcc0', '#6fb3a0', '#2f7f86', '#123f56'],
    accent: '#ffe8a3',
  }),
  cut('08 Plum.jpg', classic, {
    kind: 'islands',
    sheets: ['#2b1338', '#5c2a66', '#a8497a', '#ef8a8a', '#ffd7b0'],
    accent: '#ffd7b0',
  }),
  cut('09 Autumn clearing.jpg', tall, {
    kind: 'leaves',
    sheets: ['#fbeedb', '#f2b263', '#d9743a', '#a4402f', '#5a1f2b'],
    accent: '#fff7e8',
  }),
  cut('10 Night gate.jpg', tall, {
    kind: 'arches',
    sheets: ['#9fd3e0', '#4f9fc0', '#2f6aa0', '#233f7a', '#141f45'],
    accent: '#fdf6d8',
  }),
]
