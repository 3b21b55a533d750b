import type { PointCardIcon } from '@lumiroute/contract/point-card'
import CardGiftcard from '@mui/icons-material/CardGiftcard'
import Box from '@mui/material/Box'
import { stampIcons } from './stamp-icons.tsx'

export type StampCardProps = {
  name: string
  color: string
  icon: PointCardIcon
  goal: number
  points: number
  /** Stamp positions with a reward. */
  rewards: ReadonlySet<number>
  image?: string | undefined
  /** Below the name: 3 / 10 點. */
  progress: string
}

const stamp = {
  aspectRatio: '1',
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  fontSize: 11,
  lineHeight: '12px',
  fontVariantNumeric: 'tabular-nums',
} as const
const filled = { ...stamp, bgcolor: '#ffffff' } as const
const empty = { ...stamp, border: '1.5px dashed rgb(255 255 255 / 0.75)', color: '#ffffff' } as const

/** More columns for cards with more stamps. */
const getColumns = (goal: number) => (goal > 25 ? 10 : goal > 15 ? 6 : 5)

/** A member's point card: colour, stamps and the positions of rewards. */
export function StampCard({ name, color, icon, goal, points, rewards, image, progress }: StampCardProps) {
  const Icon = stampIcons[icon]
  const backdrop = image
    ? `linear-gradient(rgb(11 18 32 / 0.55), rgb(11 18 32 / 0.55)), center / cover url("${image}")`
    : color
  return (
    <Box sx={{ borderRadius: '14px', p: 2, color: '#ffffff' }} style={{ background: backdrop }}>
      <Box sx={{ fontSize: 16, lineHeight: '22px', fontWeight: 700, overflowWrap: 'anywhere' }}>{name}</Box>
      <Box sx={{ fontSize: 12, lineHeight: '18px', mb: 1.5 }}>{progress}</Box>
      <Box
        aria-hidden
        sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: `repeat(${getColumns(goal)}, 1fr)` }}
      >
        {Array.from({ length: goal }, (_, at) => at + 1).map((place) =>
          place <= points ? (
            <Box key={place} sx={filled} style={{ color }}>
              <Icon sx={{ fontSize: goal > 25 ? 14 : 20 }} />
            </Box>
          ) : (
            <Box key={place} sx={empty}>
              {rewards.has(place) ? <CardGiftcard sx={{ fontSize: goal > 25 ? 14 : 18 }} /> : place}
            </Box>
          ),
        )}
      </Box>
    </Box>
  )
}
