import * as z from 'zod'
import { lengths } from '../constants.ts'
import { withoutMarks } from '../format/plain-line.ts'
import { rules } from '../rules.ts'
import { CredentialId, Passkey } from './passkey.schema.ts'

/** The characters of recovery codes: no two look alike (Crockford's base32). */
export const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz'
/** Characters of a recovery code: 120 bits, so that a digest of it needs no slow hash (NIST 800-63B, look-up secrets). */
export const recoveryLength = 24
/** How many recovery codes an account has at first. */
export const recoveryCodes = 10

const digits = 6

/** What was meant by what was typed: without spaces, dashes and marks that are not seen, and with the characters that look like others as those. */
function plainCode(typed: string): string {
  const plain = withoutMarks(typed).toLowerCase().replaceAll(/[\s-]/g, '')
  return plain.length === digits ? plain : plain.replaceAll('o', '0').replaceAll(/[il]/g, '1')
}

/** The six digits that an authenticator app shows, or a recovery code. */
export const FactorCode = z
  .string({ error: rules.factorCode.message })
  .max(40, rules.factorCode.message)
  .transform(plainCode)
  .pipe(
    z
      .string()
      .regex(
        new RegExp(`^(?:[0-9]{${digits}}|[${recoveryAlphabet}]{${recoveryLength}})$`),
        rules.factorCode.message,
      ),
  )

/** The admin password, where it is asked for once more. */
const AdminPassword = z
  .string({ error: rules.factorProof.message })
  .min(1, rules.factorProof.message)
  .max(lengths.adminPassword.max, rules.factorProof.message)

export const AdminPasswordConfirmation = z.object({ adps: AdminPassword })
export type AdminPasswordConfirmation = z.infer<typeof AdminPasswordConfirmation>

/** The passkey that goes, and the admin password. */
export const RemovePasskey = AdminPasswordConfirmation.extend({ id: CredentialId })

/** What turns the second factor off and makes new recovery codes: the admin password, or a code. A code is looked at first. */
export const FactorProof = z
  .object({ adps: AdminPassword.optional(), code: FactorCode.optional() })
  .refine(({ adps, code }) => adps !== undefined || code !== undefined, {
    path: ['adps'],
    error: rules.factorProof.message,
  })
export type FactorProof = z.infer<typeof FactorProof>

/** The second factor of the caller. */
export const FactorState = z.object({
  /** Milliseconds; null without one. */
  since: z.number().int().nullable(),
  /** How many are left. */
  recoveryCodes: z.number().int(),
  /** Whether an authenticator app shows codes for it. */
  app: z.boolean(),
  passkeys: z.array(Passkey),
  /** Whether the owner asks all admins for one. */
  isRequired: z.boolean(),
})
export type FactorState = z.infer<typeof FactorState>

/** What an authenticator app is set up with: the secret in base32, and the `otpauth:` address of its QR code. */
export const FactorStart = z.object({ secret: z.string(), url: z.string() })

/** Recovery codes as people write them down: `q7w2-e9r4-t0y8-…`. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) })
