import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { giveBackAll, type Reservation, reserveAll } from '../platform/throttle.ts'
import { mailOtp } from './account-mails.ts'
import { makeOtp } from './otp.repo.ts'
import { otpOwner } from './otp-owner.ts'
import { attempterOf } from './tries.ts'
import { nameKey } from './unique-name.doc.ts'
import { readUser } from './user.repo.ts'

/** No answer about a password comes before this many milliseconds: a mail that is sent takes less, one that is not none. */
const shortest = 1_000

/** Of a code that was mailed a moment ago no second one is wanted, but the field to type it. */
function refuseAsSent(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'too-many-requests') throw error
  const { retryAfter } = error.details
  throw new ApiError('otp-just-sent', retryAfter === undefined ? {} : { retryAfter })
}

/**
 * Mails an OTP. An unknown address is answered as any other, after the same time (SECURITY "OTP"); the `otp` a client sends
 * is not believed (DESIGN §5).
 */
export const forgot_mail: Handler<'forgot_mail'> = async (context, input) => {
  const { platform, visitor } = context
  const { throttle } = platform
  const owner = await otpOwner(context, input)
  const { uid, key, version } = owner
  const { who, pacedWith } = attempterOf(context, uid, version)
  const pause: Reservation = ['otp-pause', `${key} ${who}`]
  const others: Reservation[] = [
    ['otp-hour', `${key} ${who}`],
    ['otp-day', `${key} ${who}`],
    ['otp-mail-pace', `${key} ${pacedWith}`],
    ['mails', nameKey(input.email)],
  ]
  await throttle.reserve(...pause).catch(refuseAsSent)
  await reserveAll(throttle, others).catch(async (error) => {
    // None is on its way: the next answer must not claim so.
    await throttle.giveBack(...pause)
    throw error
  })
  const floor = new Promise((resolve) => setTimeout(resolve, input.purpose === 'password' ? shortest : 0))
  const account = uid === null ? null : { uid, ...(await readUser(platform, uid)) }
  const code = await makeOtp(platform, input.purpose, owner, visitor)
  if (account !== null) {
    const { sent } = await mailOtp(platform, account, code)
    if (!sent) {
      // A mail that was not sent is not counted: the user may try again at once.
      await giveBackAll(throttle, [pause, ...others])
      throw new ApiError('mail-not-sent')
    }
  }
  await floor
  return {}
}
