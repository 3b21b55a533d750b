import { getGameAd, hideSeat, maxPlayers } from '@lumiroute/contract/game'
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { usePermitted } from '../../../lib/session/permitted.ts'
import { SeatToken } from '../../../ui/round/seat-token.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import type { OpenRoom } from './start-game.ts'

type Seat = OpenRoom['seats'][number]

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const
const row = { display: 'flex', alignItems: 'center', gap: 1, py: 0.5, minHeight: 48, minWidth: 0 } as const
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const score = { flexShrink: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' } as const

function SeatNotes({ isHere, isHidden }: Seat) {
  const { t } = useTranslation()
  if (isHere && !isHidden) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, fontSize: 12, lineHeight: '16px' }}>
      {!isHere && <Box sx={{ color: 'warning.onTint' }}>{t('game.seat.gone')}</Box>}
      {isHidden && <Box sx={{ color: 'text.secondary' }}>{t('game.seat.hidden')}</Box>}
    </Box>
  )
}

type RowProps = { seat: Seat; onHide?: ((isHidden: boolean) => void) | undefined; isBusy: boolean }

function HideButton({ seat: { no, name, isHidden }, onHide, isBusy }: RowProps) {
  const { t } = useTranslation()
  if (!onHide) return null
  const act = isHidden ? 'show' : 'hide'
  const Icon = isHidden ? VisibilityOutlined : VisibilityOffOutlined
  return (
    <Tooltip title={t(`game.seat.${act}`)}>
      <IconButton
        size="small"
        disabled={isBusy}
        aria-label={t(`game.seat.${act}Of`, { no: no + 1, name })}
        onClick={() => onHide(!isHidden)}
      >
        <Icon sx={{ fontSize: 18 }} />
      </IconButton>
    </Tooltip>
  )
}

function SeatRow(props: RowProps) {
  const { t } = useTranslation()
  const { count } = useFormat()
  const { seat } = props
  return (
    <Box component="li" sx={row}>
      <SeatToken no={seat.no} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={oneLine}>{t('game.seat.name', { no: seat.no + 1, name: seat.name })}</Box>
        <SeatNotes {...seat} />
      </Box>
      {seat.score !== null && (
        <Box sx={score} data-score={seat.score}>
          {t('game.seat.score', { score: count(seat.score) })}
        </Box>
      )}
      <HideButton {...props} />
    </Box>
  )
}

/** Who plays, with which score; an offensive name can be hidden on all screens. */
export function SeatList({ storeId, room }: { storeId: number; room: OpenRoom }) {
  const { t } = useTranslation()
  const { may } = usePermitted()
  const hiding = useAct(hideSeat, { invalidate: [getGameAd] })
  const { code: roomCode, seats } = room
  if (seats.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('game.seat.none')}</Box>
  const here = seats.filter(({ isHere }) => isHere).length
  const hide = (seat: number) =>
    may('ads.write') ? (isHidden: boolean) => hiding.mutate({ storeId, roomCode, seat, isHidden }) : undefined
  return (
    <>
      <Box sx={{ mb: 0.5, color: 'text.secondary', fontSize: 13, lineHeight: '20px' }}>
        {t('game.seat.total', { total: seats.length, here, max: maxPlayers })}
      </Box>
      <Box component="ul" aria-label={t('game.seat.title')} sx={list}>
        {seats.map((seat) => (
          <SeatRow key={seat.no} seat={seat} onHide={hide(seat.no)} isBusy={hiding.isPending} />
        ))}
      </Box>
    </>
  )
}
