import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { askedForOtp, exchangeOtp } from './otp.repo.ts'
import { otpOwner } from './otp-owner.ts'
import { guess, trierOf } from './tries.ts'

/** The one-time grant for the right OTP. A try is taken before the OTP is looked at (DESIGN §5, SECURITY "OTP"). */
export const get_varify: Handler<'get_varify'> = async (context, input) => {
  const { platform, visitor } = context
  const { otp, purpose } = input
  const owner = await otpOwner(context, input)
  const { uid, key, version } = owner
  // Asking is bounded itself, and only who asked last is bound to no pace.
  const isAsker = await askedForOtp(platform, purpose, owner, visitor)
  const trier = isAsker ? { who: `asker ${visitor}`, pacedWith: null } : trierOf(context, uid, version)
  const grant = await guess(platform, { secret: 'otp', account: key, trier }, () =>
    exchangeOtp(platform, purpose, owner, otp),
  )
  if (grant === null) throw new ApiError('otp-wrong')
  // The next one may be sent at once: none is on its way any more.
  await platform.throttle.giveBack('otp-pause', `${key} ${trierOf(context, uid, version).who}`)
  return { grant }
}
