import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { leakedMetadata, pictureWithMetadata } from './testing.ts'

const run = promisify(execFile)

/** The private metadata of the recordings made here, each word in another place of the file. */
export const recordingMetadata = {
  place: '+51.5012-000.1419/',
  owner: 'Owner Ophelia Oakley',
  serial: 'SERIAL-4711-0815',
  comment: 'comment-by-Ophelia',
  track: '51.5012,-0.1419 of a second',
} as const

/** What the recording is called and by whom it is, which stays where its format has a place for it. */
export const piece = { title: 'A walk', artist: 'The walkers' } as const

/** What these bytes hold of it. */
export function leakedRecordingMetadata(bytes: Buffer): string[] {
  const words = Object.values(recordingMetadata)
  return [
    ...words.filter((word) => bytes.includes(word) || bytes.includes(word, 0, 'utf16le')),
    ...leakedMetadata(bytes),
  ]
}

const seconds = ['-t', '1']
const picture = ['-f', 'lavfi', ...seconds, '-i', 'testsrc=size=128x96:rate=12']
const sound = ['-f', 'lavfi', ...seconds, '-i', 'sine=frequency=440']
const metadataOptions = Object.entries({
  ...piece,
  ...{
    location: recordingMetadata.place,
    comment: recordingMetadata.comment,
    owner: recordingMetadata.owner,
  },
  ...{ 'com.apple.quicktime.location.ISO6709': recordingMetadata.place, serial: recordingMetadata.serial },
}).flatMap(([name, text]) => ['-metadata', `${name}=${text}`])
const subtitles = `1\n00:00:00,000 --> 00:00:01,000\n${recordingMetadata.track}\n`

/** The options by which ffmpeg makes each file; `cover.jpg` and `track.srt` are in the same folder. */
const makers = {
  'phone.mp4': [...picture, ...sound, ...metadataOptions, '-movflags', 'use_metadata_tags'],
  // As QuickTime writes it, with `©xyz`; ffmpeg’s MP4 has `loci` instead.
  'camera.mp4': [...picture, ...sound, ...metadataOptions, '-f', 'mov', '-movflags', '+faststart'],
  'drone.mp4': [
    ...[...picture, '-i', 'track.srt', '-map', '0:v', '-map', '1:s', '-c:s', 'mov_text'],
    ...['-metadata:s:s:0', `handler_name=${recordingMetadata.serial}`],
  ],
  'fragments.mp4': [...picture, ...metadataOptions, '-g', '6', '-movflags', 'frag_keyframe+empty_moov'],
  'clip.webm': [
    ...picture,
    ...sound,
    ...metadataOptions,
    '-metadata:s:v:0',
    `title=${recordingMetadata.serial}`,
  ],
  'live.webm': [...picture, ...metadataOptions, '-f', 'webm', '-live', '1'],
  'song.mp3': [
    ...[...sound, '-i', 'cover.jpg', '-map', '0:a', '-map', '1:v', '-c:v', 'copy', ...metadataOptions],
    ...['-id3v2_version', '3', '-write_id3v1', '1'],
  ],
  'song.m4a': [...sound, ...metadataOptions, '-f', 'ipod'],
  'song.ogg': [...sound, ...metadataOptions, '-c:a', 'libvorbis'],
  'opus.ogg': [...sound, ...metadataOptions, '-c:a', 'libopus'],
  'flac.ogg': [...sound, ...metadataOptions, '-c:a', 'flac'],
  'song.flac': [...sound, ...metadataOptions],
  'song.wav': [
    ...sound,
    ...metadataOptions,
    '-write_bext',
    '1',
    '-metadata',
    `originator=${recordingMetadata.owner}`,
  ],
} as const

export type RecordingName = keyof typeof makers
export const recordingNames = Object.keys(makers) as RecordingName[]

/** A video or a sound of one second with all of this metadata, made by ffmpeg. */
export function recordingWithMetadata(name: RecordingName): Promise<Buffer> {
  return inFolder(async (folder) => {
    await writeFile(join(folder, 'cover.jpg'), await pictureWithMetadata('image/jpeg'))
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
