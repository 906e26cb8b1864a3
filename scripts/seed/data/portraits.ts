import type { ArtPicture } from '../art/picture.ts'
import { type PortraitLook, portrait } from '../art/scenes/portrait.ts'

const size = { width: 640, height: 640 }

function person(look: PortraitLook): ArtPicture {
  return { ...size, paint: (drawing, random) => portrait(drawing, random, look) }
}

/** Profile photos by user name; members who are not here have none. */
export const portraits: Partial<Record<string, ArtPicture>> = {
  siteadmin: person({
    ground: ['#cdb4db', '#7a5cc0'],
    skin: '#e0ac69',
    hair: '#2a1a14',
    style: 'bun',
    top: '#24305e',
    glasses: true,
  }),
  member01: person({
    ground: ['#a8dadc', '#457b9d'],
    skin: '#f1c9a5',
    hair: '#5a3a22',
    style: 'short',
    top: '#e4694f',
  }),
  'ines-duarte': person({
    ground: ['#b7e4c7', '#52b788'],
    skin: '#c68642',
    hair: '#1f1512',
    style: 'curls',
    top: '#f2b134',
  }),
  'tom-hallam': person({
    ground: ['#f7c59f', '#e07a5f'],
    skin: '#ffdbac',
    hair: '#a5562a',
    style: 'short',
    top: '#2b3a67',
    beard: true,
  }),
  'priya.nair': person({
    ground: ['#ffd6a5', '#f48c06'],
    skin: '#a8692f',
    hair: '#17100f',
    style: 'long',
    top: '#7a1f4f',
  }),
  'mariam-k': person({
    ground: ['#ffcad4', '#c9748f'],
    skin: '#d9a066',
    hair: '#2a7f86',
    style: 'scarf',
    top: '#3d348b',
  }),
  'olu.adeyemi': person({
    ground: ['#bde0fe', '#4a6fa5'],
    skin: '#5c3a21',
    hair: '#12100f',
    style: 'bald',
    top: '#f4a259',
    beard: true,
    glasses: true,
  }),
  kenji_mori: person({
    ground: ['#e2ece9', '#88b3a8'],
    skin: '#f0c79a',
    hair: '#16151c',
    style: 'short',
    top: '#264653',
    glasses: true,
  }),
  'anna-lund': person({
    ground: ['#dfe7fd', '#8aa0d9'],
    skin: '#ffe0c2',
    hair: '#d9a84a',
    style: 'long',
    top: '#3f9b74',
  }),
  'claire-b': person({
    ground: ['#fde2e4', '#e07a8b'],
    skin: '#f3c7a8',
    hair: '#7a2f22',
    style: 'bun',
    top: '#1d5c52',
  }),
  dimitar_p: person({
    ground: ['#e9e3d0', '#b59f6b'],
    skin: '#eec39a',
    hair: '#6b6460',
    style: 'short',
    top: '#5a2f38',
    beard: true,
  }),
}
