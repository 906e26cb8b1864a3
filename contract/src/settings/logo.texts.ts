/** The field of the logo, in the settings. */
export const logoTexts = {
  onLight: 'on light pages',
  onDark: 'on dark pages',
  onPhone: 'on a phone',
  wrongType: 'Use an SVG, PNG, JPEG or WebP image.',
  tooLarge: 'Choose a logo of up to 5 MB.',
  choose: 'Choose a logo',
  chooseAnother: 'Choose another logo',
  useDefault: 'Use the default logo',
  creating: 'Creating icons…',
  hint: 'SVG, PNG, JPEG or WebP, up to 5 MB. A square with little space around it works best.',
} as const
