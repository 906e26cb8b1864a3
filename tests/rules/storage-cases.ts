import { type Identity, NOW, PERSONA_NAMES, PERSONAS, type PersonaName } from './personas.ts'

export type Operation = 'get' | 'list' | 'create' | 'overwrite' | 'update' | 'delete'

/** One question to storage.rules, and the answer it must get. */
export interface StorageCase {
  title: string
  who: Identity
  operation: Operation
  path: string
  file: { contentType: string; size: number; contentEncoding?: string | null }
  allowed: boolean
}

const MB = 1024 * 1024
const PNG = { contentType: 'image/png', size: 64 }
const STAGED = 'staging/uid-admin/upload-1'
const OPERATIONS: readonly Operation[] = ['get', 'list', 'create', 'overwrite', 'update', 'delete']

/** A folder of each kind, with the file for the operations. */
const PLACES = [
  'public/news/cover.webp',
  'locked/album-1/photo.webp',
  'originals/photo-1/original.jpg',
  'withheld/public/photos/photo-1/original.jpg',
  'shared/public/news/news-1/1200.jpg',
  `${STAGED}/photo.png`,
  'users/uid-member/photo.webp',
  'stray.png',
]

/** Everything that is allowed: every visitor gets a public file, an admin puts a new file into their own staging folder. */
function isAllowed(persona: string, operation: Operation, path: string): boolean {
  if (operation === 'get') return path.startsWith('public/')
  return operation === 'create' && path.startsWith('staging/') && persona === 'admin'
}

function everyOperation(persona: PersonaName): StorageCase[] {
  return PLACES.flatMap((path) =>
    OPERATIONS.map((operation) => ({
      title: `${persona}: ${operation} ${path}`,
      who: PERSONAS[persona],
      operation,
      path,
      file: PNG,
      allowed: isAllowed(persona, operation, path),
    })),
  )
}

function upload(allowed: boolean, title: string, change: Partial<StorageCase>): StorageCase {
  const base = { who: PERSONAS.admin, operation: 'create', path: `${STAGED}/photo.png`, file: PNG } as const
  return { ...base, ...change, title, allowed }
}

function sized(allowed: boolean, contentType: string, size: number): StorageCase {
  return upload(allowed, `an upload of ${contentType} with ${size} bytes`, { file: { contentType, size } })
}

/** Every type, and each limit from both sides: one for all types of a kind. */
const LIMITS: StorageCase[] = [
  ...['image/jpeg', 'image/png', 'image/webp', 'video/mp4', 'video/webm'].map((type) =>
    sized(true, type, 64),
  ),
  ...['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav', 'audio/flac'].map((type) => sized(true, type, 64)),
  ...(
    [
      ['image/png', 60],
      ['video/mp4', 4096],
      ['audio/ogg', 1024],
    ] as const
  ).flatMap(([type, limit]) => [sized(true, type, limit * MB), sized(false, type, limit * MB + 1)]),
  sized(true, 'image/png', 1),
  sized(false, 'image/png', 0),
  ...[
    'image/svg+xml',
    'image/gif',
    'text/html',
    'application/javascript',
    'application/octet-stream',
    'image/png; charset=x',
  ].map((type) => sized(false, type, 64)),
]

const NAMES: StorageCase[] = [
  ...[
    `${STAGED}/a`,
    `${STAGED}/a.b.png`,
    `${STAGED}/${'n'.repeat(128)}`,
    `staging/uid-admin/${'u'.repeat(64)}/a.png`,
  ].map((path) => upload(true, `an upload to ${path}`, { path })),
  ...[
    `${STAGED}/.hidden`,
    `${STAGED}/a b.png`,
    `${STAGED}/a%2Fb.png`,
    `${STAGED}/${'n'.repeat(129)}`,
    `${STAGED}/deeper/a.png`,
    'staging/uid-admin/7-chars/a.png',
    `staging/uid-admin/${'u'.repeat(65)}/a.png`,
    'staging/uid-admin/up.load-1/a.png',
    'staging/uid-admin/a.png',
  ].map((path) => upload(false, `an upload to ${path}`, { path })),
]

function claiming(allowed: boolean, title: string, claims: Record<string, unknown>): StorageCase {
  return upload(allowed, `an upload with ${title}`, { who: { uid: 'uid-admin', claims } })
}

const CLAIMS: StorageCase[] = [
  claiming(true, 'a token that holds for another minute', { uploadsUntil: NOW + 60_000 }),
  claiming(false, 'a token that ends now', { uploadsUntil: NOW }),
  claiming(false, 'a token that ended a minute ago', { uploadsUntil: NOW - 60_000 }),
  claiming(false, 'the claim of former times', { admin: true }),
  claiming(false, 'no claim', {}),
]

const ENCODINGS: StorageCase[] = [
  ...['', 'identity', null].map((contentEncoding) =>
    upload(true, `an upload with the encoding ${JSON.stringify(contentEncoding)}`, {
      file: { ...PNG, contentEncoding },
    }),
  ),
  ...['gzip', 'br', 'GZIP', 'gzip, identity', 'x'].map((contentEncoding) =>
    upload(false, `an upload with the encoding ${contentEncoding}`, { file: { ...PNG, contentEncoding } }),
  ),
]

/** Every question that storage.rules is asked, by what it is about; each denial is next to its allowed twin. */
export const STORAGE_CASES: Readonly<Record<string, readonly StorageCase[]>> = {
  ...Object.fromEntries(PERSONA_NAMES.map((persona) => [persona, everyOperation(persona)])),
  'types and sizes': LIMITS,
  names: NAMES,
  claims: CLAIMS,
  encodings: ENCODINGS,
}

export const ALL_STORAGE_CASES: readonly StorageCase[] = Object.values(STORAGE_CASES).flat()
