// Joining_Type and Canonical_Combining_Class of Unicode 16, of which a regular expression of JavaScript knows none. Only of
// the scripts that names are written in (username.ts).
const dual =
  '\\u0620\\u0626\\u0628\\u062a-\\u062e\\u0633-\\u063f\\u0641-\\u0647\\u0649\\u064a\\u066e\\u066f\\u0678-\\u0687\\u069a-\\u06bf' +
  '\\u06c1\\u06c2\\u06cc\\u06ce\\u06d0\\u06d1\\u06fa-\\u06fc\\u06ff\\u074e-\\u0758\\u075c-\\u076a\\u076d-\\u0770\\u0772' +
  '\\u0775-\\u0777\\u077a-\\u077f\\u0886\\u0889-\\u088d\\u08a0-\\u08a9\\u08af\\u08b0\\u08b3-\\u08b8\\u08ba-\\u08c8'
const right =
  '\\u0622-\\u0625\\u0627\\u0629\\u062f-\\u0632\\u0648\\u0671-\\u0673\\u0675-\\u0677\\u0688-\\u0699\\u06c0\\u06c3-\\u06cb' +
  '\\u06cd\\u06cf\\u06d2\\u06d3\\u06d5\\u06ee\\u06ef\\u0759-\\u075b\\u076b\\u076c\\u0771\\u0773\\u0774\\u0778\\u0779' +
  '\\u0870-\\u0882\\u088e\\u08aa-\\u08ac\\u08ae\\u08b1\\u08b2\\u08b9'
const virama =
  '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d3b\\u0d3c\\u0d4d\\u0dca\\u0e3a\\u0eba\\u0f84\\u1039\\u103a\\u17d2]'

// No lookbehind: Safari knows it since 16.4 only.
const afterVirama = `\\p{L}\\p{M}*${virama}\\p{M}*`
/** Between two letters of Arabic that would be joined. */
const breaking = `([${dual}]\\p{M}*)\\u200c(?=\\p{M}*[${dual}${right}])`
const used = new RegExp(
  `${breaking}|(${afterVirama})\\u200c(?=\\p{M}*\\p{L})|(${afterVirama})\\u200d(?!(?=\\p{Alphabetic})\\p{M})`,
  'gu',
)

/**
 * The text without the joiners that change how a word is written: those that UAX 31 allows in names (2.3, rules A1, A2 and B).
 * Any other joiner remains.
 */
export function withoutUsedJoiners(text: string): string {
  return text.replace(used, '$1$2$3')
}
