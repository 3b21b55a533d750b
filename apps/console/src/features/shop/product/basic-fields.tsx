import { maxImages } from '@lumiroute/contract/product'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { ChipsField } from '../../../ui/form/chips-field.tsx'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { RichTextField } from '../../../ui/form/rich-text-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useCategoryChoices } from '../category/list-categories.ts'
import { FieldGrid } from '../shop/field-grid.tsx'
import { ImagesField } from '../shop/images-field.tsx'
import { useShopUpload } from '../shop/shop-upload.ts'
import { productPaths } from './product.paths.ts'
import type { ProductControl } from './product-values.ts'

export type BasicFieldsProps = {
  control: ProductControl
  storeCode: string
  chosen: string | undefined
  isNew: boolean
}

export function BasicFields({ control, storeCode, chosen, isNew }: BasicFieldsProps) {
  const { t } = useTranslation()
  const categories = useCategoryChoices(storeCode)
  return (
    <FieldGrid>
      <Wide>
        <TextField
          control={control}
          name="prodName"
          label={t('product.field.prodName')}
          autoComplete="off"
          required
        />
      </Wide>
      <TextField
        control={control}
        name="prodSubtitle"
        label={t('product.field.prodSubtitle')}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="prodCode"
        label={t('product.field.prodCode')}
        helper={isNew ? t('product.form.codeHelper') : t('product.form.codeFixed')}
        disabled={!isNew}
        autoComplete="off"
        mono
      />
      <Wide>
        <ChipsField
          control={control}
          name="cateCodes"
          label={t('product.field.cateCodes')}
          options={categories}
          placeholder={t('product.form.chooseCategory')}
          required
        />
        {categories.length === 0 && (
          <Link href={productPaths.categories(chosen)} sx={{ fontSize: 13 }}>
            {t('product.form.makeCategory')}
          </Link>
        )}
      </Wide>
      <Wide>
        <RichTextField control={control} name="prodDesc" label={t('product.field.prodDesc')} />
      </Wide>
    </FieldGrid>
  )
}

export function MediaFields({ control, storeCode }: Pick<BasicFieldsProps, 'control' | 'storeCode'>) {
  const { t } = useTranslation()
  const upload = useShopUpload(storeCode, 'product')
  return (
    <ImagesField
      control={control}
      name="prodImages"
      label={t('product.field.prodImages')}
      helper={t('product.form.imagesHelper')}
      maxCount={maxImages}
      upload={upload}
      nameOf={(no) => t('product.form.imageName', { no })}
      firstLabel={t('product.form.cover')}
    />
  )
}
