import { isAnyShown } from '../../site/offered.ts'
import type { Names } from '../brand.ts'
import { cookies } from './cookies.ts'
import type { LegalDocument, LegalName } from './legal-document.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

const documents: Readonly<Record<LegalName, (names: Readonly<Names>) => LegalDocument>> = {
  terms,
  privacy,
  cookies: () => cookies,
}

/** A shipped legal text with these names in it, without the sections about areas that the owner hides. */
export function shippedText(name: LegalName, names: Readonly<Names>): LegalDocument {
  const { since, sections } = documents[name](names)
  return { since, sections: sections.filter(({ areas = [] }) => isAnyShown(areas)) }
}
