import type { Product, ProductState } from '@lumiroute/contract/product'
import Schedule from '@mui/icons-material/Schedule'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { Tone } from '../../../ui/status-badge.tsx'

const tones: Record<ProductState, Tone> = {
  on: 'success',
  scheduled: 'info',
  soldout: 'danger',
  draft: 'neutral',
  off: 'neutral',
  ended: 'warning',
}

export function ProductStateBadge({ state }: { state: ProductState }) {
  const { t } = useTranslation()
  const icon = state === 'scheduled' ? { icon: Schedule } : {}
  return <StatusBadge tone={tones[state]} label={t(`product.state.${state}`)} {...icon} />
}

const colours = {
  untracked: 'text.secondary',
  plenty: 'text.primary',
  low: 'warning.onTint',
  none: 'error.onTint',
}

/** Remaining stock; a text accompanies the colour. */
export function StockText({ product }: { product: Pick<Product, 'prodStock' | 'prodStockState'> }) {
  const { t } = useTranslation()
  const { count } = useFormat()
  const { prodStock, prodStockState: state } = product
  if (state === 'untracked')
    return <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{t('product.stock.untracked')}</Box>
  const isFine = state === 'plenty'
  return (
    <Box sx={{ color: colours[state], fontVariantNumeric: 'tabular-nums', fontWeight: isFine ? 400 : 600 }}>
      {count(prodStock)}
      {!isFine && (
        <Box component="span" sx={{ display: 'block', fontSize: 12, lineHeight: '16px', fontWeight: 400 }}>
          {t(`product.stock.${state}`)}
        </Box>
      )}
    </Box>
  )
}
