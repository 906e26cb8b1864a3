import { paths } from './paths.ts'

/** The address that an invited admin opens; the token is behind the `#`, which no server receives. */
export const invitationUrl = (token: string): string => `${location.origin}${paths.invitation}#${token}`
