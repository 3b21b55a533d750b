import type { PointCardIcon } from '@lumiroute/contract/point-card'
import Bolt from '@mui/icons-material/Bolt'
import CardGiftcard from '@mui/icons-material/CardGiftcard'
import Favorite from '@mui/icons-material/Favorite'
import LocalCafe from '@mui/icons-material/LocalCafe'
import Pets from '@mui/icons-material/Pets'
import SentimentSatisfied from '@mui/icons-material/SentimentSatisfied'
import Spa from '@mui/icons-material/Spa'
import Star from '@mui/icons-material/Star'
import type SvgIcon from '@mui/material/SvgIcon'

export const stampIcons: Record<PointCardIcon, typeof SvgIcon> = {
  star: Star,
  coffee: LocalCafe,
  heart: Favorite,
  gift: CardGiftcard,
  leaf: Spa,
  paw: Pets,
  smile: SentimentSatisfied,
  bolt: Bolt,
}

/** Each is dark enough for white text. */
export const cardColors = [
  { name: 'indigo', value: '#3D5AFE' },
  { name: 'night', value: '#1F2A44' },
  { name: 'green', value: '#0A6A34' },
  { name: 'wine', value: '#9B1C31' },
  { name: 'coffee', value: '#5D4037' },
  { name: 'purple', value: '#6A1B9A' },
  { name: 'rust', value: '#A84300' },
  { name: 'teal', value: '#00695C' },
] as const
