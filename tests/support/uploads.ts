import type { Request } from '@dlm/contract/contract'
import { bucket, db } from './admin.ts'
import { call } from './client.ts'
import { aJpeg } from './factories/pictures.ts'
import type { Person } from './people.ts'

/** A WebM with one cluster of `size` bytes, in which a browser finds no frames. */
export function aWebm(size: number): Buffer {
  const header = '1a45dfa39f4286810142f7810142f2810442f381084282847765626d4287810442858102'
  const segment = '1853806701ffffffffffffff'
  const cluster = '1f43b675'
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE((1n << 56n) | BigInt(size))
  return Buffer.concat([Buffer.from(header + segment + cluster, 'hex'), length, Buffer.alloc(size, 7)])
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** The index of an MP4 with one track of pictures, and `size` bytes in which a browser finds none. */
export function anMp4({ width = 640, height = 360, format = 'avc1', size = 900 } = {}): Buffer {
  const header = Buffer.alloc(84)
  header.writeUInt32BE(1, 12)
  header.writeUInt16BE(width, 76)
  header.writeUInt16BE(height, 80)
  const handler = Buffer.alloc(24)
  handler.write('vide', 8, 'latin1')
  const samples = box('stsd', Buffer.from('0000000000000001', 'hex'), box(format, Buffer.alloc(78)))
  const media = box('mdia', box('hdlr', handler), box('minf', box('stbl', samples)))
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom')),
    box('moov', box('trak', box('tkhd', header), media)),
    box('mdat', Buffer.alloc(size, 7)),
  ])
}

interface File {
  bytes: Buffer
  name?: string
  type?: string
  fingerprint?: string
  takenAt?: number
}

/** Requests upload slots for files, and uploads them there; their paths. */
export async function stage(
  admin: Person,
  files: readonly File[],
  upload: { from?: number; startedAt?: number } = {},
): Promise<string[]> {
  const described = files.map(({ bytes, name = 'picture.jpg', type = 'image/jpeg', ...more }) => ({
    ...{ name, type, size: bytes.length, ...more },
  }))
  const { body } = await call('start_upload', { files: JSON.stringify(described), ...upload }, admin)
  const paths = body.data.map(({ path = '' }) => path)
  await Promise.all(
    files.map(({ bytes, type: contentType = 'image/jpeg' }, at) =>
      bucket.file(paths[at] ?? '').save(bytes, { resumable: false, contentType }),
    ),
  )
  return paths
}

/** A picture that is ready to be a form's cover; its path. */
export async function stageCover(admin: Person, bytes?: Buffer): Promise<string> {
  const [path = ''] = await stage(admin, [{ bytes: bytes ?? (await aJpeg()) }])
  return path
}

/** What is in a folder of the bucket. */
export async function objectsIn(prefix: string): Promise<string[]> {
  return (await bucket.getFiles({ prefix }))[0].map(({ name }) => name).sort()
}

/** The lines that the audit log has about a document. */
export async function auditOf(subject: string): Promise<string[]> {
  const { docs } = await db.collection('audit').where('subject', '==', subject).get()
  return docs.map((document) => document.get('action')).sort()
}

/** A form for each kind that has a cover, as the dashboard sends it. */
export const forms = {
  news: (photo: string, title: string): Request<'add_news'> => ({ title, text: 'A text', photo }),
  event: (photo: string, title: string): Request<'add_event'> => ({
    ...{ title, name: 'An organizer', text: 'What happens' },
    ...{ photo, date: '2026-01-02' },
  }),
  product: (photo: string, title: string): Request<'add_product'> => ({
    ...{ title, name: title, text: 'What it does', photo },
    ...{ prid: `PRD-${crypto.randomUUID()}`, cate: 'Free' as const },
  }),
  service: (icon: string, title: string): Request<'add_service'> => ({
    ...{ title, text: 'What it is', icon, ageLmt: '0' as const },
  }),
}
