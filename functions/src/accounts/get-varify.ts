import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { exchangeOtp } from './otp.repo.ts'
import { otpOwner } from './otp-owner.ts'

/** The one-time grant for the right OTP. A try is taken before the OTP is looked at (DESIGN §5, SECURITY "OTP"). */
export const get_varify: Handler<'get_varify'> = async (context, input) => {
  const { platform } = context
  const { uid, key } = await otpOwner(context, input)
  await platform.throttle.reserve('otp-try', key)
  const grant = await exchangeOtp(platform, input.purpose, uid, input.otp)
  if (grant === null) throw new ApiError('otp-wrong')
  await platform.throttle.clear('otp-try', key)
  return { grant }
}
