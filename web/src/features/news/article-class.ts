/** The text of an article: at most 68 characters a line (LOOK "Type"). */
export const articleTextClass = 'grid max-w-[68ch] gap-5 text-lg leading-relaxed text-pretty'
