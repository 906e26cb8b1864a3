/** The texts of the dashboard as a whole. */
export const dashboardAccessTexts = {
  dashboard: 'Dashboard',
  /** @param role of the admin */
  toolHidden: (role: string) => `Your role (${role}) doesn’t include this tool. Ask an owner to change it.`,
} as const
