import { asDraft } from '@dlm/contract/constants'
import { bulkForms, editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { newsTexts } from '@dlm/contract/news/news.texts'
import { newsToolTexts } from '@dlm/contract/news/news-tool.texts'
import { rules } from '@dlm/contract/rules'
import type * as z from 'zod'
import { BulkForm, type OpenBulkForm } from '../../admin/form/bulk-form.tsx'
import { ContentForm } from '../../admin/form/content-form.tsx'
import { EntryPreview } from '../../admin/form/entry-preview.tsx'
import { FormFields } from '../../admin/form/form-fields.tsx'
import { isUnpublished } from '../../admin/form/is-unpublished.ts'
import { PublishField } from '../../admin/form/publication-fields.tsx'
import type { OpenForm } from '../../admin/list/content-tool.tsx'
import { callAdmin } from '../../auth/admin-session.ts'
import { formatPublish } from '../../lib/format/format-day.ts'
import { PreviewLink } from './preview-link.tsx'

const schema = editForms.news.omit({ photo: true })

/** The notification says "published" only if visitors can see the article now. */
function recordedAs({ date }: z.output<typeof schema>) {
  if (date === asDraft) return newsTexts.draftSubmitted
  return isUnpublished(date) ? newsTexts.submittedUntil(formatPublish(date)) : newsTexts.submitted
}

/** The form of an article: cover, title, description, when it is published, and on which day it is taken down. */
export function NewsForm({ entry, onClose }: OpenForm) {
  return (
    <ContentForm
      title={entry ? newsToolTexts.editTitle : newsToolTexts.addTitle}
      kind="news"
      entry={entry}
      schema={schema}
      defaults={{}}
      picture={{ field: 'photo', label: newsToolTexts.cover, needed: rules.cover.message }}
      add={(values, photo) => callAdmin('add_news', { ...values, photo })}
      submitLabel={newsToolTexts.submit}
      recorded={recordedAs}
      onClose={onClose}
      writing={{
        title: 'title',
        text: 'text',
        preview: ({ title, text, date }, cover) => (
          <EntryPreview
            title={title}
            text={text}
            line={date?.includes('-') ? formatPublish(date) : undefined}
            cover={cover}
          />
        ),
      }}
    >
      {(form) => (
        <>
          <FormFields form={form} except={['title', 'text']} />
          {entry && isUnpublished(String(entry.editable.fields.date)) && <PreviewLink id={entry.id} />}
        </>
      )}
    </ContentForm>
  )
}

/** The publication date of many articles. */
export function PublishForm(open: OpenBulkForm) {
  return (
    <BulkForm
      {...open}
      kind="news"
      one="article"
      title={newsToolTexts.publish}
      schema={bulkForms.news}
      defaults={{}}
      submitLabel={newsToolTexts.publish}
    >
      {(form) => (
        <>
          <PublishField form={form} name="date" />
          <p className="text-sm text-soft">{newsToolTexts.publishHint}</p>
        </>
      )}
    </BulkForm>
  )
}
