import type { ClipName } from '../film/clips.ts'
import type { PieceName } from '../sound/pieces.ts'

/** A video of the demo data: what is filmed, and the piece that plays below it. */
export interface DemoVideo {
  vid: string
  name: string
  clip: ClipName
  /** Seconds. */
  length: number
  format: 'mp4' | 'webm'
  piece: PieceName
  daysAgo: number
}

/** The videos, newest first. */
export const videos: readonly DemoVideo[] = [
  {
    vid: 'video-lanterns',
    name: 'Lanterns.mp4',
    clip: 'lanterns',
    length: 7,
    format: 'mp4',
    piece: 'evening-bells',
    daysAgo: 17,
  },
  {
    vid: 'video-northern-lights',
    name: 'Northern lights.mp4',
    clip: 'northernLights',
    length: 8,
    format: 'mp4',
    piece: 'north-drone',
    daysAgo: 33,
  },
  {
    vid: 'video-paper-sea',
    name: 'Paper sea.webm',
    clip: 'paperSea',
    length: 6,
    format: 'webm',
    piece: 'slow-piano',
    daysAgo: 50,
  },
  {
    vid: 'video-night-train',
    name: 'Night train.mp4',
    clip: 'nightTrain',
    length: 8,
    format: 'mp4',
    piece: 'clockwork',
    daysAgo: 84,
  },
  {
    vid: 'video-city-windows',
    name: 'Windows, one by one.mp4',
    clip: 'cityWindows',
    length: 6,
    format: 'mp4',
    piece: 'winter-breath',
    daysAgo: 100,
  },
  {
    vid: 'video-sea-glitter',
    name: 'Sea at ten past seven.mp4',
    clip: 'seaGlitter',
    length: 6,
    format: 'mp4',
    piece: 'harbour-strings',
    daysAgo: 121,
  },
]

/** A sound of the demo data. */
export interface DemoAudio {
  aid: string
  name: string
  piece: PieceName
  type: 'audio/mpeg' | 'audio/mp4' | 'audio/ogg' | 'audio/wav'
  daysAgo: number
}

/** The sounds, newest first; the tempo is in their names. */
export const audios: readonly DemoAudio[] = [
  {
    aid: 'audio-evening-bells',
    name: '1 Evening bells (72 bpm).mp3',
    piece: 'evening-bells',
    type: 'audio/mpeg',
    daysAgo: 54,
  },
  {
    aid: 'audio-harbour-strings',
    name: '2 Harbour strings (60 bpm).m4a',
    piece: 'harbour-strings',
    type: 'audio/mp4',
    daysAgo: 55,
  },
  {
    aid: 'audio-kalimba-rain',
    name: '3 Kalimba rain (96 bpm).ogg',
    piece: 'kalimba-rain',
    type: 'audio/ogg',
    daysAgo: 56,
  },
  {
    aid: 'audio-slow-piano',
    name: '4 Slow piano (66 bpm).wav',
    piece: 'slow-piano',
    type: 'audio/wav',
    daysAgo: 57,
  },
  {
    aid: 'audio-winter-breath',
    name: '5 Winter breath (54 bpm).mp3',
    piece: 'winter-breath',
    type: 'audio/mpeg',
    daysAgo: 58,
  },
  {
    aid: 'audio-clockwork',
    name: '6 Clockwork (132 bpm).ogg',
    piece: 'clockwork',
    type: 'audio/ogg',
    daysAgo: 59,
  },
  {
    aid: 'audio-north-drone',
    name: '7 North drone (50 bpm).m4a',
    piece: 'north-drone',
    type: 'audio/mp4',
    daysAgo: 60,
  },
  {
    aid: 'audio-music-box-waltz',
    name: '8 Music box waltz (150 bpm).mp3',
    piece: 'music-box-waltz',
    type: 'audio/mpeg',
    daysAgo: 61,
  },
]
