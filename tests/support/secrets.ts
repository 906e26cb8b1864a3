import { ALBUM_CODE, DEMO_ACCOUNTS } from '../../scripts/lib/demo-accounts.ts'

/** The passwords of the accounts that tests make, those they are changed to, and the admin passwords. */
export const TEST_PASSWORDS = {
  member: 'Right#2025',
  admin: 'Adm1n#99',
  changed: ['Fresh#2026', 'Newly#2026', 'Own#2026', 'Fr3sh#26'],
}

/** What no browser may ever keep: passwords and codes. */
export const PASSWORDS: readonly string[] = [
  ALBUM_CODE,
  ...DEMO_ACCOUNTS.flatMap(({ password, admin }) => [password, admin?.password ?? []].flat()),
  TEST_PASSWORDS.member,
  TEST_PASSWORDS.admin,
  ...TEST_PASSWORDS.changed,
]

/** What no log may ever hold. The test run searches the emulators' logs for each of these when the suites are done. */
export const SECRETS: readonly string[] = [
  ...PASSWORDS,
  ...DEMO_ACCOUNTS.flatMap(({ email, nic }) => [email, nic ?? []].flat()),
  // The addresses of the accounts that tests make.
  '@dlm.test',
]
