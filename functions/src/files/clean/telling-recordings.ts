import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { aTellingPicture, toldBy } from './testing.ts'

const run = promisify(execFile)

/** What the recordings made here tell, each word in another place of the file. */
export const toldOfRecording = {
  place: '+51.5012-000.1419/',
  owner: 'Owner Ophelia Oakley',
  serial: 'SERIAL-4711-0815',
  comment: 'comment-by-Ophelia',
  track: '51.5012,-0.1419 of a second',
} as const

/** What the recording is called and by whom it is, which stays where its format has a place for it. */
export const piece = { title: 'A walk', artist: 'The walkers' } as const

/** What of this these bytes hold. */
export function toldByRecording(bytes: Buffer): string[] {
  const words = Object.values(toldOfRecording)
  return [
    ...words.filter((word) => bytes.includes(word) || bytes.includes(word, 0, 'utf16le')),
    ...toldBy(bytes),
  ]
}

const seconds = ['-t', '1']
const picture = ['-f', 'lavfi', ...seconds, '-i', 'testsrc=size=128x96:rate=12']
const sound = ['-f', 'lavfi', ...seconds, '-i', 'sine=frequency=440']
const told = Object.entries({
  ...piece,
  ...{ location: toldOfRecording.place, comment: toldOfRecording.comment, owner: toldOfRecording.owner },
  ...{ 'com.apple.quicktime.location.ISO6709': toldOfRecording.place, serial: toldOfRecording.serial },
}).flatMap(([name, text]) => ['-metadata', `${name}=${text}`])
const subtitles = `1\n00:00:00,000 --> 00:00:01,000\n${toldOfRecording.track}\n`

/** How each file is made; `cover.jpg` and `track.srt` lie beside it. */
const makers = {
  'phone.mp4': [...picture, ...sound, ...told, '-movflags', 'use_metadata_tags'],
  // As QuickTime writes it, with `©xyz`; ffmpeg’s MP4 has `loci` instead.
  'camera.mp4': [...picture, ...sound, ...told, '-f', 'mov', '-movflags', '+faststart'],
  'drone.mp4': [
    ...[...picture, '-i', 'track.srt', '-map', '0:v', '-map', '1:s', '-c:s', 'mov_text'],
    ...['-metadata:s:s:0', `handler_name=${toldOfRecording.serial}`],
  ],
  'fragments.mp4': [...picture, ...told, '-g', '6', '-movflags', 'frag_keyframe+empty_moov'],
  'clip.webm': [...picture, ...sound, ...told, '-metadata:s:v:0', `title=${toldOfRecording.serial}`],
  'live.webm': [...picture, ...told, '-f', 'webm', '-live', '1'],
  'song.mp3': [
    ...[...sound, '-i', 'cover.jpg', '-map', '0:a', '-map', '1:v', '-c:v', 'copy', ...told],
    ...['-id3v2_version', '3', '-write_id3v1', '1'],
  ],
  'song.m4a': [...sound, ...told, '-f', 'ipod'],
  'song.ogg': [...sound, ...told, '-c:a', 'libvorbis'],
  'opus.ogg': [...sound, ...told, '-c:a', 'libopus'],
  'flac.ogg': [...sound, ...told, '-c:a', 'flac'],
  'song.wav': [...sound, ...told, '-write_bext', '1', '-metadata', `originator=${toldOfRecording.owner}`],
} as const

export type RecordingName = keyof typeof makers
export const recordingNames = Object.keys(makers) as RecordingName[]

/** A video or a sound of a second that tells all of this, made by ffmpeg. */
export function aTellingRecording(name: RecordingName): Promise<Buffer> {
  return inFolder(async (folder) => {
    await writeFile(join(folder, 'cover.jpg'), await aTellingPicture('image/jpeg'))
    await writeFile(join(folder, 'track.srt'), subtitles)
    await run('ffmpeg', ['-loglevel', 'error', ...makers[name], name], { cwd: folder })
    return readFile(join(folder, name))
  })
}

/** What ffprobe reads of a file: how long it is, its streams and what it says of the piece; and that ffmpeg can play it all. */
export function probe(bytes: Buffer) {
  return inFolder(async (folder) => {
    const file = join(folder, 'file')
    await writeFile(file, bytes)
    const entries = 'format=duration:format_tags:stream=codec_type:stream_tags'
    const { stdout } = await run('ffprobe', ['-v', 'error', '-show_entries', entries, '-of', 'json', file])
    const frames = ['-map', '0:v?', '-map', '0:a?', '-f', 'md5', '-']
    const played = await run('ffmpeg', ['-v', 'error', '-i', file, ...frames])
    const { format, streams } = JSON.parse(stdout) as {
      format: { duration: string; tags?: Record<string, string> }
      streams: { codec_type: string; tags?: Record<string, string> }[]
    }
    return {
      duration: format.duration,
      streams: streams.map((stream) => stream.codec_type),
      // An OGG says of its stream what others say of the file.
      tags: { ...streams[0]?.tags, ...format.tags },
      frames: played.stdout,
      faults: played.stderr,
    }
  })
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'dlm-recording-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
