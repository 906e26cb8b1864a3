/** The texts of the chapters below a video. */
export const chapterTexts = {
  chapters: 'Chapters',
} as const
