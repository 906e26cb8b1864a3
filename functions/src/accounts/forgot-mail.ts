import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { mailOtp } from './account-mails.ts'
import { makeOtp } from './otp.repo.ts'
import { otpOwner } from './otp-owner.ts'
import { nameKey } from './unique-name.doc.ts'
import { readUser } from './user.repo.ts'

/** No answer about a password comes before this many milliseconds: a mail that is sent takes less, one that is not none. */
const shortest = 1_000

const limits = ['otp-pause', 'otp-hour', 'otp-day'] as const

/**
 * Mails an OTP. An address that is nobody's is answered as any other, after the same time (SECURITY "OTP"); the `otp` a
 * client sends is not believed (DESIGN §5).
 */
export const forgot_mail: Handler<'forgot_mail'> = async (context, input) => {
  const { platform } = context
  const { uid, key } = await otpOwner(context, input)
  const { throttle } = platform
  for (const limit of limits) await throttle.reserve(limit, key)
  await throttle.reserve('mails', nameKey(input.email))
  const floor = new Promise((resolve) => setTimeout(resolve, input.purpose === 'password' ? shortest : 0))
  const code = await makeOtp(platform, input.purpose, uid)
  if (uid !== null) {
    const { sent } = await mailOtp(platform, await readUser(platform, uid), code)
    if (!sent) {
      // What was not sent is not counted: whoever waits for it may try again at once.
      await Promise.all(limits.map((limit) => throttle.giveBack(limit, key)))
      await throttle.giveBack('mails', nameKey(input.email))
      throw new ApiError('mail-not-sent')
    }
  }
  await floor
  return {}
}
