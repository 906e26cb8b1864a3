import {
  BlobSource,
  Conversion,
  canEncodeAudio,
  canEncodeVideo,
  EncodedVideoPacketSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
  type Rotation,
  VideoSampleSink,
  WEBM,
} from 'mediabunny'
import { type Place, placeFor } from '../../../admin/form/conversion-place.ts'
import { rareVideo, trackFormats } from '../../../admin/form/track-formats.ts'
import { RenditionEncoder } from './rendition-encoder.ts'
import { codecsOf, type RenditionPlan, renditionPlans, soundBitrate } from './rendition-plan.ts'

/** Packets by which the rate of pictures, and of the bits of a sound, are estimated. */
const estimated = 300
/** Bits a second up to which AAC is copied as it is. */
const copiedSound = 200_000
/** Seconds by which the sound is ahead of the pictures at most. */
const stepOfSound = 0.5

/** A film that this browser can read. */
interface OpenFilm {
  picture: InputVideoTrack
  sound: InputAudioTrack | null
  /** Degrees by which players rotate it: its versions, too. */
  rotation: Rotation
  /** Seconds: where it begins, and how long it is. */
  start: number
  length: number
  plans: RenditionPlan[]
}

const inputOf = (file: Blob) => new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM] })

/** @throws what mediabunny does where the file cannot be read */
async function openFilm(input: Input, file: Blob): Promise<OpenFilm | null> {
  const [picture, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  if (!picture) return null
  const tracks = sound ? [picture, sound] : [picture]
  const start = Math.max(0, await input.getFirstTimestamp(tracks))
  const length = (await input.computeDuration(tracks)) - start
  const { averagePacketRate: rate } = await picture.computePacketStats(estimated)
  // As they are coded: their rotation is in the file of a version, too.
  const [width, height] = [await picture.getSquarePixelWidth(), await picture.getSquarePixelHeight()]
  const isRare = rareVideo(await trackFormats(file)) !== null
  const plans = renditionPlans({ width, height, rate, bitrate: (file.size * 8) / length }, isRare)
  return { picture, sound, rotation: await picture.getRotation(), start, length, plans }
}

/** How the encoder of this browser is asked for a version; undefined where it has none for it. */
async function encodableAs({ width, height, bitrate }: RenditionPlan): Promise<string | undefined> {
  for (const codec of codecsOf({ width, height })) {
    const options = { width, height, quality: new Quality({ bitrate }), fullCodecString: codec }
    if (await canEncodeVideo('avc', options)) return codec
  }
  return undefined
}

async function isConvertible({ picture, sound, plans }: OpenFilm): Promise<boolean> {
  if (!(await picture.canDecode())) return false
  if (sound && (await sound.getCodec()) !== 'aac' && !(await sound.canDecode())) return false
  const codecs = await Promise.all(plans.map(encodableAs))
  return codecs.every((codec) => codec !== undefined)
}

/** Whether this browser can make versions of a film that many browsers do not play. Never fails. */
export async function canMakeRenditions(file: Blob): Promise<boolean> {
  const input = inputOf(file)
  try {
    const film = await openFilm(input, file)
    return film !== null && (await isConvertible(film))
  } catch {
    return false
  } finally {
    input.dispose()
  }
}

/**
 * The smaller versions of a film as MP4 files with H.264, the largest first; empty where none is worth its bytes, null where this browser
 * cannot make them.
 * @param onProgress receives which part of them is made, from 0 to 1
 * @throws whatever the browser throws in the middle, and where `signal` ends it
 */
export async function makeRenditions(
  file: Blob,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<Blob[] | null> {
  const input = inputOf(file)
  try {
    const film = await openFilm(input, file)
    if (!film || film.plans.length === 0) return []
    if (!(await isConvertible(film))) return null
    return await convert(input, film, signal, onProgress)
  } finally {
    input.dispose()
  }
}

/** A version that is being made. */
interface Making {
  output: Output
  place: Place
  encoder: RenditionEncoder
  sound: Conversion | null
}

async function begin(input: Input, film: OpenFilm, plan: RenditionPlan): Promise<Making> {
  const place = await placeFor(((plan.bitrate + soundBitrate) / 8) * film.length)
  const format = new Mp4OutputFormat({ fastStart: place.isIndexFirst && 'in-memory' })
  const output = new Output({ format, target: place.target })
  const packets = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(packets, { rotation: film.rotation })
  const sound = film.sound && (await soundOf(input, output, film, film.sound))
  await output.start()
  return {
    output,
    place,
    encoder: new RenditionEncoder(plan, (await encodableAs(plan)) ?? '', packets),
    sound,
  }
}

/**
 * AAC is copied while its bits are few, as every telephone plays it; else it is made. Some browsers (Chrome and Firefox on Linux) have no
 * encoder of AAC: they copy it anyway, and make Opus of any other sound, which telephones play in an MP4 since about 2021.
 */
async function soundOf(
  input: Input,
  output: Output,
  { start }: OpenFilm,
  sound: InputAudioTrack,
): Promise<Conversion> {
  const isAac = (await sound.getCodec()) === 'aac'
  const encodesAac = await canEncodeAudio('aac', { quality: new Quality({ bitrate: soundBitrate }) })
  const { averageBitrate } = await sound.computePacketStats(estimated)
  const isCopied = isAac && (!encodesAac || averageBitrate <= copiedSound)
  const encoded = {
    codec: encodesAac ? 'aac' : 'opus',
    numberOfChannels: Math.min(2, await sound.getNumberOfChannels()),
    quality: new Quality({ bitrate: soundBitrate }),
    forceTranscode: true,
  } as const
  const conversion = await Conversion.init({
    ...{ input, output, composable: true, tracks: 'primary', showWarnings: false, trim: { start } },
    video: { discard: true },
    audio: isCopied ? {} : encoded,
  })
  if (conversion.utilizedTracks.length === 0) throw new Error('its sound cannot be converted')
  return conversion
}

/** Decodes the film once for all versions. */
async function convert(
  input: Input,
  film: OpenFilm,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<Blob[]> {
  const { picture, start, length, plans } = film
  const making: Making[] = []
  try {
    for (const plan of plans) making.push(await begin(input, film, plan))
    let heard = 0
    for await (const sample of new VideoSampleSink(picture).samples(start)) {
      try {
        signal.throwIfAborted()
        sample.setTimestamp(Math.max(0, sample.timestamp - start))
        // In step with the pictures, so that both are side by side in the file: a player begins once it has some of each.
        for (; heard <= sample.timestamp; heard += stepOfSound)
          await Promise.all(making.map(({ sound }) => sound?.execute({ until: heard + stepOfSound })))
        await Promise.all(making.map(({ encoder }) => encoder.add(sample)))
        onProgress(Math.min(1, sample.timestamp / length))
      } finally {
        sample.close()
      }
    }
    await Promise.all(making.map(({ encoder }) => encoder.finish()))
    await Promise.all(making.map(({ sound }) => sound?.execute()))
    await Promise.all(making.map(({ output }) => output.finalize()))
    const blobs = await Promise.all(making.map(({ place }) => place.result()))
    return blobs.flatMap((blob) => blob?.slice(0, undefined, 'video/mp4') ?? [])
  } catch (error) {
    for (const { encoder, sound, output } of making) {
      encoder.stop()
      await sound?.cancel()
      await output.cancel()
    }
    throw error
  }
}
