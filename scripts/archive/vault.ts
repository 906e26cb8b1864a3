import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { pipeline, type Readable, Writable } from 'node:stream'
import { promisify } from 'node:util'
import * as z from 'zod'
import { StopError } from '../lib/stop-error.ts'

/** How the files of an archive are read and written: as they are, or sealed. Sizes are those of what is in them, in bytes. */
export interface Vault {
  read(file: string): Readable
  readAll(file: string): Buffer
  write(file: string): Writable
  writeAll(file: string, data: string): void
  sizeOf(file: string): number
}

/** Files as they are. */
export const plain: Vault = {
  read: (file) => createReadStream(file),
  readAll: (file) => readFileSync(file),
  write: (file) => createWriteStream(file),
  writeAll: (file, data) => writeFileSync(file, data),
  sizeOf: (file) => statSync(file).size,
}

/** Characters of a passphrase at least: a thief of the files can guess it offline. */
export const shortestPassphrase = 12

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
/** The strength that an archive may require, so that a foreign one cannot take all memory: 512 MB and some seconds. */
const maxStrength = { cost: 2 ** 18, blockSize: 16, parallelization: 4 }

/** `encryption.json`: how the key is made of the passphrase (scrypt, RFC 7914). */
const Encryption = z.object({
  version: z.literal(1),
  salt: z.base64(),
  cost: z.number().int().max(maxStrength.cost),
  blockSize: z.number().int().max(maxStrength.blockSize),
  parallelization: z.number().int().max(maxStrength.parallelization),
  /** Made of the passphrase beside the key, so that a wrong one is refused before any file. */
  check: z.base64(),
})
type Encryption = z.infer<typeof Encryption>

/** 64 MB and a fifth of a second for each guess. */
const strength = { cost: 2 ** 16, blockSize: 8, parallelization: 1 }

export const encryptionFile = (folder: string) => join(folder, 'encryption.json')

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** The key of a passphrase, and the check that it is the right one. */
async function secretsOf(
  passphrase: string,
  { salt, cost, blockSize, parallelization }: Omit<Encryption, 'version' | 'check'>,
): Promise<{ key: Buffer; check: Buffer }> {
  const options = { N: cost, r: blockSize, p: parallelization, maxmem: 256 * cost * blockSize }
  const derived = await derive(passphrase.normalize('NFKC'), Buffer.from(salt, 'base64'), 64, options)
  return { key: derived.subarray(0, 32), check: derived.subarray(32) }
}

/**
 * Files of a folder sealed with AES-256-GCM: 12 bytes of nonce, the content, 16 bytes of tag. The path of a file is bound to it, so
 * that two cannot change places; what comes in has the path it will have.
 */
function sealing(folder: string, key: Buffer): Vault {
  const boundTo = (file: string) =>
    Buffer.from(
      relative(folder, file)
        .replaceAll('\\', '/')
        .replace(/^incoming\//, '')
        .replace(/\.part$/, ''),
    )

  function cipherOf(file: string, nonce: Buffer) {
    const cipher = createCipheriv(algorithm, key, nonce)
    cipher.setAAD(boundTo(file))
    return cipher
  }

  function decipherOf(file: string, nonce: Buffer, tag: Buffer) {
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
    decipher.setAAD(boundTo(file))
    decipher.setAuthTag(tag)
    return decipher
  }

  function seal(file: string, data: Buffer): Buffer {
    const nonce = randomBytes(nonceBytes)
    const cipher = cipherOf(file, nonce)
    return Buffer.concat([nonce, cipher.update(data), cipher.final(), cipher.getAuthTag()])
  }

  /** The first bytes and the last, which have to be known before those between. */
  function endsOf(file: string): { nonce: Buffer; tag: Buffer; size: number } {
    const { size } = statSync(file)
    if (size < nonceBytes + tagBytes) throw new StopError(`${file} is cut off.`)
    const [nonce, tag] = [Buffer.alloc(nonceBytes), Buffer.alloc(tagBytes)]
    const handle = openSync(file, 'r')
    readSync(handle, nonce, 0, nonceBytes, 0)
    readSync(handle, tag, 0, tagBytes, size - tagBytes)
    closeSync(handle)
    return { nonce, tag, size }
  }

  return {
    read(file) {
      const { nonce, tag, size } = endsOf(file)
      const decipher = decipherOf(file, nonce, tag)
      const end = size - tagBytes - 1
      // An error of either is the reader's: the callback has nothing to add.
      pipeline(createReadStream(file, { start: nonceBytes, end }), decipher, () => undefined)
      return decipher
    },
    readAll(file) {
      const { nonce, tag, size } = endsOf(file)
      const decipher = decipherOf(file, nonce, tag)
      const content = readFileSync(file).subarray(nonceBytes, size - tagBytes)
      return Buffer.concat([decipher.update(content), decipher.final()])
    },
    write(file) {
      const nonce = randomBytes(nonceBytes)
      const cipher = cipherOf(file, nonce)
      const out = createWriteStream(file)
      out.write(nonce)
      const sealed = new Writable({
        write: (piece, _, done) => void out.write(cipher.update(piece), done),
        final: (done) => void out.end(Buffer.concat([cipher.final(), cipher.getAuthTag()]), () => done()),
        destroy: (error, done) => void out.destroy(error ?? undefined).once('close', () => done(error)),
      })
      out.once('error', (error) => sealed.destroy(error))
      return sealed
    },
    writeAll: (file, data) => writeFileSync(file, seal(file, Buffer.from(data))),
    sizeOf: (file) => statSync(file).size - nonceBytes - tagBytes,
  }
}

/** Has a new folder sealed with a passphrase. @throws StopError for one that is too short */
async function newVault(folder: string, passphrase: string): Promise<Vault> {
  if (passphrase.length < shortestPassphrase)
    throw new StopError(`The passphrase needs ${shortestPassphrase} characters at least.`)
  const salted = { ...strength, salt: randomBytes(16).toString('base64') }
  const { key, check } = await secretsOf(passphrase, salted)
  const encryption: Encryption = { version: 1, ...salted, check: check.toString('base64') }
  mkdirSync(folder, { recursive: true })
  writeFileSync(encryptionFile(folder), `${JSON.stringify(encryption, null, 2)}\n`)
  return sealing(folder, key)
}

/**
 * How the files of a folder are read and written. A folder that has nothing is sealed where there is a passphrase.
 * @throws StopError where the folder is sealed and the passphrase is missing or another, and where it is not and there is one
 */
export async function openVault(folder: string, passphrase?: string): Promise<Vault> {
  const file = encryptionFile(folder)
  if (!existsSync(file)) {
    if (passphrase === undefined) return plain
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new StopError(`${folder} is not encrypted: give no passphrase, or name another folder.`)
    return newVault(folder, passphrase)
  }
  if (passphrase === undefined) throw new StopError(`${folder} is encrypted, and needs its passphrase.`)
  const parsed = Encryption.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'content').join(', ')
    throw new StopError(`${file} is of another release, or was changed: wrong ${fields}.`)
  }
  const { key, check } = await secretsOf(passphrase, parsed.data)
  if (timingSafeEqual(check, Buffer.from(parsed.data.check, 'base64'))) return sealing(folder, key)
  throw new StopError('The passphrase is not the one of this archive.')
}
