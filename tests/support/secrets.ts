import { ALBUM_CODE, DEMO_ACCOUNTS } from '../../scripts/lib/demo-accounts.ts'

/** The passwords of the accounts that tests make, those they are changed to, and the admin passwords. */
export const TEST_PASSWORDS = {
  member: 'Right#2025',
  admin: 'Adm1n#99',
  changed: ['Fresh#2026', 'Newly#2026', 'Own#2026', 'Fr3sh#26'],
}

/** The second factor of admins that tests make: the secret of their app, and their recovery codes. */
export const TEST_FACTOR = {
  secret: 'KNUGKU2FINJEKVCPIZ2GKU3UMVZHGMRV',
  recovery: ['t35t-0n30-ne00-t35t-0n30-ne01', 't35t-tw0t-w000-t35t-tw0t-w002'],
}

/** What no browser may ever store: passwords and codes. */
export const PASSWORDS: readonly string[] = [
  ALBUM_CODE,
  ...DEMO_ACCOUNTS.flatMap(({ password, admin }) => [password, admin?.password ?? []].flat()),
  TEST_PASSWORDS.member,
  TEST_PASSWORDS.admin,
  ...TEST_PASSWORDS.changed,
  TEST_FACTOR.secret,
  ...TEST_FACTOR.recovery.flatMap((code) => [code, code.replaceAll('-', '')]),
]

/** What no log may ever hold. The test run searches the emulators' logs for each of these when the suites are done. */
export const SECRETS: readonly string[] = [
  ...PASSWORDS,
  ...DEMO_ACCOUNTS.flatMap(({ email, nic }) => [email, nic ?? []].flat()),
  // The addresses of the accounts that tests make.
  '@dlm.test',
]
