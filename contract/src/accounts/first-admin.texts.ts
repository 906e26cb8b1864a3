/** The texts of the screen that creates the first admin. */
export const firstAdminTexts = {
  intro:
    'You’ll be the first admin of this portal. You can set its name, colour, mail and albums in the dashboard afterwards.',
  noLink: 'This page needs a set-up link. Ask the person who installed this portal for it.',
  title: 'Set up',
  home: 'Home',
  username: 'Username',
  email: 'E-mail',
  emailHint: 'Used to reset your password.',
  password: 'Password',
  adminPassword: 'Admin password',
  adminPasswordHint: (accepted: string) => `You need it to open the dashboard. ${accepted}`,
  settingUp: 'Setting up…',
  submit: 'Create admin account',
} as const
