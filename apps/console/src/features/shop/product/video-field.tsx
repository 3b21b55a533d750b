import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { FieldShell, useField } from '../../../ui/form/field-shell.tsx'
import { UploadField } from '../../../ui/upload/upload-field.tsx'
import { useShopUpload } from '../shop/shop-upload.ts'
import type { ProductControl, ProductValues, SentProduct } from './product-values.ts'

const limits = { types: ['video/mp4', 'video/webm'], maxBytes: 1_000_000_000, maxCount: 1 } as const

export function VideoField({ control, storeCode }: { control: ProductControl; storeCode: string }) {
  const { t } = useTranslation()
  const upload = useShopUpload(storeCode, 'product')
  const label = t('product.field.prodVideo')
  const { field, shell, aria } = useField<ProductValues, SentProduct>({ control, name: 'prodVideo', label })
  const { ref, value, onChange } = field
  return (
    <Box sx={{ mt: 2.5 }}>
      <FieldShell {...shell} isGroup>
        <Box ref={ref} tabIndex={-1} sx={{ outline: 'none' }}>
          <UploadField
            {...{ label, upload, limits }}
            id={aria.id}
            value={value as ProductValues['prodVideo']}
            onChange={onChange}
            tileOf={() => ({ name: label })}
          />
        </Box>
      </FieldShell>
    </Box>
  )
}
