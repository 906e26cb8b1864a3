/** The texts of the switch of the theme. */
export const themeTexts = {
  dark: 'Dark theme',
  light: 'Light theme',
  theme: 'Theme',
} as const
