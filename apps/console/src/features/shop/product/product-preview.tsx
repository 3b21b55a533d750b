import Box from '@mui/material/Box'
import ImageOutlined from '@mui/icons-material/ImageOutlined'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../lib/format/format.ts'
import { PhoneFrame } from '../../../ui/phone-frame.tsx'
import { priceText } from './product.columns.tsx'
import type { ProductControl, ProductValues } from './product-values.ts'

const muted = '#5b6577'
const chip = {
  px: 1,
  lineHeight: '22px',
  fontSize: 12,
  borderRadius: '6px',
  border: '1px solid #d5dae5',
} as const

function Picture({ url }: { url: string | undefined }) {
  const frame = {
    width: '100%',
    aspectRatio: '1',
    bgcolor: '#eef1f7',
    display: 'grid',
    placeItems: 'center',
  } as const
  if (!url)
    return (
      <Box sx={{ ...frame, color: '#8a94a8' }}>
        <ImageOutlined aria-hidden sx={{ fontSize: 48 }} />
      </Box>
    )
  return <Box component="img" src={url} alt="" sx={{ ...frame, display: 'block', objectFit: 'cover' }} />
}

function Price({ values }: { values: ProductValues }) {
  const { prodSalePrice = 0, prodListPrice, prodVariants } = values
  const variants = prodVariants.map((each) => ({ ...each, salePrice: each.salePrice ?? 0, stock: 0 }))
  return (
    <Box sx={{ mt: 1, display: 'flex', gap: 1, alignItems: 'baseline', fontVariantNumeric: 'tabular-nums' }}>
      <Box component="span" sx={{ fontSize: 18, fontWeight: 650, color: '#c4262f' }}>
        {priceText({ prodSalePrice, prodVariants: variants })}
      </Box>
      {prodListPrice !== undefined && prodListPrice > prodSalePrice && (
        <Box component="s" sx={{ fontSize: 13, color: muted }}>
          {formatMoney(prodListPrice)}
        </Box>
      )}
    </Box>
  )
}

function Options({ options }: { options: ProductValues['prodOptions'] }) {
  return options
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }, at) => (
      <Box key={`${at} ${name}`} sx={{ mt: 1.5 }}>
        <Box sx={{ fontSize: 12, color: muted, mb: 0.5 }}>{name}</Box>
        <Box sx={{ display: 'flex', gap: 0.75, flexWrap: 'wrap' }}>
          {values.map((value) => (
            <Box component="span" key={value} sx={chip}>
              {value}
            </Box>
          ))}
        </Box>
      </Box>
    ))
}

/** Preview on a member's phone. */
export function ProductPreview({ control }: { control: ProductControl }) {
  const { t } = useTranslation()
  const values = useWatch({ control }) as ProductValues
  return (
    <PhoneFrame label={t('product.preview.label')}>
      <Picture url={values.prodImages[0]?.url} />
      <Box sx={{ p: 2 }}>
        <Box sx={{ fontSize: 16, lineHeight: '22px', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {values.prodName || t('product.preview.name')}
        </Box>
        {values.prodSubtitle && <Box sx={{ fontSize: 13, color: muted }}>{values.prodSubtitle}</Box>}
        <Price values={values} />
        <Box sx={{ mt: 1, display: 'flex', gap: 0.75, flexWrap: 'wrap' }}>
          {values.prodTags.map((tag) => (
            <Box
              component="span"
              key={tag}
              sx={{ ...chip, bgcolor: '#f1f3ff', borderColor: '#dfe4ff', color: '#2c44c9' }}
            >
              {tag}
            </Box>
          ))}
        </Box>
        <Options options={values.prodOptions} />
        <Box
          sx={{
            mt: 2,
            py: 1.25,
            textAlign: 'center',
            borderRadius: '10px',
            bgcolor: '#3d5afe',
            color: '#fff',
            fontSize: 14,
          }}
        >
          {values.prodStatus === 'soldout' ? t('product.state.soldout') : t('product.preview.buy')}
        </Box>
      </Box>
    </PhoneFrame>
  )
}
