import { catalogueTexts } from '@dlm/contract/catalogue/catalogue.texts'
import { NewProduct } from '@dlm/contract/catalogue/products.schema'
import { rules } from '@dlm/contract/rules'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { callAdmin } from '../../../auth/admin-session.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ContentForm } from '../../dashboard/content-form.tsx'
import type { OpenForm } from '../../dashboard/content-tool.tsx'
import { EntryPreview } from '../../dashboard/entry-preview.tsx'
import { generatedId } from '../../dashboard/generated-id.ts'
import { MarkdownField } from '../../dashboard/markdown-field.tsx'
import { PublishField, TakeDownField } from '../../dashboard/publication-fields.tsx'
import { ChoiceField } from '../../site/form/choice-field.tsx'
import { Field } from '../../site/form/field.tsx'

const schema = NewProduct.omit({ photo: true })
const categories = [
  { value: 'Free', label: 'Free' },
  { value: 'Purchase', label: 'Purchasable' },
]

/** The form of a product (SPEC §2). Its id is generated, and again with each click, and stays once the product is there. */
export function ProductForm({ entry, onClose }: OpenForm) {
  const [prid] = useState(() => entry?.id ?? generatedId('PRD'))
  return (
    <ContentForm
      title={entry ? 'Edit the product' : 'Add New'}
      kind="product"
      entry={entry}
      schema={schema}
      defaults={{ prid }}
      picture={{ field: 'photo', label: 'Cover', needed: rules.product.message }}
      add={(values, photo) => callAdmin('add_product', { ...values, photo })}
      submitLabel="Submit"
      recorded={catalogueTexts.productRecorded}
      onClose={onClose}
      preview={({ title, text, name }, cover) => (
        <EntryPreview title={name || title} text={text} line={name && title} cover={cover} />
      )}
    >
      {(form) => (
        <>
          <Field form={form} name="file" type="url" inputMode="url" />
          <ChoiceField form={form} name="cate" options={categories} />
          <Field form={form} name="name" />
          <Field form={form} name="title" />
          <div className="flex items-end gap-2">
            <Field form={form} name="prid" readOnly className="min-w-0 flex-1" />
            {!entry && (
              <IconButton
                label="Generate another id"
                onClick={() => form.setValue('prid', generatedId('PRD'), { shouldDirty: true })}
              >
                <RefreshCw aria-hidden="true" className="size-5" />
              </IconButton>
            )}
          </div>
          <Field form={form} name="osvr" />
          <Field form={form} name="size" />
          <Field form={form} name="prvr" />
          <Field form={form} name="tags" />
          <MarkdownField form={form} name="text" rows={8} />
          <PublishField form={form} name="publish" />
          <TakeDownField form={form} name="takeDown" />
        </>
      )}
    </ContentForm>
  )
}
