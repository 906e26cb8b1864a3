import { catalogueTexts } from '@dlm/contract/catalogue/catalogue.texts'
import { catalogueToolTexts } from '@dlm/contract/catalogue/catalogue-tools.texts'
import { NewProduct } from '@dlm/contract/catalogue/products.schema'
import { rules } from '@dlm/contract/rules'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { ContentForm } from '../../admin/form/content-form.tsx'
import { EntryPreview } from '../../admin/form/entry-preview.tsx'
import { FormFields } from '../../admin/form/form-fields.tsx'
import { generatedId } from '../../admin/form/generated-id.ts'
import type { OpenForm } from '../../admin/list/content-tool.tsx'
import { callAdmin } from '../../auth/admin-session.ts'
import { Field } from '../../forms/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

const schema = NewProduct.omit({ photo: true })

/** The form of a product (SPEC §2). Its id is generated, again with each click, and fixed once the product exists. */
export function ProductForm({ entry, onClose }: OpenForm) {
  const [prid] = useState(() => entry?.id ?? generatedId('PRD'))
  return (
    <ContentForm
      title={entry ? catalogueToolTexts.editProduct : catalogueToolTexts.addTitle}
      kind="product"
      entry={entry}
      schema={schema}
      defaults={{ prid }}
      picture={{ field: 'photo', label: catalogueToolTexts.cover, needed: rules.cover.message }}
      add={(values, photo) => callAdmin('add_product', { ...values, photo })}
      submitLabel={catalogueToolTexts.submit}
      recorded={catalogueTexts.productRecorded}
      onClose={onClose}
      writing={{
        title: 'name',
        text: 'text',
        preview: ({ title, text, name }, cover) => (
          <EntryPreview title={name || title} text={text} line={name && title} cover={cover} />
        ),
      }}
    >
      {(form) => (
        <FormFields
          form={form}
          except={['name', 'text']}
          own={{
            prid: (
              <div className="flex items-end gap-2">
                <Field form={form} name="prid" readOnly className="min-w-0 flex-1" />
                {!entry && (
                  <IconButton
                    label={catalogueToolTexts.newId}
                    onClick={() => form.setValue('prid', generatedId('PRD'), { shouldDirty: true })}
                  >
                    <RefreshCw aria-hidden="true" className="size-5" />
                  </IconButton>
                )}
              </div>
            ),
          }}
        />
      )}
    </ContentForm>
  )
}
