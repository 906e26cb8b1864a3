import type { DemoPhoto } from '../albums.ts'
import { type MountainLook, mountains } from '../art/scenes/mountains.ts'
import { type AuroraLook, aurora, starTrails } from '../art/scenes/night-sky.ts'
import { classic, panorama, screen, square, tall, wide } from './photo-sizes.ts'

interface Size {
  width: number
  height: number
}

function mountain(name: string, size: Size, look: MountainLook): DemoPhoto {
  return { name, ...size, paint: (drawing, random) => mountains(drawing, random, look) }
}

function lights(name: string, size: Size, look: AuroraLook): DemoPhoto {
  return { name, ...size, paint: (drawing, random) => aurora(drawing, random, look) }
}

/** Photos of the album North Light. */
export const northLight: readonly DemoPhoto[] = [
  mountain('First light above the valley.jpg', wide, {
    sky: ['#2b3a67', '#e07a5f', '#f6d6a8'],
    sun: '#ffd9a0',
    far: '#b98a94',
    near: '#1d2440',
    lit: '#ffc59a',
    sunAt: [0.3, 0.3],
    sharpness: 0.5,
    pines: true,
  }),
  mountain('Lake before the wind.jpg', wide, {
    sky: ['#3d7ab8', '#8fbfe0', '#e6f1f5'],
    sun: '#fff3d6',
    far: '#9db7cc',
    near: '#1f3b3a',
    lit: '#f4f8fb',
    sunAt: [0.75, 0.16],
    sharpness: 1,
    lake: true,
    pines: true,
  }),
  mountain('The hut is the small dark rectangle.jpg', classic, {
    sky: ['#f0a868', '#f7c98b', '#fdeccc'],
    sun: '#fff0c8',
    far: '#d9a98a',
    near: '#5a2f38',
    lit: '#ffe6c2',
    sunAt: [0.6, 0.24],
    sharpness: 0.75,
  }),
  lights('Green hour.jpg', wide, {
    sky: ['#040a1c', '#0a1f3a', '#123b4f'],
    curtain: ['#9dffb8', '#3ff0a0', '#7a5cff'],
    land: '#04101a',
    lake: true,
  }),
  mountain('Day four, snow line.jpg', screen, {
    sky: ['#5b7fa6', '#a9c3d6', '#eef0ea'],
    sun: '#fffbe8',
    far: '#a4b4c4',
    near: '#27404f',
    lit: '#ffffff',
    sunAt: [0.25, 0.2],
    sharpness: 1,
    pines: true,
  }),
  mountain('Afterglow.jpg', panorama, {
    sky: ['#1a1440', '#7a3b78', '#f08a7a'],
    sun: '#ffd2b0',
    far: '#7d4f86',
    near: '#150f2c',
    lit: '#ff9f8f',
    sunAt: [0.5, 0.34],
    sharpness: 0.9,
    lake: true,
  }),
  mountain('Moon over the north face.jpg', tall, {
    sky: ['#070b1f', '#16224d', '#3f4f86'],
    sun: '#dfe6ff',
    far: '#3b4a7d',
    near: '#060a18',
    lit: '#8d9ccf',
    sunAt: [0.7, 0.2],
    sharpness: 0.9,
    stars: true,
    lake: true,
  }),
  {
    name: 'Two hours around the pole.jpg',
    ...square,
    paint: (drawing, random) =>
      starTrails(drawing, random, {
        sky: ['#050a20', '#12224a', '#3f5478'],
        land: '#03060f',
        tints: ['#ffffff', '#bcd3ff', '#ffe3b8'],
      }),
  },
  lights('Rose curtain.jpg', tall, {
    sky: ['#0a0620', '#20103f', '#3a2a5e'],
    curtain: ['#8affd0', '#ff6fb5', '#8a5cff'],
    land: '#0a0716',
    lake: false,
  }),
  mountain('Coming down.jpg', wide, {
    sky: ['#6a8f7c', '#b7cfae', '#f3edcf'],
    sun: '#fff6d0',
    far: '#a9c0a6',
    near: '#1e3b30',
    lit: '#f7f3d6',
    sunAt: [0.68, 0.22],
    sharpness: 0.35,
    pines: true,
  }),
]
