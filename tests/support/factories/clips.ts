import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A film that every browser plays, with pictures that change: an MP4 of so many seconds at so many frames a second. */
export async function aClip({ seconds = 4, rate = '25' } = {}): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'clip-'))
  const picture = ['-f', 'lavfi', '-i', `testsrc2=size=320x180:rate=${rate}:duration=${seconds}`]
  const coded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '10']
  try {
    await promisify(execFile)(
      'ffmpeg',
      ['-loglevel', 'error', ...picture, ...coded, '-movflags', '+faststart', 'clip.mp4'],
      { cwd: folder },
    )
    return await readFile(join(folder, 'clip.mp4'))
  } finally {
    await rm(folder, { recursive: true })
  }
}
