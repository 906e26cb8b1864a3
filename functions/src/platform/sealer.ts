import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts secrets that must be read again, and so cannot be hashed: the database alone does not reveal them. */
export interface Sealer {
  /** AES-256-GCM under the server's secret, base64url. @param owner the account it belongs to: it cannot be opened for another */
  seal(text: string, owner: string): string
  /** What was sealed for this owner; null where it was not, or under another server's secret. */
  open(sealed: string, owner: string): string | null
}

const cipher = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** @param secret APP_SECRET; changing it leaves everything that was sealed unreadable */
export function sealer(secret: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sealer', 32))
  return {
    seal(text, owner) {
      const iv = randomBytes(ivLength)
      const encrypt = createCipheriv(cipher, key, iv).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([encrypt.update(text, 'utf8'), encrypt.final()])
      return Buffer.concat([iv, encrypt.getAuthTag(), sealed]).toString('base64url')
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url')
      const textAt = ivLength + tagLength
      if (bytes.length < textAt) return null
      try {
        const decrypt = createDecipheriv(cipher, key, bytes.subarray(0, ivLength), {
          authTagLength: tagLength,
        })
        decrypt.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(ivLength, textAt))
        return Buffer.concat([decrypt.update(bytes.subarray(textAt)), decrypt.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
