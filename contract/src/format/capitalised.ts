/** The same with a capital letter at its beginning: `Article`. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
