import type { Answer } from '@dlm/contract/contract'
import { bucket, db } from './admin.ts'
import { call } from './client.ts'
import { aJpeg } from './factories/pictures.ts'
import { unique } from './fixtures.ts'
import { editAlbum } from './media.ts'
import type { Person } from './people.ts'
import { aWebm, objectsIn, stage, stageCover } from './uploads.ts'

export const albumCode = 'kiwi-42'

type Listed = Answer<'add_videos'>['data'][number]

/** An album, as its form makes it. */
export async function addAlbum(
  admin: Person,
  more: { alpass?: string; unlisted?: boolean; downloads?: 'off' } = {},
) {
  const fid = `ALB-${unique()}`
  const { status } = await call(
    'add_album',
    { alname: `Album ${fid}`, fp: await stageCover(admin), fid, alpass: '', ...more },
    admin,
  )
  if (status !== 200) throw new Error(`the album was not added: ${status}`)
  return fid
}

/** A sound of one channel as WAV, whose samples are `size` bytes. */
function aWav(size: number): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + size, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(8_000, 24)
  header.writeUInt32LE(8_000, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(size, 40)
  return Buffer.concat([header, Buffer.alloc(size, 9)])
}

/** A film with a still and a sound, uploaded into an album, or into none. All bytes are their own. @param by how they are registered, once they are uploaded */
export async function addRecordings(
  admin: Person,
  fid?: string,
  size = 5_000,
  by: (register: (who: Person) => Promise<void>) => Promise<void> = (register) => register(admin),
) {
  const run = unique()
  const [vid, aid] = [`V-${run}`, `A-${run}`]
  const [filmName, soundName] = [`film ${run}.webm`, `sound ${run}.wav`]
  const [film, sound] = [aWebm(size), aWav(size)]
  film.fill(vid.toLowerCase(), film.length - size)
  sound.fill(aid.toLowerCase(), sound.length - size)
  const [filmFile = '', poster = '', soundFile = ''] = await stage(admin, [
    { bytes: film, name: filmName, type: 'video/webm' },
    { bytes: await aJpeg(), name: 'still.jpg' },
    { bytes: sound, name: soundName, type: 'audio/wav' },
  ])
  const inAlbum = fid === undefined ? {} : { fid }
  const films = [
    {
      name: filmName,
      size: film.length,
      file: filmFile,
      poster,
      vid,
      type: 'video/webm' as const,
      duration: 9,
    },
  ]
  const sounds = [{ name: soundName, size: sound.length, file: soundFile, aid, type: 'audio/wav' as const }]
  let listed: Listed | undefined
  await by(async (who) => {
    const answers = [
      await call('add_videos', { ...inAlbum, files: JSON.stringify(films) }, who),
      await call('add_audios', { ...inAlbum, files: JSON.stringify(sounds) }, who),
    ]
    for (const { status, body } of answers)
      if (status !== 200 || body.refused?.length !== 0) throw new Error(JSON.stringify(body))
    listed = (answers[0]?.body as Answer<'add_videos'> | undefined)?.data[0]
  })
  return { vid, aid, run, filmName, soundName, film, sound, listed: listed as Listed }
}
export type Recordings = Awaited<ReturnType<typeof addRecordings>>

/** All objects of a film and a sound in the bucket, wherever they are. */
export async function objectsOfRecordings({ vid, aid }: Pick<Recordings, 'vid' | 'aid'>): Promise<string[]> {
  const everywhere = await Promise.all(['public/', 'locked/', 'withheld/', 'shared/'].map(objectsIn))
  return everywhere.flat().filter((path) => path.includes(vid) || path.includes(aid))
}

/** What the documents say. */
export async function storedRecordings({ vid, aid }: Pick<Recordings, 'vid' | 'aid'>) {
  const [film, sound] = await db.getAll(db.doc(`videos/${vid}`), db.doc(`audios/${aid}`))
  return { film: film?.data() ?? {}, sound: sound?.data() ?? {} }
}

/** Moves a recording to another album, as its form does; empty for none. */
export async function moveRecording(admin: Person, kind: 'video' | 'audio', id: string, fid: string) {
  const { body } = await call('get_editable', { kind, id }, admin)
  return call('edit', { kind, id, revision: body.revision, fields: { ...body.fields, fid } }, admin)
}

/** Locks an album, or opens it with an empty code. */
export async function setCode(admin: Person, fid: string, alpass: string): Promise<void> {
  const { status } = await editAlbum(admin, fid, { alpass })
  if (status !== 200) throw new Error(`the lock of ${fid} was not switched: ${status}`)
}

/** The bytes of an object. */
export async function bytesOf(path: string): Promise<Buffer> {
  return (await bucket.file(path).download())[0]
}

/** Gives a recording tags, as its form does. */
export async function tagRecording(admin: Person, kind: 'video' | 'audio', id: string, tags: string) {
  const { body } = await call('get_editable', { kind, id }, admin)
  return call('edit', { kind, id, revision: body.revision, fields: { ...body.fields, tags } }, admin)
}

/** Uploads a film that plays into an album; its id. */
export async function addFilm(
  admin: Person,
  fid: string,
  bytes: Buffer,
  facts: { frameRate?: number } = {},
): Promise<string> {
  const vid = `V-${unique()}`
  const [file, poster] = await stage(admin, [
    { bytes, name: 'The vows.mp4', type: 'video/mp4' },
    { bytes: await aJpeg(), name: 'still.jpg' },
  ])
  const films = [{ name: 'The vows.mp4', size: bytes.length, file, poster, vid, type: 'video/mp4', ...facts }]
  const { status, body } = await call('add_videos', { fid, files: JSON.stringify(films) }, admin)
  if (status !== 200 || body.refused?.length !== 0) throw new Error(JSON.stringify(body))
  return vid
}

/** Uploads a sound that plays into an album; its id. */
export async function addSound(
  admin: Person,
  fid: string,
  bytes: Buffer,
  facts: { duration?: number } = {},
): Promise<string> {
  const aid = `A-${unique()}`
  const [file] = await stage(admin, [{ bytes, name: 'The speech.wav', type: 'audio/wav' }])
  const sounds = [{ name: 'The speech.wav', size: bytes.length, file, aid, type: 'audio/wav', ...facts }]
  const { status, body } = await call('add_audios', { fid, files: JSON.stringify(sounds) }, admin)
  if (status !== 200 || body.refused?.length !== 0) throw new Error(JSON.stringify(body))
  return aid
}
