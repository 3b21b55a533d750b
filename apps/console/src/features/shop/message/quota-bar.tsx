import type { MessageQuota } from '@lumiroute/contract/message'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../lib/format/format.ts'

export type QuotaBarProps = {
  quota: MessageQuota
  /** How many messages this one needs; absent without a message. */
  taken?: number
}

const groove = {
  display: 'flex',
  gap: '2px',
  height: 8,
  borderRadius: '4px',
  bgcolor: 'background.sunken',
  overflow: 'hidden',
} as const
const legend = {
  m: 0,
  mt: 1,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  fontSize: 13,
  lineHeight: '20px',
} as const
const dot = { width: 8, height: 8, borderRadius: '2px', border: 1, borderColor: 'divider' } as const

type Part = { id: string; label: string; figure: string; colour: string; note?: string | undefined }

function Entry({ label, figure, colour, note }: Part) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <Box component="dt" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}>
        <Box aria-hidden sx={{ ...dot, bgcolor: colour }} />
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {figure}
      </Box>
      {note && (
        <Box component="dd" sx={{ m: 0, color: 'error.onTint' }}>
          {note}
        </Box>
      )}
    </Box>
  )
}

function getUseParts({ quota, taken }: QuotaBarProps): Part[] {
  const { t } = useTranslation()
  const { totalUsage, remaining } = quota
  const missing = remaining === null || taken === undefined ? 0 : taken - remaining
  const used = { id: 'used', label: t('message.quota.used'), colour: 'text.secondary' }
  const mine = { id: 'taken', label: t('message.quota.thisOne') }
  const left = { id: 'left', label: t('message.quota.remaining'), colour: 'background.sunken' }
  return [
    { ...used, figure: formatCount(totalUsage) },
    ...(taken === undefined
      ? []
      : [
          {
            ...mine,
            figure: formatCount(taken),
            colour: missing > 0 ? 'error.main' : 'primary.main',
            note: missing > 0 ? t('message.quota.exceeded', { total: formatCount(missing) }) : undefined,
          },
        ]),
    { ...left, figure: remaining === null ? t('message.quota.noLimit') : formatCount(remaining) },
  ]
}

/** Used, needed by this message, and left this month. */
export function QuotaBar({ quota, taken }: QuotaBarProps) {
  const parts = getUseParts({ quota, ...(taken !== undefined && { taken }) })
  const { value, totalUsage } = quota
  const share = (count: number) => (value ? `${Math.min(100, (100 * count) / value)}%` : '0%')
  const mine = parts.find(({ id }) => id === 'taken')
  return (
    <Box>
      {value !== null && (
        <Box aria-hidden sx={groove}>
          <Box sx={{ width: share(totalUsage), flexShrink: 0, bgcolor: 'text.secondary' }} />
          {mine && taken !== undefined && taken > 0 && (
            <Box sx={{ width: share(taken), minWidth: 3, bgcolor: mine.colour }} />
          )}
        </Box>
      )}
      <Box component="dl" sx={legend}>
        {parts.map((part) => (
          <Entry key={part.id} {...part} />
        ))}
      </Box>
    </Box>
  )
}
