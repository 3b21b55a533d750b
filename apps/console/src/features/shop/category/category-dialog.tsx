import type { ProductCategory } from '@lumiroute/contract/category'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { ImageField } from '../../../ui/form/image-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useShopUpload } from '../shop/shop-upload.ts'
import { CategoryValuesSchema, toValues } from './category-values.ts'
import { useSaveCategory } from './save-category.ts'

export type CategoryDialogProps = {
  storeCode: string
  categories: readonly ProductCategory[]
  /** Absent for a new category. */
  category?: ProductCategory | undefined
  /** Parent of a new category. */
  parent?: string
  onClose: () => void
}

const single = { maxCount: 1 }

/** Possible parents: the first level without the category itself; none for a category with children. */
function parentsFor(categories: readonly ProductCategory[], own: ProductCategory | undefined) {
  if (own && categories.some(({ cateParentCode }) => cateParentCode === own.cateCode)) return []
  return categories
    .filter(({ cateCode, cateParentCode }) => cateParentCode === null && cateCode !== own?.cateCode)
    .map(({ cateCode, cateName }) => ({ value: cateCode, label: cateName }))
}

export function CategoryDialog({
  storeCode,
  categories,
  category: loaded,
  parent = '',
  onClose,
}: CategoryDialogProps) {
  const { t } = useTranslation()
  // A background refetch must not replace what the person started editing.
  const [category] = useState(loaded)
  const save = useSaveCategory(storeCode, category)
  const { control, submit, busy, dirty, failure } = useContractForm({
    schema: CategoryValuesSchema,
    defaultValues: toValues(category, parent),
    onSubmit: async (values) => {
      await save(values)
      onClose()
    },
  })
  const parents = parentsFor(categories, category)
  const title = category
    ? t('category.form.editTitle', { name: category.cateName })
    : t('category.form.addTitle')
  return (
    <FormDialog open {...{ title, onClose, busy, dirty, failure }} onSubmit={submit} columns={2}>
      <TextField
        control={control}
        name="cateName"
        label={t('category.field.cateName')}
        autoComplete="off"
        autoFocus
        required
      />
      <TextField
        control={control}
        name="cateCode"
        label={t('category.field.cateCode')}
        helper={category ? t('category.form.codeFixed') : t('category.form.codeHelper')}
        disabled={!!category}
        autoComplete="off"
        mono
      />
      <Wide>
        <SelectField
          control={control}
          name="cateParentCode"
          label={t('category.field.cateParentCode')}
          placeholder={t('category.form.firstLevel')}
          helper={
            parents.length === 0 && category
              ? t('category.form.parentLocked')
              : t('category.form.parentHelper')
          }
          options={parents}
          disabled={parents.length === 0}
        />
      </Wide>
      <Wide>
        <ImageField
          control={control}
          name="cateImage"
          label={t('category.field.cateImage')}
          upload={useShopUpload(storeCode, 'product')}
          limits={single}
          tileOf={({ url }) => ({ name: t('category.field.cateImage'), previewUrl: url })}
        />
      </Wide>
      <SwitchField
        control={control}
        name="cateEnabled"
        label={t('category.field.cateEnabled')}
        helper={t('category.form.enabledHelper')}
      />
      <SwitchField control={control} name="cateShowOnHome" label={t('category.field.cateShowOnHome')} />
    </FormDialog>
  )
}
