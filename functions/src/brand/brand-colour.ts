import { accentStyles, fixedColours } from '@dlm/contract/brand/colours'
import type { ColourCheck } from '@dlm/contract/settings/settings.schema'
import {
  clampChroma,
  formatCss,
  formatHex,
  type Oklch,
  toOklch,
  wcagContrast,
} from '../files/colour-spaces.ts'

/** What WCAG AA asks of text. */
const readable = 4.5
/** By how much a colour is made darker at a time. */
const step = 0.004

function inOklch(colour: string): Oklch {
  const oklch = toOklch(colour)
  if (!oklch) throw new TypeError(`${colour} is no colour`)
  return oklch
}

const css = (colour: Oklch): string => formatCss(clampChroma(colour, 'oklch'))
const contrastOf = (colour: string) => wcagContrast(colour, fixedColours.onBrand)

/**
 * Whether the white of buttons can be read on a colour, and the next darker one on which it can.
 * @throws TypeError for what is no colour of CSS
 */
export function checkedColour(colour: string): ColourCheck {
  const requested = inOklch(colour)
  const contrast = contrastOf(colour)
  const passes = contrast >= readable
  let nearest = formatHex(colour) ?? colour
  for (let l = requested.l; contrastOf(nearest) < readable; l -= step)
    nearest = formatHex(clampChroma({ ...requested, l }, 'oklch'))
  return { contrast: Math.round(contrast * 100) / 100, passes, nearest }
}

/**
 * The style sheet that gives both themes an accent: the colour as it is on solid grounds, its hue in the lightness that
 * text, washes and the dark theme need.
 * @param colour one that passes (`checkedColour`)
 */
export function accentSheet(colour: string): string {
  const { l, c, h = 0 } = inOklch(colour)
  const tone = (lightness: number, chroma: number) => css({ mode: 'oklch', l: lightness, c: chroma, h })
  return accentStyles({
    light: {
      accent: tone(Math.min(l, 0.46), Math.min(c, 0.22)),
      'accent-solid': colour,
      'accent-wash': tone(0.94, Math.min(c, 0.03)),
      firework: colour,
    },
    dark: {
      accent: tone(0.8, Math.min(c, 0.11)),
      'accent-solid': tone(Math.max(l, 0.45), c),
      'accent-wash': tone(0.28, Math.min(c, 0.07)),
      firework: tone(0.8, Math.min(c, 0.11)),
    },
  })
}
