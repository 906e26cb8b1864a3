/** The colours of the light theme, by the names the style sheet uses. Text on its ground has the contrast of WCAG AA. */
const light = {
  canvas: 'oklch(0.982 0.006 85)',
  surface: 'oklch(0.998 0.002 85)',
  raised: 'oklch(0.955 0.008 85)',
  line: 'oklch(0.895 0.01 85)',
  ink: 'oklch(0.22 0.03 275)',
  soft: 'oklch(0.4 0.025 275)',
  accent: 'oklch(0.46 0.22 280)',
  'accent-solid': 'oklch(0.5 0.23 280)',
  'accent-wash': 'oklch(0.94 0.03 285)',
  'on-accent': 'oklch(0.99 0.005 280)',
  amber: 'oklch(0.5 0.12 70)',
  // Of stars and bars; what is pale on paper has an edge that can be seen.
  'amber-fill': 'oklch(0.8 0.16 80)',
  'amber-edge': 'oklch(0.62 0.14 70)',
  danger: 'oklch(0.47 0.19 25)',
  success: 'oklch(0.45 0.12 155)',
  scrim: 'oklch(0.17 0.03 275 / 0.55)',
  stage: 'oklch(0.12 0.02 275)',
  lift: '0 1px 2px oklch(0.22 0.03 275 / 0.05), 0 8px 24px oklch(0.22 0.03 275 / 0.07)',
  float: '0 2px 6px oklch(0.22 0.03 275 / 0.08), 0 12px 32px oklch(0.22 0.03 275 / 0.14)',
  firework: 'oklch(0.5 0.23 280)',
  'firework-second': 'oklch(0.7 0.14 75)',
} as const

/** The dark theme's; what is not named is as in the light one. */
const dark: Partial<Record<keyof typeof light, string>> = {
  canvas: 'oklch(0.17 0.03 275)',
  surface: 'oklch(0.21 0.032 275)',
  raised: 'oklch(0.255 0.035 275)',
  line: 'oklch(0.32 0.035 275)',
  ink: 'oklch(0.965 0.008 275)',
  soft: 'oklch(0.81 0.02 275)',
  accent: 'oklch(0.8 0.11 285)',
  'accent-solid': 'oklch(0.52 0.22 282)',
  'accent-wash': 'oklch(0.28 0.07 282)',
  amber: 'oklch(0.84 0.14 80)',
  'amber-fill': 'oklch(0.84 0.14 80)',
  'amber-edge': 'oklch(0.84 0.14 80)',
  danger: 'oklch(0.77 0.14 22)',
  success: 'oklch(0.82 0.13 155)',
  scrim: 'oklch(0.08 0.02 275 / 0.7)',
  lift: '0 1px 2px oklch(0 0 0 / 0.3), 0 10px 28px oklch(0 0 0 / 0.3)',
  float: '0 2px 8px oklch(0 0 0 / 0.4), 0 14px 36px oklch(0 0 0 / 0.5)',
  firework: 'oklch(0.8 0.11 285)',
  'firework-second': 'oklch(0.84 0.14 80)',
}

/** Colours of what leaves the portal and looks the same in every theme: cards, icons, the installed app. */
export const fixedColours = {
  brand: light['accent-solid'],
  onBrand: light['on-accent'],
  dot: 'oklch(0.81 0.15 80)',
  paper: light.canvas,
  ink: light.ink,
  soft: light.soft,
} as const

const declarations = (colours: Readonly<Record<string, string>>) =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ')

/** One set of colours for the light theme, and one for the dark. */
interface Themes {
  light: Readonly<Partial<Record<keyof typeof light, string>>>
  dark: Readonly<Partial<Record<keyof typeof light, string>>>
}

/**
 * Both themes as custom properties of CSS. The stage of photos and videos is dark in both, with its controls; paper is light.
 */
export function themeStyles(): string {
  return [
    `:root { color-scheme: light; ${declarations(light)} }`,
    `@media screen { :root[data-theme="dark"], .stage { color-scheme: dark; ${declarations(dark)} } }`,
  ].join('\n')
}

/** Replaces some colours of both themes, in a style sheet that follows that of the themes. */
export function accentStyles({ light, dark }: Themes): string {
  return [
    `:root { ${declarations(light)} }`,
    `@media screen { :root[data-theme="dark"], .stage { ${declarations(dark)} } }`,
  ].join('\n')
}
