import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import { infiniteList } from '../../lib/api/query.ts'
import { useList } from '../../lib/api/use-list.ts'
import { ListScreen } from '../../page/list-screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AskButton } from './ask-button.tsx'
import { FaqItem, faqItemClass } from './faq-item.tsx'

const words = { one: 'question', many: 'questions', all: 'questions' }

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
        words={words}
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
