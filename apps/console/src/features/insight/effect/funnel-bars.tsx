import type { FunnelFigures } from '@lumiroute/contract/effect'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Bars } from '../../../ui/bars.tsx'

const steps = ['scans', 'follows', 'coupons', 'orders'] as const

function useBars(total: FunnelFigures) {
  const { t } = useTranslation()
  const { count } = useFormat()
  const { scans } = total
  return steps.map((id) => {
    const value = total[id]
    // One person may claim several coupons: more than all of them would be no share.
    const share = value !== null && scans && id !== 'scans' && value <= scans ? (100 * value) / scans : null
    const figure =
      value === null
        ? t('effect.funnel.withheld')
        : share === null
          ? count(value)
          : t('effect.funnel.figure', { total: count(value), share: share.toFixed(1) })
    return { id, name: t(`effect.funnel.step.${id}`), value, figure }
  })
}

/** The steps of the whole ad on one scale, and the revenue associated with them. */
export function FunnelBars({ total }: { total: FunnelFigures }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const bars = useBars(total)
  return (
    <Box>
      <Bars bars={bars} />
      <Box sx={{ mt: 1.5, display: 'flex', gap: 1.5, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
          {t('effect.funnel.step.amount')}
        </Box>
        {total.amount === null ? (
          <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {t('effect.funnel.withheld')}
          </Box>
        ) : (
          <Box component="span" sx={{ fontSize: 20, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {money(total.amount)}
          </Box>
        )}
      </Box>
    </Box>
  )
}
