import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { quotas } from '@dlm/contract/limits'
import { ApiError } from './api-error.ts'

/** What a hash costs, as SECURITY "Secrets" has it: N of scrypt is 2 to the power of this, 32 MiB and about 0.1 s a hash. */
const fullCost = 15
/** Below this nothing is a hash. */
const leastCost = 10

/** What a new hash costs: less in the suites alone, where thousands are made (`refuseStrayEmulators`). */
function currentCost(): number {
  return Number(process.env.SCRYPT_COST || fullCost)
}

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
      // A waiting task inherits the place, so that no other takes it.
      const next = this.waiting.shift()
      if (next) next()
      else this.running--
    }
  }
}

const gate = new Gate(concurrent)

function derive(secret: string, salt: Buffer, cost: number): Promise<Buffer> {
  // maxmem leaves room for Node's own overhead.
  const options = { N: 2 ** cost, r: 8, p: 3, maxmem: 80 * 1024 * 1024 }
  return gate.run(
    () =>
      new Promise((resolve, reject) => {
        scrypt(secret.normalize('NFKC'), salt, keyLength, options, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )
}

/**
 * Hash of a password, admin password, album code or OTP: `scrypt$<cost>$<salt>$<key>`, salt and key base64url, with a salt of
 * its own. It contains the cost, so that a change of the cost leaves stored hashes valid.
 * @throws ApiError unavailable where too many are waiting already, as `verifySecret`
 */
export async function hashSecret(secret: string): Promise<string> {
  const [salt, cost] = [randomBytes(saltLength), currentCost()]
  const key = await derive(secret, salt, cost)
  return `scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** The parts of a stored hash, or null where it is none. One of `scrypt$<salt>$<key>` is older than the cost in it. */
function parsed(hash: string): { cost: number; salt: Buffer; key: Buffer } | null {
  const [scheme, ...values] = hash.split('$')
  const [cost, salt, key] = values.length === 2 ? [`${fullCost}`, ...values] : values
  const parts = {
    cost: Number(cost),
    salt: Buffer.from(salt ?? '', 'base64url'),
    key: Buffer.from(key ?? '', 'base64url'),
  }
  const isKnown = parts.cost >= leastCost && parts.cost <= fullCost && Number.isInteger(parts.cost)
  return scheme === 'scrypt' && isKnown && parts.key.length === keyLength ? parts : null
}

/**
 * Whether `secret` is the one `hash` was made of. `hash` is null for an account that does not exist: false, in the same time.
 * A malformed hash counts as null.
 */
export async function verifySecret(secret: string, hash: string | null): Promise<boolean> {
  const expected = parsed(hash ?? '')
  const { cost, salt } = expected ?? { cost: currentCost(), salt: Buffer.alloc(saltLength) }
  const actual = await derive(secret, salt, cost)
  return expected !== null && timingSafeEqual(actual, expected.key)
}
