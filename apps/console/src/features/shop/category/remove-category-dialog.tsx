import { listCategories, deleteCategory } from '@lumiroute/contract/category'
import { listProducts } from '@lumiroute/contract/product'
import type { ProductCategory } from '@lumiroute/contract/category'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { useAct } from '../../../lib/api/query.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { toChoices } from './list-categories.ts'

export type RemoveCategoryDialogProps = {
  storeCode: string
  category: ProductCategory
  categories: readonly ProductCategory[]
  onClose: () => void
}

/** Asks where the products go, so that none is left without a category. */
export function RemoveCategoryDialog({
  storeCode,
  category,
  categories,
  onClose,
}: RemoveCategoryDialogProps) {
  const { t } = useTranslation()
  const { cateCode, cateName: name, prodCount: total } = category
  const { mutateAsync } = useAct(deleteCategory, {
    invalidate: [listCategories, listProducts],
    quiet: 'errors',
  })
  const { control, submit, busy, failure } = useContractForm({
    schema: z.object({ moveTo: z.string().min(1, t('category.remove.choose')) }),
    defaultValues: { moveTo: '' },
    onSubmit: async ({ moveTo }) => {
      await mutateAsync({ store: storeCode, cateCode, moveTo })
      onClose()
    },
  })
  return (
    <FormDialog
      open
      title={t('category.remove.ask', { name })}
      {...{ onClose, busy, failure }}
      onSubmit={submit}
      submitLabel={t('category.remove.submit')}
      width="xs"
    >
      <Box component="p" sx={{ m: 0, color: 'text.secondary', fontSize: 14, lineHeight: '22px' }}>
        {t('category.remove.products', { total })}
      </Box>
      <SelectField
        control={control}
        name="moveTo"
        label={t('category.remove.moveTo')}
        options={toChoices(categories).filter(({ value }) => value !== cateCode)}
        required
      />
    </FormDialog>
  )
}
