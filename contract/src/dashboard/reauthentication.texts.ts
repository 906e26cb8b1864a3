/** The question for the admin password before a call that needs it again, and after a session has ended. */
export const reauthenticationTexts = {
  confirmTitle: 'Please confirm',
  continue: 'Continue',
  endedTitle: 'Admin session ended',
  notNow: 'Not now',
  request: 'Enter your admin password again to continue.',
  endedHint: 'Enter your admin password again to pick up where you left off.',
  /** What a call does that asks for the password again. */
  reasons: {
    make_admin: 'This gives another person access to the dashboard.',
    demote_admin: 'This removes an admin’s access to the dashboard.',
    set_role: 'This changes what an admin can do.',
    invite: 'This invites a new admin.',
    require_factor: 'This changes how every admin signs in.',
    del_user: 'This permanently removes an account.',
    purge: 'This permanently deletes an entry.',
    set_ceilings: 'This changes the monthly limits of the portal.',
    set_settings: 'This changes the portal for every visitor.',
    set_legal: 'This changes a legal text for every visitor.',
    undo_import: 'This permanently deletes what an import added.',
    start_backup: 'A backup contains everything stored here, including every member’s data.',
  },
} as const
