import { faqTexts } from '@dlm/contract/questions/faq.texts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router'
import { termsPath } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button.tsx'

/** The link from the form that asks back to the questions. */
export function AllQuestionsLink() {
  return (
    <Link to={termsPath('faq')} className={buttonClass('ghost', '-ms-3 justify-self-start px-3')}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      {faqTexts.allQuestions}
    </Link>
  )
}
