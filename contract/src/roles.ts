/**
 * What an admin may do. Owners do everything; admins all but decide over owners, roles and the second factor of others; editors
 * manage content and its files, support manages questions and members, keys the key requests of the program.
 */
export const adminRoles = ['owner', 'admin', 'editor', 'support', 'keys'] as const
export type AdminRole = (typeof adminRoles)[number]

/** Those who may make a call. */
export type Roles = readonly AdminRole[]

export const owners = ['owner'] as const satisfies Roles
export const admins = ['owner', 'admin'] as const satisfies Roles
/** Content, media and their uploads. */
export const editors = ['owner', 'admin', 'editor'] as const satisfies Roles
/** Questions, and members but their removal. */
export const supporters = ['owner', 'admin', 'support'] as const satisfies Roles
/** Key requests. */
export const keepers = ['owner', 'admin', 'keys'] as const satisfies Roles
/** Those whose work sends mails. */
export const mailers = ['owner', 'admin', 'support', 'keys'] as const satisfies Roles
/** One's own account, and what answers each role its own part. */
export const everyRole: Roles = adminRoles

/** Whether this is one of them; a caller who is no admin has no role. */
export function isOneOf(roles: Roles, role: AdminRole | null | undefined): boolean {
  return role !== null && role !== undefined && roles.includes(role)
}
