import { ALBUM_CODE, DEMO_ACCOUNTS } from '../../scripts/seed/accounts.ts'

/** What no log may ever hold. The test run searches the emulators' logs for each of these when the suites are done. */
export const SECRETS: readonly string[] = [
  ALBUM_CODE,
  ...DEMO_ACCOUNTS.flatMap(({ password, email, nic, admin }) =>
    [password, email, nic ?? [], admin?.password ?? []].flat(),
  ),
]
