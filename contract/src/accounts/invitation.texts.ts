/** The texts of the screen that accepts the invitation of an admin. */
export const invitationTexts = {
  noLink: 'Open the link in your invitation to use this page.',
  signInFirst:
    'You’ve been invited to become an admin. Sign in or sign up with the e-mail address that received the invitation.',
  signIn: 'Sign in',
  alreadyAdmin: 'You’re already an admin.',
  dashboard: 'Dashboard',
  verifyFirst: 'You’ve been invited to become an admin. Verify your account first, then open the link again.',
  verify: 'Verify your account',
  title: 'Invitation',
  intro: 'You’ve been invited to become an admin. Choose a separate password for the dashboard.',
  home: 'Home',
  accepted: (role: string) =>
    `You’re now an admin with the role “${role}”. Note your admin id: you need it with your password to open the dashboard.`,
  openDashboard: 'Open the dashboard',
  adminPassword: 'Admin password',
  adminPasswordHint: (accepted: string) => `You need it to open the dashboard. ${accepted}`,
  accepting: 'Accepting…',
  accept: 'Accept invitation',
} as const
