import { createHmac, randomBytes } from 'node:crypto'
import type { CollectionName } from '../../functions/src/archive/collections.ts'
import { contentOf, type Entry, withContent } from '../../functions/src/archive/entry.ts'

type Document = Record<string, unknown>

const email = /[^\s<>()[\]{}@"'\\,;:/=?&]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
/** What a key is made of, in the link of a notification. */
const linkedCypher = /(?<=[?&]cypher=)[A-Za-z0-9]+/g
/** Whatever may be a N.I.C. within a text. */
const nicLike = /(?<![\p{L}\p{N}])[A-Za-z0-9]{10,12}(?![\p{L}\p{N}])/gu

/**
 * Replaces what identifies a person or grants access: e-mail addresses, N.I.C.s, hashes, keys and what they are made of.
 * The same address or N.I.C. has the same replacement everywhere, in texts too; it differs from backup to backup and cannot
 * be reversed. No password opens an account of a masked archive until one is set by e-mail.
 */
export function masking(secret: Buffer = randomBytes(32)): (entry: Entry) => Entry {
  const digest = (kind: string, value: string, length: number) =>
    createHmac('sha256', secret).update(`${kind} ${value}`).digest('hex').slice(0, length)
  const normal = (value: string) => value.trim().normalize('NFKC').toLowerCase()
  /** N.I.C.s of the profiles, which come first. */
  const nics = new Map<string, string>()

  function maskNic(nic: unknown): string | null {
    if (typeof nic !== 'string') return null
    const masked = `M${digest('nic', normal(nic), 11).toUpperCase()}`
    nics.set(normal(nic), masked)
    return masked
  }
  const orNull = (kind: string, value: unknown) =>
    typeof value === 'string' ? digest(kind, value, 32) : null

  const masks: Partial<Record<CollectionName, (document: Document) => Document>> = {
    users: ({ nic }) => ({ nic: maskNic(nic) }),
    credentials: () => ({
      passwordHash: null,
      adminPasswordHash: null,
      factor: null,
      passkeys: [],
      passkeyUsed: 0,
      challenge: null,
    }),
    albumSecrets: () => ({ codeHash: 'masked' }),
    roomLinks: () => ({ name: 'masked', email: '', secretHash: 'masked', pin: '' }),
    openedRooms: () => ({ rooms: {} }),
    roomComments: ({ text }) => ({ text: text === '' ? '' : 'masked', strokes: [] }),
    sonata: ({ cypher, keynum }) => ({ cypher: orNull('cypher', cypher), keynum: orNull('key', keynum) }),
    audit: () => ({ address: 'masked' }),
  }

  function maskText(text: string): string {
    return text
      .replace(email, (match) => `m${digest('email', normal(match), 16)}@masked.example`)
      .replace(linkedCypher, (match) => digest('cypher', match, 32))
      .replace(nicLike, (match) => nics.get(normal(match)) ?? match)
  }
  function maskValue(value: unknown): unknown {
    if (typeof value === 'string') return maskText(value)
    if (Array.isArray(value)) return value.map(maskValue)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, maskValue(inner)]))
  }

  return (entry) => {
    const { name, document } = contentOf(entry)
    const masked = withContent(entry, { ...document, ...masks[name]?.(document) })
    return { ...masked, document: maskValue(masked.document) as Document }
  }
}
