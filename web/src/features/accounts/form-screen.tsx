import type { ReactNode } from 'react'
import { PageHeader } from '../../page/page-header.tsx'
import { Title } from '../../page/title.tsx'

interface Props {
  title: string
  intro: string
  back?: { to: string; label: string }
  children: ReactNode
}

/** A screen that is one form. */
export function FormScreen({ title, intro, back, children }: Props) {
  return (
    <div className="text-width">
      <Title>{title}</Title>
      <PageHeader title={title} intro={intro} {...(back && { back })} />
      <div className="max-w-[480px]">{children}</div>
    </div>
  )
}
