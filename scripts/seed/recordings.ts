import sharp from 'sharp'
import { originalPath, publicFolder } from '../../functions/src/media/media-paths.ts'
import { documents } from '../../tests/support/factories/documents.ts'
import { anAudioDoc, aVideoDoc } from '../../tests/support/factories/media.ts'
import { Drawing } from './art/drawing.ts'
import { renderPicture } from './art/picture.ts'
import { audios, type DemoAudio, type DemoVideo, videos } from './data/recordings.ts'
import { daysBefore } from './demo-day.ts'
import { clips } from './film/clips.ts'
import { encodeAudio, encodeVideo } from './film/encode.ts'
import type { PaintFrame } from './film/frame.ts'
import { originalObject, type Part, publicPicture, together } from './part.ts'
import { randomFrom } from './random.ts'
import { pieces } from './sound/pieces.ts'
import { perform } from './sound/score.ts'
import { type Stereo, sampleRate } from './sound/synth.ts'
import { peaksOf, toWav } from './sound/wav.ts'

const picture = { width: 640, height: 360, fps: 24 }
const waveformBars = 96

async function* framesOf(vid: string, paint: PaintFrame, count: number): AsyncGenerator<Buffer> {
  for (let frame = 0; frame < count; frame++) {
    const drawing = new Drawing(picture.width, picture.height)
    paint(drawing, randomFrom(`video ${vid}`), frame / count)
    yield await sharp(Buffer.from(drawing.toSvg())).removeAlpha().raw().toBuffer()
  }
}

async function videoPart({ vid, name, clip, length, format, piece, daysAgo }: DemoVideo): Promise<Part> {
  const paint = clips[clip]
  const sound = toWav(perform(piece, pieces[piece]))
  const bytes = await encodeVideo(
    framesOf(vid, paint, length * picture.fps),
    { ...picture, length, format },
    sound,
  )
  const still = await renderPicture(`video ${vid}`, {
    ...picture,
    scale: 2,
    paint: (drawing, random) => paint(drawing, random, 0.3),
  })
  const poster = await publicPicture('videos', vid, still)
  const folder = publicFolder('videos', vid)
  const type = format === 'mp4' ? 'video/mp4' : 'video/webm'
  const video = aVideoDoc(vid, {
    name,
    type,
    size: bytes.length,
    original: originalPath(folder, type),
    poster: poster.picture,
    duration: length,
    createdAt: daysBefore(daysAgo),
  })
  return {
    documents: [documents.videos(vid, video)],
    objects: [originalObject(folder, name, type, bytes), ...poster.objects],
  }
}

function encoded(sound: Stereo, type: DemoAudio['type']): Promise<Buffer> | Buffer {
  if (type === 'audio/wav') return toWav(sound, { mono: true, half: true })
  const formats = { 'audio/mpeg': 'mp3', 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' } as const
  return encodeAudio(toWav(sound), formats[type])
}

async function audioPart({ aid, name, piece, type, daysAgo }: DemoAudio): Promise<Part> {
  const sound = perform(piece, pieces[piece])
  const bytes = await encoded(sound, type)
  const folder = publicFolder('audios', aid)
  const audio = anAudioDoc(aid, {
    name,
    type,
    size: bytes.length,
    original: originalPath(folder, type),
    duration: Math.round((sound.left.length / sampleRate) * 100) / 100,
    peaks: peaksOf(sound, waveformBars),
    createdAt: daysBefore(daysAgo),
  })
  return { documents: [documents.audios(aid, audio)], objects: [originalObject(folder, name, type, bytes)] }
}

/** Videos with posters, and sounds with waveforms. */
export async function seedRecordings(): Promise<Part> {
  return together(await Promise.all([...videos.map(videoPart), ...audios.map(audioPart)]))
}
