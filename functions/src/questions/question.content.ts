import { preview } from '@dlm/contract/format/preview'
import { binned } from '../content/content.ts'
import { QuestionDoc, searchableQuestion } from './question.doc.ts'
import { removeReplies } from './question.repo.ts'

/** The questions, for the dashboard's bin. Their replies stay where they are, and are answered again with a restored one. */
export const questionContent = binned({
  kind: 'question',
  collection: 'questions',
  deletedBy: 'delete_question',
  notFound: 'question-not-found',
  schema: QuestionDoc,
  nameOf: ({ ques }) => preview(ques),
  loggedName: () => '',
  searchable: searchableQuestion,
  purge: ({ platform }, id) => removeReplies(platform, id),
})
