import type { DemoPhoto } from '../albums.ts'
import { type BokehLook, bokeh } from '../art/scenes/bokeh.ts'
import { type SkylineLook, skyline } from '../art/scenes/skyline.ts'
import { classic, panorama, screen, square, tall, wide } from './photo-sizes.ts'

interface Size {
  width: number
  height: number
}

function town(name: string, size: Size, look: SkylineLook): DemoPhoto {
  return { name, ...size, paint: (drawing, random) => skyline(drawing, random, look) }
}

function blurred(name: string, size: Size, look: BokehLook): DemoPhoto {
  return { name, ...size, paint: (drawing, random) => bokeh(drawing, random, look) }
}

/** Photos of the album City After Dark. */
export const city: readonly DemoPhoto[] = [
  town('From the south quay.jpg', wide, {
    sky: ['#0b1030', '#3a2a63', '#d0668a'],
    moon: '#ffe2c4',
    moonAt: [0.75, 0.2],
    far: '#5a4a86',
    near: '#0b0d22',
    windows: ['#ffd48a', '#ffb35c', '#9fe3ff'],
    water: true,
    stars: true,
  }),
  blurred('Courtyard party.jpg', wide, {
    ground: ['#130b1f', '#2a1330'],
    lights: ['#ffb45a', '#ff6f61', '#c86bfa', '#58c7ff'],
    garland: true,
  }),
  town('Emerald district.jpg', screen, {
    sky: ['#06141f', '#0f3a4a', '#3f8f8c'],
    moon: '#e8fff6',
    moonAt: [0.2, 0.22],
    far: '#2d6670',
    near: '#04121a',
    windows: ['#ffe1a3', '#7ff0dc', '#ffffff'],
    water: false,
    stars: true,
  }),
  town('Lilac evening.jpg', tall, {
    sky: ['#24305e', '#8a6aa8', '#f7b28a'],
    moon: '#fff0d0',
    moonAt: [0.3, 0.24],
    far: '#9a7ba0',
    near: '#1a1c3a',
    windows: ['#ffe3a6', '#ffc06b'],
    water: true,
  }),
  blurred('Rain on the lens.jpg', square, {
    ground: ['#031a22', '#0a3a3f'],
    lights: ['#7ff0c8', '#3fd0e0', '#ffe08a'],
  }),
  town('Eleven at night.jpg', panorama, {
    sky: ['#03060f', '#0c1a3a', '#2c4a86'],
    moon: '#f2f6ff',
    moonAt: [0.6, 0.18],
    far: '#233a70',
    near: '#02040c',
    windows: ['#ffcf7a', '#fff1c8', '#8fc7ff'],
    water: true,
    stars: true,
  }),
  town('Copper dusk.jpg', classic, {
    sky: ['#3a2030', '#a8543f', '#ffc07a'],
    moon: '#fff2d8',
    moonAt: [0.4, 0.3],
    far: '#a8604f',
    near: '#1f1018',
    windows: ['#ffe9b0', '#ffd07a'],
    water: false,
  }),
  blurred('Gold rush.jpg', wide, {
    ground: ['#1a1006', '#3a210c'],
    lights: ['#ffd36b', '#ff9f45', '#fff0c2'],
    garland: true,
  }),
  town('Rose windows.jpg', wide, {
    sky: ['#1b0f2e', '#5c2a5e', '#ff8fa3'],
    moon: '#ffe0e6',
    moonAt: [0.82, 0.26],
    far: '#7a4478',
    near: '#12081e',
    windows: ['#ffc2d1', '#ffe5a8', '#b8f2ff'],
    water: true,
    stars: true,
  }),
  town('Waking up.jpg', tall, {
    sky: ['#7fb2d6', '#cfe3ea', '#ffe9cf'],
    moon: '#fffdf2',
    moonAt: [0.7, 0.2],
    far: '#a9bccb',
    near: '#33465c',
    windows: ['#fff3cf', '#ffd9a0'],
    water: true,
  }),
]
