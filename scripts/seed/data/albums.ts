import type { DemoPhoto } from '../albums.ts'
import { casaLumen } from './album-casa-lumen.ts'
import { city } from './album-city.ts'
import { glasshouse } from './album-glasshouse.ts'
import { harbour } from './album-harbour.ts'
import { northLight } from './album-north-light.ts'
import { paperCuts } from './album-paper-cuts.ts'

/** An album of the demo data. */
export interface DemoAlbum {
  fid: string
  name: string
  locked: boolean
  daysAgo: number
  photos: readonly DemoPhoto[]
  /** The photo that is its cover, counted from 1. */
  cover: number
}

/** The albums, newest first. */
export const albums: readonly DemoAlbum[] = [
  { fid: 'north-light', name: 'North Light', locked: false, daysAgo: 1, photos: northLight, cover: 6 },
  { fid: 'paper-cuts', name: 'Paper Cuts', locked: false, daysAgo: 12, photos: paperCuts, cover: 1 },
  { fid: 'glasshouse', name: 'Glasshouse (proofs)', locked: true, daysAgo: 19, photos: glasshouse, cover: 2 },
  { fid: 'casa-lumen', name: 'Casa Lumen', locked: true, daysAgo: 41, photos: casaLumen, cover: 1 },
  { fid: 'city-after-dark', name: 'City After Dark', locked: false, daysAgo: 66, photos: city, cover: 1 },
  { fid: 'harbour-and-sea', name: 'Harbour & Sea', locked: false, daysAgo: 130, photos: harbour, cover: 1 },
]
