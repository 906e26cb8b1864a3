import { modeLrgb, modeOklab, modeOklch, modeRgb, type Oklch, useMode } from 'culori/fn'

// The spaces on the way from a colour of CSS to what it is compared in. A process that starts would wait for each of the
// twenty more that Culori knows.
for (const space of [modeRgb, modeLrgb, modeOklab]) useMode(space)

const inOklch = useMode(modeOklch)

/** A colour of CSS in OKLCH; undefined for an invalid one. */
export const toOklch = (colour: string): Oklch | undefined => inOklch(colour)

export { clampChroma, formatCss, formatHex, type Oklch, wcagContrast } from 'culori/fn'
