import { paths } from './paths.ts'

/** The address that an invited admin opens; the token stands behind the `#`, which no server gets. */
export const invitationUrl = (token: string): string => `${location.origin}${paths.invitation}#${token}`
