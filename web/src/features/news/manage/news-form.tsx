import { asDraft } from '@dlm/contract/constants'
import { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { newsTexts } from '@dlm/contract/news/news.texts'
import { rules } from '@dlm/contract/rules'
import type * as z from 'zod'
import { callAdmin } from '../../../auth/admin-session.ts'
import { formatPublish } from '../../../lib/format-day.ts'
import { ContentForm } from '../../dashboard/content-form.tsx'
import type { OpenForm } from '../../dashboard/content-tool.tsx'
import { EntryPreview } from '../../dashboard/entry-preview.tsx'
import { isUnpublished } from '../../dashboard/is-unpublished.ts'
import { MarkdownField } from '../../dashboard/markdown-field.tsx'
import { PublishField, TakeDownField } from '../../dashboard/publication-fields.tsx'
import { Field } from '../../site/form/field.tsx'
import { PreviewLink } from './preview-link.tsx'

const schema = editForms.news.omit({ photo: true })

/** Only what visitors see from now on is called published. */
function recordedAs({ date }: z.output<typeof schema>) {
  if (date === asDraft) return newsTexts.draftSubmitted
  return isUnpublished(date) ? newsTexts.submittedUntil(formatPublish(date)) : newsTexts.submitted
}

/** The form of an article: cover, title, description, when it is published, and on which day it is taken down. */
export function NewsForm({ entry, onClose }: OpenForm) {
  return (
    <ContentForm
      title={entry ? 'Edit the article' : 'Add New'}
      kind="news"
      entry={entry}
      schema={schema}
      defaults={{}}
      picture={{ field: 'photo', label: 'Cover', needed: rules.news.message }}
      add={(values, photo) => callAdmin('add_news', { ...values, photo })}
      submitLabel="Submit"
      recorded={recordedAs}
      onClose={onClose}
      preview={({ title, text, date }, cover) => (
        <EntryPreview
          title={title}
          text={text}
          line={date?.includes('-') ? formatPublish(date) : undefined}
          cover={cover}
        />
      )}
    >
      {(form) => (
        <>
          <Field form={form} name="title" />
          <MarkdownField form={form} name="text" rows={14} />
          <PublishField form={form} name="date" />
          <TakeDownField form={form} name="takeDown" />
          {entry && isUnpublished(String(entry.editable.fields.date)) && <PreviewLink id={entry.id} />}
        </>
      )}
    </ContentForm>
  )
}
