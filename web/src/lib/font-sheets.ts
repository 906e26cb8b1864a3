import type { OtherFonts } from '@dlm/contract/brand/fonts'
import classic from '../styles/type/classic.css?url'
import warm from '../styles/type/warm.css?url'

/** Where the style sheet of a pair of fonts is. The shipped pair needs none. */
export const fontSheets: Readonly<Record<OtherFonts, string>> = { classic, warm }
