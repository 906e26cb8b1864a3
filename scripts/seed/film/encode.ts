import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureFfmpeg } from '../../lib/ffmpeg.ts'

/** Nothing of the machine, the day or the number of cores may get into a file. */
const sameEveryTime = [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
  '-threads',
  '2',
]

/** Runs ffmpeg in a folder of its own and answers the file it makes. @param feed writes to its standard input. */
async function ffmpeg(
  args: (folder: string) => readonly string[],
  output: string,
  files: Record<string, Buffer>,
  frames: AsyncIterable<Buffer> | Iterable<Buffer> = [],
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
  mp3: ['-c:a', 'libmp3lame', '-b:a', '112k'],
  m4a: ['-c:a', 'aac', '-b:a', '112k', '-movflags', '+faststart'],
  ogg: ['-c:a', 'libvorbis', '-q:a', '3'],
}

/** A WAV file in another format. */
export function encodeAudio(wav: Buffer, format: keyof typeof audioCodecs): Promise<Buffer> {
  return ffmpeg((folder) => ['-i', join(folder, 'in.wav'), ...audioCodecs[format]], `out.${format}`, {
    'in.wav': wav,
  })
}

const videoCodecs = {
  mp4: [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '22',
    '-x264-params',
    'aq-mode=3',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    '-c:a',
    'aac',
    '-b:a',
    '80k',
  ],
  webm: [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '34',
    '-b:v',
    '0',
    '-deadline',
    'good',
    '-cpu-used',
    '2',
    '-row-mt',
    '0',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'libopus',
    '-b:a',
    '64k',
  ],
}

/** Frames (raw RGB, all of one size) and a sound as a clip that ends with the frames. */
export function encodeVideo(
  frames: AsyncIterable<Buffer>,
  {
    width,
    height,
    fps,
    format,
  }: { width: number; height: number; fps: number; format: keyof typeof videoCodecs },
  wav: Buffer,
): Promise<Buffer> {
  const raw = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    String(fps),
    '-i',
    'pipe:0',
  ]
  return ffmpeg(
    (folder) => [...raw, '-i', join(folder, 'in.wav'), '-shortest', ...videoCodecs[format]],
    `out.${format}`,
    { 'in.wav': wav },
    frames,
  )
}
