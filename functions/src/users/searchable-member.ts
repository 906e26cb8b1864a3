/** The texts the administration's search looks into (SPEC §2: e-mail or user name); `users/{uid}` has their `grams`. */
export function searchableMember(member: { user: string; email: string }): string[] {
  return [member.user, member.email]
}
