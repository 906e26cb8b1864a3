import { faqTexts } from '@dlm/contract/questions/faq.texts'
import MessageCirclePlus from 'lucide-react/icons/message-circle-plus'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import { Link } from 'react-router'
import { infiniteList } from '../../lib/api/query.ts'
import { useList } from '../../lib/api/use-list.ts'
import { askPath } from '../../lib/paths.ts'
import { ListScreen } from '../../page/list-screen.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FaqItem, faqItemClass } from './faq-item.tsx'

function FaqSkeleton() {
  return (
    <div className={`${faqItemClass} grid gap-2 p-4 sm:px-5`}>
      <Skeleton className="h-[1.6rem] w-4/5" />
      <Skeleton className="h-[1.14rem] w-2/5" />
    </div>
  )
}

/** The public questions, newest first, with their search and the way to ask; each opens to its replies. */
export function FaqList() {
  const list = useList((search) => infiniteList('get_faqs', { search, limit: 12 }))
  return (
    <div className="pt-8">
      <ListScreen
        list={list}
        words={faqTexts.list}
        icon={MessageCircleQuestionMark}
        action={<AskButton />}
        gridClass="grid gap-3"
        skeleton={FaqSkeleton}
        skeletons={6}
        card={(question) => <FaqItem key={question.id} question={question} />}
      />
    </div>
  )
}

/** The link to the form that asks, or, for visitors, to the sign-in (SPEC §5). */
function AskButton() {
  return (
    <Link to={askPath} className={buttonClass('secondary')}>
      <MessageCirclePlus aria-hidden="true" className="size-5" />
      {faqTexts.ask}
    </Link>
  )
}
