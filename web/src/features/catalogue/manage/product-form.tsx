import { catalogueTexts } from '@dlm/contract/catalogue/catalogue.texts'
import { NewProduct } from '@dlm/contract/catalogue/products.schema'
import { rules } from '@dlm/contract/rules'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { callAdmin } from '../../../lib/admin-session.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ContentForm } from '../../dashboard/content-form.tsx'
import type { OpenForm } from '../../dashboard/content-tool.tsx'
import { generatedId } from '../../dashboard/generated-id.ts'
import { AreaField } from '../../site/form/area-field.tsx'
import { ChoiceField } from '../../site/form/choice-field.tsx'
import { Field } from '../../site/form/field.tsx'

const schema = NewProduct.omit({ photo: true })
const categories = [
  { value: 'Free', label: 'Free' },
  { value: 'Purchase', label: 'Purchasable' },
]

/** The form of a product (SPEC §2). Its id is generated, anew with each click, and stays once the product is there. */
export function ProductForm({ entry, onClose }: OpenForm) {
  const [prid] = useState(() => entry?.id ?? generatedId('PRD'))
  return (
    <ContentForm
      title={entry ? 'Edit the product' : 'Add New'}
      kind="product"
      entry={entry}
      schema={schema}
      defaults={{
        ...{ title: '', name: '', text: '', osvr: '', prvr: '', size: '', file: '', tags: '' },
        ...{ prid, cate: 'Free' as const },
      }}
      picture={{ field: 'photo', label: 'Cover', needed: rules.product.message }}
      add={(values, photo) => callAdmin('add_product', { ...values, photo })}
      submitLabel="Submit"
      recorded={catalogueTexts.productRecorded}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Field form={form} name="file" label="Download URL" type="url" inputMode="url" maxLength={2000} />
          <ChoiceField form={form} name="cate" label="Category" options={categories} />
          <Field form={form} name="name" label="Product name" maxLength={100} />
          <Field form={form} name="title" label="Sub title" maxLength={150} />
          <div className="flex items-end gap-2">
            <Field form={form} name="prid" label="Product id" readOnly className="min-w-0 flex-1" />
            {!entry && (
              <IconButton
                label="Generate another id"
                onClick={() => form.setValue('prid', generatedId('PRD'), { shouldDirty: true })}
              >
                <RefreshCw aria-hidden="true" className="size-5" />
              </IconButton>
            )}
          </div>
          <Field form={form} name="osvr" label="OS versions" maxLength={200} />
          <Field form={form} name="size" label="Product size" maxLength={50} />
          <Field form={form} name="prvr" label="Product version" maxLength={50} />
          <Field form={form} name="tags" label="Tag lines" maxLength={300} />
          <AreaField form={form} name="text" label="Description" maxLength={20_000} />
        </>
      )}
    </ContentForm>
  )
}
