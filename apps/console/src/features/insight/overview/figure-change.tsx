import type { Measure } from '@lumiroute/contract/overview'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../../../ui/visually-hidden.ts'
import { computeChange } from './measure-change.ts'

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 } as const
const strong = { display: 'inline-flex', alignItems: 'center', fontWeight: 600 } as const

function Share({ isUp, share }: { isUp: boolean; share: number }) {
  const { t } = useTranslation()
  const Arrow = isUp ? ArrowUpward : ArrowDownward
  return (
    <Box component="span" sx={{ ...strong, color: isUp ? 'success.onTint' : 'text.primary' }}>
      <Arrow aria-hidden sx={{ fontSize: 14 }} />
      <span aria-hidden>{share}%</span>
      <Box component="span" sx={visuallyHidden}>
        {t(isUp ? 'dashboard.change.up' : 'dashboard.change.down', { share })}
      </Box>
    </Box>
  )
}

export type FigureChangeProps = { measure: Measure; format: (figure: number) => string }

/** Change against the previous period; no percentage if the earlier value is 0 or unknown. */
export function FigureChange({ measure, format }: FigureChangeProps) {
  const { t } = useTranslation()
  const change = computeChange(measure)
  if (change.kind === 'none') return null
  if (change.kind !== 'share') return t(`dashboard.change.${change.kind}`)
  return (
    <Box component="span" sx={line}>
      <Share {...change} />
      {t('dashboard.change.before', { before: format(change.before) })}
    </Box>
  )
}
