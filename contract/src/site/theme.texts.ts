/** The texts of the switch of the theme. */
export const themeTexts = {
  theme: 'Theme',
  light: 'Light theme',
  dark: 'Dark theme',
} as const
