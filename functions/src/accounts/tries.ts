import type { AccountLimitName } from '@dlm/contract/limits'
import type { Context } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { deviceOf } from './devices.ts'

/** Who tries, as tries at an account are counted (docs/decisions/021). */
export interface Trier {
  /** A browser on which the account signed in before, whoever asked for the OTP that is in force, else the address. */
  who: string
  /** With whom the pace of an account is shared; null where something else bounds the tries. */
  pacedWith: 'devices' | 'strangers' | null
}

/** @param version the account's `sessionVersion` */
export function trierOf(
  { platform, address, devices }: Pick<Context<'public'>, 'platform' | 'address' | 'devices'>,
  uid: string | null,
  version: number,
): Trier {
  const device = uid === null ? null : deviceOf(platform, uid, version, devices)
  return device === null
    ? { who: `address ${address}`, pacedWith: 'strangers' }
    : { who: `device ${device}`, pacedWith: 'devices' }
}

/** The secrets that are guessed at, each with its limits: the trier's own, and the pace of all that are not known. */
const guards = {
  password: { own: 'sign-in-account', pace: 'sign-in-pace' },
  otp: { own: 'otp-try', pace: 'otp-try-pace' },
  'admin-password': { own: 'admin-password', pace: 'admin-password-pace' },
  'factor-code': { own: 'factor-code', pace: 'factor-code-pace' },
} as const satisfies Record<string, { own: AccountLimitName; pace: AccountLimitName }>

/** A secret of an account, and who tries it. */
export interface Guess {
  secret: keyof typeof guards
  /** What its tries are counted by. */
  account: string
  /** The secret's: another secret has counts of its own, so that a new one is not shut because of guesses at the former. */
  hash?: string | null
  trier: Trier
}

/**
 * Looks at a secret with a try taken before. A trier who was right before has only the own limit; any other shares the pace
 * of the account with all the others, which slows down and shuts nobody out. What turns out to be no wrong guess is
 * given back.
 * @param look answers null where the secret was wrong
 * @throws ApiError too-many-requests, password-reset-required, unavailable
 */
export async function guess<T>(
  { throttle }: Pick<Platform, 'throttle'>,
  { secret, account, hash, trier }: Guess,
  look: () => Promise<T | null>,
): Promise<T | null> {
  const { own, pace } = guards[secret]
  const mine = `${account} ${hash ?? ''} ${trier.who}`
  const shared = `${account} ${trier.pacedWith}`
  const isKnown = await throttle.reserve(own, mine)
  const isPaced = trier.pacedWith !== null && !isKnown
  const giveBackPace = () => (isPaced ? throttle.giveBack(pace, shared) : undefined)
  if (isPaced)
    await throttle.reserve(pace, shared).catch(async (refused) => {
      await throttle.giveBack(own, mine)
      throw refused
    })
  try {
    const found = await look()
    if (found !== null) await Promise.all([throttle.clear(own, mine), giveBackPace()])
    return found
  } catch (failed) {
    await Promise.allSettled([throttle.giveBack(own, mine), giveBackPace()])
    throw failed
  }
}
