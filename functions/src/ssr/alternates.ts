/** A page in a language. */
interface Alternate {
  /** BCP 47, or `x-default` for readers of any other. */
  language: string
  address: string
}

/**
 * The languages of a page, its own included, as search engines ask for them (hreflang). There is one, for every visitor;
 * another one is added here, and in the `lang` of web/index.html.
 */
export function alternates(address: string): readonly Alternate[] {
  return ['en', 'x-default'].map((language) => ({ language, address }))
}
