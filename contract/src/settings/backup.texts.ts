/** The backup, below the settings. */
export const backupTexts = {
  title: 'Backup',
  hint: 'Everything in one zip: texts, accounts and files. Use it to restore the portal. Keep it private: it contains e-mail addresses and password hashes.',
  preparing: 'Preparing…',
  download: 'Download backup',
  withRecordings: (size: string) => `Include recordings over ${size}`,
} as const
