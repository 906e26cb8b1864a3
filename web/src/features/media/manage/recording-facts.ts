/** The metadata of a recording that the browser can read. */
export interface RecordingFacts {
  /** Seconds. */
  duration?: number
  /** Loudness of equal stretches, 0 to 100. */
  peaks?: number[]
  /** A still, as JPEG. */
  still?: Blob
}

const bars = 120
/** Bytes up to which a piece is decoded to draw its waveform: decoded it takes ten times as much. */
const decodable = 40 * 1_048_576
const stillWidth = 1280
/** Where in a video its still is taken, as a share of the length. */
const stillAt = 0.15
/** Milliseconds after which a file that does not open has no metadata. */
const timeoutMs = 15_000

function event(target: HTMLMediaElement, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    target.addEventListener(name, () => resolve(), { once: true })
    target.addEventListener('error', () => reject(target.error), { once: true })
    setTimeout(() => reject(new Error(`no ${name}`)), timeoutMs)
  })
}

function known(duration: number): { duration?: number } {
  return Number.isFinite(duration) && duration > 0 ? { duration } : {}
}

/** Length and still of a video. */
export async function videoFacts(file: File): Promise<RecordingFacts> {
  const video = document.createElement('video')
  const address = URL.createObjectURL(file)
  try {
    video.muted = true
    video.preload = 'auto'
    const opened = event(video, 'loadeddata')
    video.src = address
    await opened
    const facts = known(video.duration)
    const sought = event(video, 'seeked')
    video.currentTime = (facts.duration ?? 0) * stillAt
    await sought
    const still = await drawn(video)
    return { ...facts, ...(still && { still }) }
  } catch {
    return {}
  } finally {
    // Without the second, the rest of a large file is still fetched, from an address that is gone.
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}

async function drawn(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return null
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(stillWidth, videoWidth)
  canvas.height = Math.round((canvas.width * videoHeight) / videoWidth)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
}

/** Length and waveform of an audio. */
export async function audioFacts(file: File): Promise<RecordingFacts> {
  if (file.size > decodable) return {}
  const context = new OfflineAudioContext(1, 1, 22_050)
  try {
    const sound = await context.decodeAudioData(await file.arrayBuffer())
    return { ...known(sound.duration), peaks: peaksOf(channelsOf(sound)) }
  } catch {
    return {}
  }
}

/** All channels: what is recorded on one side has a waveform, too. */
function channelsOf(sound: AudioBuffer): Float32Array[] {
  return Array.from({ length: sound.numberOfChannels }, (_, channel) => sound.getChannelData(channel))
}

/** The loudest moment of each of 120 stretches of all channels, the loudest of all being 100. */
export function peaksOf(channels: readonly Float32Array[]): number[] {
  const length = Math.max(...channels.map((samples) => samples.length))
  const stretch = Math.max(1, Math.floor(length / bars))
  const peaks = Array.from({ length: Math.min(bars, Math.max(1, length)) }, (_, at) => {
    let loudest = 0
    for (const samples of channels)
      for (const sample of samples.subarray(at * stretch, (at + 1) * stretch))
        loudest = Math.max(loudest, Math.abs(sample))
    return loudest
  })
  const maxPeak = Math.max(...peaks)
  return peaks.map((peak) => (maxPeak === 0 ? 0 : Math.round((peak / maxPeak) * 100)))
}
