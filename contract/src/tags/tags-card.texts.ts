import { dangerousQuestion, failure, success } from '../dialog-text.ts'
import { leadingZero } from '../format/leading-zero.ts'
import { plural } from '../format/plural.ts'

const entries = (count: number) => `${leadingZero(count)} ${count === 1 ? 'entry' : 'entries'}`

/** The tags among the settings: which there are, and what renames and merges them. */
export const tagsCardTexts = {
  title: 'Tags',
  hint: 'Choose tags and enter a name: one tag is renamed, several become one. Every entry that has them changes.',
  none: 'No tags yet.',
  used: entries,
  rename: 'Rename',
  merge: (tags: number) => `Merge ${plural(tags, 'tag')}`,
  renaming: 'Changing entries…',
  askMerge: (names: readonly string[], name: string) =>
    dangerousQuestion(
      `Merge into “${name}”?`,
      `${names.join(', ')} become one tag. You can’t separate them again in one step.`,
      'Merge',
    ),
  renamed: (changed: number, name: string) =>
    success('Tags changed', `${entries(changed)} now tagged “${name}”.`),
  failed: (failed: number) =>
    failure(
      'Some entries not changed',
      `${entries(failed)} could not be changed. Open them and check their fields.`,
    ),
} as const
