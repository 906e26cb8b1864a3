import { brand } from '@dlm/contract/brand/brand'
import { Secret, TOTP } from 'otpauth'

/** What every authenticator app knows (RFC 6238): SHA-1, six digits, steps of 30 seconds. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps that an app's clock may be off, either way. */
const window = 1

/** A new secret of 160 bits, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that an authenticator app reads from a QR code. @param user whose account it is */
export function totpUrl(secret: string, user: string): string {
  return new TOTP({ ...kind, secret, issuer: brand.product, label: user }).toString()
}

/** The step of 30 seconds whose code this is, at most one off from `now` (ms); null where it is none of them. */
export function stepOf(code: string, secret: string, now: number): number | null {
  const off = TOTP.validate({
    ...kind,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window,
  })
  return off === null ? null : TOTP.counter({ period: kind.period, timestamp: now }) + off
}
