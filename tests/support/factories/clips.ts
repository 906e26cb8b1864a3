import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What ffmpeg makes as a file of this name. */
async function made(name: string, settings: readonly string[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'clip-'))
  try {
    await promisify(execFile)('ffmpeg', ['-loglevel', 'error', ...settings, name], { cwd: folder })
    return await readFile(join(folder, name))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A film that every browser plays, with pictures that change: an MP4 of so many seconds at so many frames a second. */
export function aClip({ seconds = 4, rate = '25' } = {}): Promise<Buffer> {
  const picture = ['-f', 'lavfi', '-i', `testsrc2=size=320x180:rate=${rate}:duration=${seconds}`]
  const coded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '10']
  return made('clip.mp4', [...picture, ...coded, '-movflags', '+faststart'])
}

/** A tone of so many seconds as a WAV file. */
export function aTone(seconds: number): Promise<Buffer> {
  return made('tone.wav', ['-f', 'lavfi', '-i', `sine=frequency=440:sample_rate=8000:duration=${seconds}`])
}
