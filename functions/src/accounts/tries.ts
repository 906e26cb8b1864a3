import type { AccountLimitName } from '@dlm/contract/limits'
import type { Context } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { deviceOf } from './devices.ts'

/** Who tries, as tries at an account are counted (docs/decisions/021). */
export interface Attempter {
  /** A browser on which the account signed in before, the visitor who requested the OTP in force, else the address. */
  who: string
  /** With whom the pace of an account is shared; null where something else bounds the tries. */
  pacedWith: 'devices' | 'strangers' | null
}

/** @param version the account's `sessionVersion` */
export function attempterOf(
  { platform, address, devices }: Pick<Context<'public'>, 'platform' | 'address' | 'devices'>,
  uid: string | null,
  version: number,
): Attempter {
  const device = uid === null ? null : deviceOf(platform, uid, version, devices)
  return device === null
    ? { who: `address ${address}`, pacedWith: 'strangers' }
    : { who: `device ${device}`, pacedWith: 'devices' }
}

/** The secrets that can be guessed, each with its limits: one per attempter, and the shared pace of all unknown attempters. */
const guards = {
  password: { own: 'sign-in-account', pace: 'sign-in-pace' },
  otp: { own: 'otp-try', pace: 'otp-try-pace' },
  'admin-password': { own: 'admin-password', pace: 'admin-password-pace' },
  'factor-code': { own: 'factor-code', pace: 'factor-code-pace' },
} as const satisfies Record<string, { own: AccountLimitName; pace: AccountLimitName }>

/** A secret of an account, and who tries it. */
export interface SecretCheck {
  secret: keyof typeof guards
  /** What its tries are counted by. */
  account: string
  /** The secret's: another secret has counts of its own, so that a new one is not shut because of guesses at the former. */
  hash?: string | null
  attempter: Attempter
}

/**
 * Checks a secret, with a try taken before. An attempter who was right before has only its own limit; any other shares the
 * account's pace with all the others, which slows down and locks no one out. The try is given back unless the guess was
 * wrong.
 * @param look answers null where the secret was wrong
 * @throws ApiError too-many-requests, password-reset-required, unavailable
 */
export async function checkWithThrottle<T>(
  { throttle }: Pick<Platform, 'throttle'>,
  { secret, account, hash, attempter }: SecretCheck,
  look: () => Promise<T | null>,
): Promise<T | null> {
  const { own, pace } = guards[secret]
  const perAttempter = `${account} ${hash ?? ''} ${attempter.who}`
  const shared = `${account} ${attempter.pacedWith}`
  const isKnown = await throttle.reserve(own, perAttempter)
  const isPaced = attempter.pacedWith !== null && !isKnown
  const giveBackPace = () => (isPaced ? throttle.giveBack(pace, shared) : undefined)
  if (isPaced)
    await throttle.reserve(pace, shared).catch(async (refused) => {
      await throttle.giveBack(own, perAttempter)
      throw refused
    })
  try {
    const match = await look()
    if (match !== null) await Promise.all([throttle.clear(own, perAttempter), giveBackPace()])
    return match
  } catch (failed) {
    await Promise.allSettled([throttle.giveBack(own, perAttempter), giveBackPace()])
    throw failed
  }
}
