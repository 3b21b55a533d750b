import type { DayCode } from '@lumiroute/contract/timetable'
import BlockOutlined from '@mui/icons-material/BlockOutlined'
import BookmarkBorder from '@mui/icons-material/BookmarkBorder'
import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined'
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined'
import type SvgIcon from '@mui/material/SvgIcon'
import { isBooked } from './timetable-days.ts'

export type DayKind = DayCode | 'booked'

/** Order of the palette and of the number keys. */
export const brushes = ['online', 'tt_avail', 'tt_reserv', 'tt_unavail', 'offline'] as const

export const getKind = (value: string): DayKind => (isBooked(value) ? 'booked' : (value as DayCode))

export const dayIcons: Record<DayKind, typeof SvgIcon> = {
  online: CheckCircleOutlined,
  tt_avail: EventAvailableOutlined,
  tt_reserv: BookmarkBorder,
  tt_unavail: BlockOutlined,
  offline: PauseCircleOutlined,
  booked: CampaignOutlined,
}

const hatch =
  'repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in srgb, currentcolor 18%, transparent) 5px 6px)'

/** Colours of a day; a closed day is also hatched, so that colour is not the only cue. */
export const dayLooks = {
  online: { bgcolor: 'success.tint', color: 'success.onTint' },
  tt_avail: { bgcolor: 'info.tint', color: 'info.onTint' },
  tt_reserv: { bgcolor: 'warning.tint', color: 'warning.onTint' },
  tt_unavail: { bgcolor: 'error.tint', color: 'error.onTint' },
  offline: { bgcolor: 'background.sunken', color: 'text.secondary', backgroundImage: hatch },
  booked: { bgcolor: 'primary.fill', color: '#fff' },
} as const satisfies Record<DayKind, object>

/** Marks of the month strip: taller for days with more to sell or show. */
export const markLooks: Record<DayKind, { height: number; bgcolor: string }> = {
  online: { height: 14, bgcolor: 'success.main' },
  tt_avail: { height: 14, bgcolor: 'info.main' },
  tt_reserv: { height: 8, bgcolor: 'warning.main' },
  tt_unavail: { height: 8, bgcolor: 'error.main' },
  offline: { height: 3, bgcolor: 'control' },
  booked: { height: 20, bgcolor: 'primary.fill' },
}
