import { getTimeLine } from '@lumiroute/contract'
import type { TimeLineRow } from '@lumiroute/contract'
import Block from '@mui/icons-material/BlockOutlined'
import Label from '@mui/icons-material/LabelOutlined'
import LocalActivity from '@mui/icons-material/ConfirmationNumberOutlined'
import Loyalty from '@mui/icons-material/LoyaltyOutlined'
import PersonAdd from '@mui/icons-material/PersonAddOutlined'
import QrCode from '@mui/icons-material/QrCodeScannerOutlined'
import Replay from '@mui/icons-material/ReplayOutlined'
import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined'
import SportsEsports from '@mui/icons-material/SportsEsportsOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type SvgIcon from '@mui/material/SvgIcon'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../lib/query.ts'
import { DateTime } from '../../ui/figures.tsx'
import { Section } from '../../ui/section.tsx'
import { FailedState, LoadingState } from '../../ui/states.tsx'
import { amountOf, titleOf } from './time-line.words.ts'

const firstSize = 30
const mostRows = 200

const icons: Record<TimeLineRow['kind'], typeof SvgIcon> = {
  joined: PersonAdd,
  follow: PersonAdd,
  unfollow: Block,
  order: ShoppingBag,
  refund: Replay,
  couponClaimed: LocalActivity,
  couponUsed: LocalActivity,
  points: Loyalty,
  scan: QrCode,
  game: SportsEsports,
  tag: Label,
}

const dot = {
  width: 32,
  height: 32,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  bgcolor: 'background.sunken',
  color: 'text.secondary',
  border: 1,
  borderColor: 'divider',
} as const
// The line runs behind the dots, from each to the next.
const line = {
  display: 'flex',
  gap: 1.5,
  pb: 2,
  position: 'relative',
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 16,
    top: 32,
    bottom: 0,
    borderLeft: 1,
    borderColor: 'divider',
  },
} as const

function Happened({ row }: { row: TimeLineRow }) {
  const { t } = useTranslation()
  const Icon = icons[row.kind]
  const amount = amountOf(t, row)
  return (
    <Box component="li" sx={line}>
      <Box sx={dot}>
        <Icon aria-hidden sx={{ fontSize: 18 }} />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0, pt: 0.25 }}>
        <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', lineHeight: '20px' }}>
          <Box sx={{ overflowWrap: 'anywhere' }}>{titleOf(t, row)}</Box>
          {amount && (
            <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {amount}
            </Box>
          )}
        </Box>
        <Box sx={{ fontSize: 12, lineHeight: '18px', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <DateTime at={row.at} />
          {row.kind === 'order' && row.name && `・${row.name}`}
        </Box>
      </Box>
    </Box>
  )
}

/** How the rest is reached, as far as it is. */
function Rest({ shown, total, onMore }: { shown: number; total: number; onMore: () => void }) {
  const { t } = useTranslation()
  if (shown >= total) return null
  if (shown >= mostRows)
    return (
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
        {t('member.detail.atMost', { total: mostRows })}
      </Box>
    )
  return (
    <Button size="small" variant="outlined" onClick={onMore}>
      {t('member.detail.more')}
    </Button>
  )
}

/** All that a member did, newest first. */
export function MemberTimeLine({ storeCode, mbrCode }: { storeCode: string; mbrCode: string }) {
  const { t } = useTranslation()
  const [size, setSize] = useState(firstSize)
  const { data, isError, refetch } = useRead(
    getTimeLine,
    { store: storeCode, mbrCode, size },
    { keepPrevious: true },
  )
  const rows = data?.timeLine
  return (
    <Section title={t('member.detail.timeLine')} text={t('member.detail.timeLineText')}>
      {isError && !rows && <FailedState onRetry={() => void refetch()} />}
      {!isError && !rows && <LoadingState lines={6} />}
      {rows?.length === 0 && t('member.detail.timeLineEmpty')}
      {rows && rows.length > 0 && (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((row) => (
            <Happened key={`${row.kind} ${row.id}`} row={row} />
          ))}
        </Box>
      )}
      {data && (
        <Rest
          shown={data.timeLine.length}
          total={data.total}
          onMore={() => setSize(Math.min(size + 50, mostRows))}
        />
      )}
    </Section>
  )
}
