/** The texts of the invitations in the tool Users. */
export const invitationsTexts = {
  title: 'Invite an admin',
  emailHint: 'Only a member with a verified account at this address can accept.',
  inviting: 'Inviting…',
  invite: 'Invite',
  link: 'Invitation link',
  openInvitations: 'Open invitations',
  noInvitations: 'No open invitations.',
  revoking: 'Revoking…',
  revoke: 'Revoke',
  email: 'E-mail',
  /** @param until the last day; the inviting admin's name follows */
  details: (role: string, until: string) => `${role} · expires ${until} · invited by`,
  revokeInvitation: (email: string) => `Revoke the invitation for ${email}`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  linkMailed: (email: string) => `We e-mailed it to ${email}. You’ll only see it now.`,
  linkNotMailed: (reason: string) =>
    `We couldn’t send the e-mail: ${reason} Please pass the link on yourself. You’ll only see it now.`,
  /** What each role is allowed to do. */
  roles: {
    owner: 'owner: everything, including roles',
    admin: 'admin: everything except roles',
    editor: 'editor: content and media',
    support: 'support: questions and members',
    keys: 'keys: key requests',
  },
} as const
