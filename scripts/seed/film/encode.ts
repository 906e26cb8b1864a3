import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureFfmpeg } from '../../lib/ffmpeg.ts'

/** Nothing of the machine, the day or the number of cores may get into a file. */
const sameEveryTime =
  '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -threads 2'.split(' ')

/** Seconds. */
const fadeOut = 1.5

/** Runs ffmpeg in a folder of its own and answers the file it makes. @param feed writes to its standard input. */
async function ffmpeg(
  args: (folder: string) => readonly string[],
  output: string,
  files: Record<string, Buffer>,
  frames: AsyncIterable<Buffer> | readonly Buffer[] = [],
): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'dlm-seed-'))
  try {
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes)
    const target = join(folder, output)
    const all = ['-hide_banner', '-loglevel', 'error', '-y', ...args(folder), ...sameEveryTime, target]
    const child = spawn(await ensureFfmpeg(), all, { stdio: ['pipe', 'ignore', 'pipe'] })
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString()
    })
    child.stdin.on('error', () => {}) // ffmpeg ended early; its exit code and complaint tell why
    const ended = once(child, 'close')
    for await (const frame of frames) {
      if (child.exitCode === null && !child.stdin.write(frame))
        await Promise.race([once(child.stdin, 'drain'), ended])
    }
    child.stdin.end()
    await ended
    if (child.exitCode !== 0) throw new Error(`ffmpeg could not make ${output}: ${complaint.trim()}`)
    return readFileSync(target)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const audioCodecs = {
  mp3: '-c:a libmp3lame -b:a 112k',
  m4a: '-c:a aac -b:a 112k -movflags +faststart',
  ogg: '-c:a libvorbis -q:a 3',
}

/** A WAV file in another format. */
export function encodeAudio(wav: Buffer, format: keyof typeof audioCodecs): Promise<Buffer> {
  const codec = audioCodecs[format].split(' ')
  return ffmpeg((folder) => ['-i', join(folder, 'in.wav'), ...codec], `out.${format}`, { 'in.wav': wav })
}

const videoCodecs = {
  mp4: '-c:v libx264 -preset slow -crf 22 -x264-params aq-mode=3 -pix_fmt yuv420p -movflags +faststart -c:a aac -b:a 80k',
  webm: '-c:v libvpx-vp9 -crf 34 -b:v 0 -deadline good -cpu-used 2 -row-mt 0 -pix_fmt yuv420p -c:a libopus -b:a 64k',
}

export interface VideoFormat {
  width: number
  height: number
  fps: number
  /** Seconds. */
  length: number
  format: keyof typeof videoCodecs
}

/** Frames (raw RGB, all of one size) with a sound below them, which is quieter and fades out as they end. */
export function encodeVideo(frames: AsyncIterable<Buffer>, video: VideoFormat, wav: Buffer): Promise<Buffer> {
  const { width, height, fps, length, format } = video
  const raw = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${fps} -i pipe:0`.split(' ')
  const sound = ['-af', `volume=0.6,afade=t=out:st=${length - fadeOut}:d=${fadeOut}`, '-t', String(length)]
  return ffmpeg(
    (folder) => [...raw, '-i', join(folder, 'in.wav'), ...sound, ...videoCodecs[format].split(' ')],
    `out.${format}`,
    { 'in.wav': wav },
    frames,
  )
}
