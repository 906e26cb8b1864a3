/** The use of the month against its limits, on the start of the dashboard. */
export const usageTexts = {
  saving: 'Saving…',
  saveLimits: 'Save limits',
  calls: 'Requests',
  reads: 'Database reads',
  bytes: 'Data sent',
  bytesInGb: 'Data sent (GB)',
  downloads: 'Downloads',
  downloadsInGb: 'Downloads (GB)',
  restoring: 'Restoring…',
  restoreLimit: 'Restore limit',
  overriding: 'Overriding…',
  override: 'Override',
  noBudgetAlerts: 'No Google budget alerts this month.',
  photosNotCounted: 'Photos that visitors view come straight from storage and aren’t counted here.',
  limits: 'Monthly limits',
  ofLimit: (limit: string, percent: number) => `of ${limit} · ${percent}%`,
  shareOf: (title: string) => `${title}, share of the limit`,
  withinLimits: 'Within your limits',
  reached: (step: number, isOverridden: boolean) =>
    isOverridden ? `${step}% reached, limit overridden` : `${step}% reached`,
  /** Follows the name of an admin. @param hasNext whether there is a step above */
  overridden: (day: string, hasNext: boolean) =>
    `overrode the limit on ${day}. This lasts until the month ends${hasNext ? ' or the next step is reached' : ''}.`,
  /** What each step pauses. */
  steps: {
    0: 'Nothing is paused. At 50% we e-mail the admins, at 90% downloads and zips pause, and at 100% visitors and members can only read.',
    50: 'Nothing is paused yet. At 90% downloads and zips pause, and at 100% visitors and members can only read.',
    90: 'Downloads and zips are paused. At 100% visitors and members can only read.',
    100: 'Visitors and members can only read. Admins can work as usual.',
  },
  budgetSpent: (percent: number) => `You’ve spent ${percent}% of your Google budget.`,
} as const
