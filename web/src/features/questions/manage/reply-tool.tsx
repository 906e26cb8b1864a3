import { preview } from '@dlm/contract/format/preview'
import { questionTexts } from '@dlm/contract/questions/questions.texts'
import { replyToolTexts } from '@dlm/contract/questions/reply-tool.texts'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { adminPages } from '../../../admin/admin-query.ts'
import { ToolScreen } from '../../../admin/desk/tool-screen.tsx'
import { RowSkeletons } from '../../../admin/list/row-skeletons.tsx'
import { useOpen } from '../../../admin/list/use-open.ts'
import { useRemoval } from '../../../admin/list/use-removal.ts'
import { publicReadsOf } from '../../../admin/public-reads.ts'
import { SidePanel } from '../../../admin/side-panel.tsx'
import { callAdmin } from '../../../auth/admin-session.ts'
import { useFetchUntilFound } from '../../../lib/api/use-fetch-until-found.ts'
import { useList } from '../../../lib/api/use-list.ts'
import { ReplyForm } from './reply-form.tsx'
import { useRelease } from './use-release.ts'
import { WaitingQuestion } from './waiting-question.tsx'

/** Reply FAQs (SPEC §2): the questions without a reply; choosing one opens the form that replies. One can be deleted and restored. */
export function ReplyTool() {
  const [open, show] = useOpen()
  const removal = useRemoval(publicReadsOf('question'))
  const { release, released } = useRelease()
  const list = useList((search) => adminPages('get_faqs', { unanswered: true, search, limit: 24 }))
  const questions = list.results.data?.pages.flatMap(({ data }) => data)
  const isEmpty = questions?.length === 0 && list.search === ''
  const chosen = questions?.find(({ fqid }) => fqid === open)
  const isLookedFor = useFetchUntilFound(list.results, open !== null && questions !== undefined && !chosen)
  const onClose = () => show(null)
  const showNext = () => {
    const at = questions?.findIndex(({ fqid }) => fqid === open) ?? -1
    show(questions?.[at + 1]?.fqid ?? null)
  }
  return (
    <ToolScreen
      list={list}
      words={replyToolTexts.list}
      icon={MessagesSquare}
      heading={isEmpty ? replyToolTexts.emptyHeading : replyToolTexts.heading}
      skeleton={<RowSkeletons className="h-20" />}
      listClass="grid gap-3"
      item={(question) => (
        <li key={question.fqid}>
          <WaitingQuestion
            question={question}
            isOpen={question.fqid === open}
            isBusy={[...removal.busy, released].includes(question.fqid)}
            onOpen={() => show(question.fqid)}
            onRelease={() => release(question.fqid)}
            onDelete={() =>
              removal.remove(
                {
                  ...{ kind: 'question', id: question.fqid, name: preview(question.ques) },
                  title: questionTexts.deleted.title,
                },
                () => callAdmin('delete_question', { id: question.fqid }),
              )
            }
          />
        </li>
      )}
      removal={removal}
      panel={
        open === null ? undefined : chosen ? (
          <ReplyForm key={chosen.fqid} question={chosen} onClose={onClose} onSent={showNext} />
        ) : (
          questions && !isLookedFor && <Gone onClose={onClose} />
        )
      }
    />
  )
}

function Gone({ onClose }: { onClose(): void }) {
  return (
    <SidePanel title={replyToolTexts.reply} onClose={onClose}>
      <p>{replyToolTexts.gone}</p>
    </SidePanel>
  )
}
