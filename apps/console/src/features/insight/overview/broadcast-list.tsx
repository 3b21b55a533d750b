import type { DashboardBroadcast } from '@lumiroute/contract/overview'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { broadcastLink } from './dashboard-links.ts'

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  rowGap: 0.25,
  alignItems: 'center',
  px: { xs: 2, sm: 2.5 },
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
} as const
const small = { fontSize: 12, lineHeight: '18px', color: 'text.secondary' } as const
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const tones = { running: 'live', waiting: 'neutral', done: 'success' } as const

type RowProps = {
  broadcast: DashboardBroadcast
  /** Shows the store of each row to operators. */
  isOverAll: boolean
  store: string | undefined
  /** Future broadcasts show a date instead of figures. */
  isAhead: boolean
}

function Figures({ broadcast: { people, plays, state } }: Pick<RowProps, 'broadcast'>) {
  const { t } = useTranslation()
  const { count } = useFormat()
  if (state === 'waiting') return null
  const parts = [
    people !== null && t('dashboard.today.people', { people: count(people) }),
    t('dashboard.today.plays', { plays: count(plays) }),
  ]
  return parts.filter(Boolean).join('・')
}

function BroadcastRow({ broadcast, isOverAll, store, isAhead }: RowProps) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { adName, vehicleNo, fixLocation, moveType, state, day } = broadcast
  const noScreen = moveType === 'move_play' ? 'dashboard.today.noVehicle' : 'dashboard.today.ownScreens'
  const where = [vehicleNo ?? (fixLocation || t(noScreen)), isOverAll && broadcast.store.storeName]
  const named = isOverAll ? broadcast.store.storeCode : store
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Link
          href={broadcastLink(broadcast, named)}
          underline="hover"
          sx={{ display: 'block', color: 'text.primary', fontSize: 14, fontWeight: 550, ...oneLine }}
        >
          {adName}
        </Link>
        <Box sx={{ ...small, ...oneLine }}>{where.filter(Boolean).join('・')}</Box>
      </Box>
      <Box
        sx={{ ...small, display: 'grid', justifyItems: 'end', gap: 0.25, fontVariantNumeric: 'tabular-nums' }}
      >
        {!isAhead && <StatusBadge tone={tones[state]} label={t(`record.state.${state}`)} />}
        <span>{isAhead ? date(day) : <Figures broadcast={broadcast} />}</span>
      </Box>
    </Box>
  )
}

export type BroadcastListProps = Omit<RowProps, 'broadcast' | 'isAhead'> & {
  broadcasts: readonly DashboardBroadcast[]
  empty: string
  isAhead?: boolean
}

/** Broadcasts of today or of the coming days, each linking to its record. */
export function BroadcastList({ broadcasts, empty, isAhead = false, ...rest }: BroadcastListProps) {
  if (broadcasts.length === 0)
    return <Box sx={{ px: { xs: 2, sm: 2.5 }, pt: 0.5, pb: 2.5, color: 'text.secondary' }}>{empty}</Box>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {broadcasts.map((broadcast) => (
        <BroadcastRow key={broadcast.recordId} {...{ broadcast, isAhead }} {...rest} />
      ))}
    </Box>
  )
}
