import type { questionsEndpoints } from '@dlm/contract/questions/questions.endpoints'
import { db } from '../../support/admin.ts'
import { aQuestionDoc, aReplyDoc } from '../../support/factories/community.ts'
import { documents, writeDocuments } from '../../support/factories/documents.ts'
import { anAccount } from '../../support/people.ts'
import { adminsOwn, by, entry, theAdmin, type Writes } from './prepare.ts'

async function addQuestion(uid: string) {
  const id = entry()
  await writeDocuments(db, [
    documents.questions(id, aQuestionDoc({ uid, reps: 1 })),
    documents.replies(id, aReplyDoc({ fqid: id })),
  ])
  return id
}

export const questionsWrites: Writes<typeof questionsEndpoints> = {
  get_qa: 'reads',
  qa: {
    async prepare() {
      const { uid, user, token } = await anAccount()
      return by({ token }, 'qa', { user, ques: 'Once or twice?', uid })
    },
    again: 200,
    counts: 'two requests are two questions: the page sends a question once, and can delete it',
  },
  get_reply: 'reads',
  qa_delete: {
    async prepare() {
      const member = await anAccount()
      return by(member, 'qa_delete', { id: await addQuestion(member.uid) })
    },
    again: 404,
  },
  ans_delete: {
    async prepare() {
      const member = await anAccount()
      return by(member, 'ans_delete', { id: await addQuestion(member.uid) })
    },
    again: 404,
  },
  get_faqs: 'reads',
  ans_qa: {
    async prepare() {
      return by(await theAdmin(), 'ans_qa', { fqid: await addQuestion((await anAccount()).uid), answ: 'So.' })
    },
    again: 200,
    counts: 'a question may have several replies, of one admin too',
  },
  release_question: {
    prepare: async () => adminsOwn('release_question', { id: await addQuestion((await anAccount()).uid) }),
    again: 200,
  },
  get_saved_replies: 'reads',
  save_reply: {
    prepare: async () => adminsOwn('save_reply', { id: entry(), name: 'Hours', text: 'From nine to five.' }),
    again: 200,
  },
  delete_saved_reply: {
    async prepare() {
      const id = entry()
      await writeDocuments(db, [documents.savedReplies(id, { name: 'Hours', text: 'From nine to five.' })])
      return adminsOwn('delete_saved_reply', { id })
    },
    again: 404,
  },
  delete_question: {
    prepare: async () => adminsOwn('delete_question', { id: await addQuestion((await anAccount()).uid) }),
    again: 404,
  },
}
