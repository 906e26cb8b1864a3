import { type ContentKind, contentKinds, kinds } from '@dlm/contract/kinds/kinds'
import {
  type AdminRole,
  admins,
  editors,
  everyRole,
  isOneOf,
  keepers,
  type Roles,
  supporters,
} from '@dlm/contract/roles'
import { currentSession } from '../../auth/session.ts'
import { isToolOffered, type ToolName } from '../../lib/dashboard-tools.ts'

const rolesOfTools = Object.fromEntries<Roles>(
  contentKinds.map((kind) => [kinds[kind].tool, kinds[kind].roles]),
) as Record<(typeof kinds)[ContentKind]['tool'], Roles>

/** Who works with each tool; the server checks each call itself. */
const toolRoles: Readonly<Record<ToolName, Roles>> = {
  ...rolesOfTools,
  ...{ rooms: editors, faqs: supporters, users: supporters, sonata: keepers },
  ...{ bin: everyRole, factor: everyRole, settings: admins },
}

/** The role of the signed-in admin; null for any other visitor. */
export function ownRole(): AdminRole | null {
  const user = currentSession()?.user
  return user?.role === 'admin' ? (user.adminRole ?? 'admin') : null
}

/** Whether the admin who is signed in has one of these roles. */
export const isOwn = (roles: Roles): boolean => isOneOf(roles, ownRole())

/** Whether a tool is offered on this portal, and to the signed-in admin. */
export const isOwnTool = (name: ToolName): boolean => isToolOffered(name) && isOwn(toolRoles[name])
