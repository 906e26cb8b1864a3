/** The texts of the invitations in the tool Users. */
export const invitationsTexts = {
  /** What each role is allowed to do. */
  roles: {
    owner: 'owner: everything, including roles',
    admin: 'admin: everything except roles',
    editor: 'editor: content and media',
    support: 'support: questions and members',
    keys: 'keys: key requests',
  },
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  linkMailed: (email: string) => `We e-mailed it to ${email}. You’ll only see it now.`,
  linkNotMailed: (reason: string) =>
    `We couldn’t send the e-mail: ${reason} Please pass the link on yourself. You’ll only see it now.`,
  title: 'Invite an admin',
  email: 'E-mail',
  emailHint: 'Only a member with a verified account at this address can accept.',
  inviting: 'Inviting…',
  invite: 'Invite',
  link: 'Invitation link',
  openInvitations: 'Open invitations',
  noInvitations: 'No open invitations.',
  /** @param until the last day; the inviting admin's name follows */
  details: (role: string, until: string) => `${role} · expires ${until} · invited by`,
  revoking: 'Revoking…',
  revokeInvitation: (email: string) => `Revoke the invitation for ${email}`,
  revoke: 'Revoke',
} as const
