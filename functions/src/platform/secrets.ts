import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { quotas } from '@dlm/contract/limits'
import { ApiError } from './api-error.ts'

/** scrypt as SECURITY "Secrets" has it: 32 MiB and about 0.1 s a hash; maxmem leaves room for Node's own overhead. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 80 * 1024 * 1024 }
const keyLength = 32
const saltLength = 16
const concurrent = 2

/** Lets `size` tasks run at once and some more wait in line, so that a storm of sign-ins cannot exhaust memory or time. */
class Gate {
  private running = 0
  private readonly waiting: (() => void)[] = []
  private readonly size: number

  constructor(size: number) {
    this.size = size
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running < this.size) this.running++
    else if (this.waiting.length >= quotas.secretsWaiting)
      throw new ApiError('unavailable', { retryAfter: 5 })
    else await new Promise<void>((resolve) => this.waiting.push(resolve))
    try {
      return await task()
    } finally {
      // A waiting task inherits the place, so nobody can slip in between.
      const next = this.waiting.shift()
      if (next) next()
      else this.running--
    }
  }
}

const gate = new Gate(concurrent)

function derive(secret: string, salt: Buffer): Promise<Buffer> {
  return gate.run(
    () =>
      new Promise((resolve, reject) => {
        scrypt(secret.normalize('NFKC'), salt, keyLength, cost, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )
}

/**
 * Hash of a password, admin password, album code or OTP: `scrypt$<salt>$<key>`, both base64url, with a salt of its own.
 * @throws ApiError unavailable where too many wait for theirs already, as `verifySecret`
 */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(saltLength)
  const key = await derive(secret, salt)
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** What a secret of nobody is compared with, so that an unknown name costs the same time as a wrong password. */
const nobody = `scrypt$${Buffer.alloc(saltLength).toString('base64url')}$${Buffer.alloc(keyLength).toString('base64url')}`

/**
 * Whether `secret` is the one `hash` was made of. `hash` null stands for an account that does not exist: false, in the
 * same time. A malformed hash counts as nobody's.
 */
export async function verifySecret(secret: string, hash: string | null): Promise<boolean> {
  const [scheme, salt, key] = (hash ?? nobody).split('$')
  const expected = Buffer.from(key ?? '', 'base64url')
  const wellFormed = scheme === 'scrypt' && salt !== undefined && expected.length === keyLength
  const actual = await derive(secret, Buffer.from(wellFormed ? salt : '', 'base64url'))
  return wellFormed && timingSafeEqual(actual, expected) && hash !== null
}
