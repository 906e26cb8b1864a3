/**
 * What names the token in the address of an article that is not out yet: `/read_news?id=…&preview=…`. By itself, since the first
 * screens know the other addresses and not this one.
 */
export const previewParameter = 'preview'
