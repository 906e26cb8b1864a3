import { Link } from 'react-router'
import { buttonClass } from '../ui/button.tsx'

interface Props {
  /** Of the heading, which names its section. */
  id: string
  title: string
  /** The way to all, and what it says. */
  to: string
  all: string
}

/** The head of a section that shows the first entries of a list. */
export function SectionHead({ id, title, to, all }: Props) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <h2 id={id}>{title}</h2>
      <Link to={to} className={buttonClass('ghost', '-me-3')}>
        {all}
      </Link>
    </div>
  )
}
