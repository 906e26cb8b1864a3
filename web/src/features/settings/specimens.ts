import type { Fonts } from '@dlm/contract/brand/fonts'
import '../../styles/type/specimens.css'

/** The class under which a text has the fonts of a pair. */
export const specimenClasses: Readonly<Record<Fonts, string>> = {
  modern: 'specimen-modern',
  classic: 'specimen-classic',
  warm: 'specimen-warm',
}
