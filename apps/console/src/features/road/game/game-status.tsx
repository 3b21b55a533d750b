import type { GameAd } from '@lumiroute/contract/game'
import EmojiEvents from '@mui/icons-material/EmojiEvents'
import EventOutlined from '@mui/icons-material/EventOutlined'
import HourglassTop from '@mui/icons-material/HourglassTop'
import QrCode2 from '@mui/icons-material/QrCode2'
import SportsEsports from '@mui/icons-material/SportsEsports'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'

type RoomState = 'open' | 'waiting' | 'playing' | 'podium' | 'ended'

const tones = { open: 'info', waiting: 'live', playing: 'live', podium: 'success', ended: 'neutral' } as const
const icons = {
  open: QrCode2,
  waiting: HourglassTop,
  playing: SportsEsports,
  podium: EmojiEvents,
  ended: undefined,
} as const

export function RoomBadge({ state }: { state: RoomState }) {
  const { t } = useTranslation()
  return <StatusBadge tone={tones[state]} icon={icons[state]} label={t(`game.room.${state}`)} />
}

export function dueText(t: TFunction, date: (day: string) => string, ad: GameAd): string {
  if (ad.room) return t(`game.room.${ad.room.state}`)
  if (!ad.onAir) return t('game.due.notApproved')
  if (ad.isToday) return t('game.due.today')
  return ad.nextDate ? t('game.due.on', { date: date(ad.nextDate) }) : t('game.due.past')
}

/** Today's state of the game, or its dates. */
export function DueBadge({ ad }: { ad: GameAd }) {
  const { t } = useTranslation()
  const { date } = useFormat()
  if (ad.room) return <RoomBadge state={ad.room.state} />
  const label = dueText(t, date, ad)
  if (ad.isToday) return <StatusBadge tone="success" label={label} />
  return <StatusBadge tone="neutral" icon={ad.nextDate ? EventOutlined : undefined} label={label} />
}
