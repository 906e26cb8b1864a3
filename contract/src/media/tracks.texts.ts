import { dangerousQuestion, success } from '../dialog-text.ts'
import { plural } from '../format/plural.ts'
import { withSeparators } from '../format/with-separators.ts'

/** What a track is, and one of its cues. */
const kinds = { captions: 'Captions', chapters: 'Chapters' } as const
const cue = { captions: 'caption', chapters: 'chapter' } as const
type Kind = keyof typeof kinds

/** The texts of the captions and chapters of a video in the dashboard, and of their rules. */
export const trackTexts = {
  noText: 'Enter a text.',
  endsTooEarly: 'The end has to be after the start.',
  noCues: 'Add a caption or a chapter first.',
  tooMany: 'One track can have 5,000 captions or chapters.',
  tooLong: 'This is too long for one track.',

  title: 'Captions and chapters',
  hint: 'Visitors turn captions on in the player. Chapters are listed below it.',
  none: 'This video has none yet.',
  kinds,
  kind: 'Kind',
  language: 'Language',
  cues: (kind: Kind, count: number) => plural(count, cue[kind]),
  /** @param language as it calls itself */
  edit: (kind: Kind, language: string) => `Edit ${kinds[kind].toLowerCase()}: ${language}`,
  download: (kind: Kind, language: string) => `Download ${kinds[kind].toLowerCase()}: ${language}`,
  remove: (kind: Kind, language: string) => `Remove ${kinds[kind].toLowerCase()}: ${language}`,
  add: 'Add captions or chapters',
  chooseFile: 'Choose a file',
  fileHint: 'A .vtt or .srt file. You can change its lines afterwards.',
  startEmpty: 'Start empty',
  adding: 'Adding…',
  askReplace: (kind: Kind, language: string) =>
    dangerousQuestion(
      `Replace the ${kinds[kind].toLowerCase()}?`,
      `${language}: what’s there now will be lost.`,
      'Replace',
    ),
  saved: (kind: Kind, count: number) => success('Saved', `${plural(count, cue[kind])} saved.`),
  removed: (kind: Kind, language: string) => success('Removed', `${kinds[kind]} removed: ${language}.`),

  /** @param lines of the file */
  noCue: (lines: number) =>
    `We found no captions in this file, down to line ${lines}. Choose a .vtt or .srt file.`,
  wrongTime: (line: number) => `We can’t read the times in line ${line}.`,
  fileEndsTooEarly: (line: number) => `In line ${line} the end has to be after the start.`,
  textTooLong: (line: number) => `The text below line ${line} is too long.`,
  fileTooLarge: 'This file is too large. Choose a .vtt or .srt file.',

  addCue: { captions: 'Add caption', chapters: 'Add chapter' },
  addHint: 'It starts where the video is now. Pause it first.',
  empty: 'Play the video, pause it where the first one starts, and add it.',
  start: 'Start',
  end: 'End',
  text: 'Text',
  now: 'Now',
  /** @param position from 1 */
  startOf: (kind: Kind, position: number) => `Start, ${cue[kind]} ${position}`,
  endOf: (kind: Kind, position: number) => `End, ${cue[kind]} ${position}`,
  textOf: (kind: Kind, position: number) => `Text, ${cue[kind]} ${position}`,
  startNow: (kind: Kind, position: number) => `Now as the start of ${cue[kind]} ${position}`,
  endNow: (kind: Kind, position: number) => `Now as the end of ${cue[kind]} ${position}`,
  goTo: (kind: Kind, position: number) => `Go to ${cue[kind]} ${position}`,
  removeCue: (kind: Kind, position: number) => `Remove ${cue[kind]} ${position}`,
  earlier: 'Earlier',
  later: 'Later',
  /** Which of all are listed. @param first from 1 */
  part: (first: number, last: number, all: number) =>
    `${withSeparators(first)}–${withSeparators(last)} of ${withSeparators(all)}`,
  noTime: 'Enter a time, such as 1:02.5.',
  save: 'Save',
  saving: 'Saving…',
} as const
