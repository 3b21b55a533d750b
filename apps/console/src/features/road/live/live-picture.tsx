import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../../lib/format/format.ts'
import type { LiveRow } from './live-rows.ts'
import { useLiveRecord } from './read-trail.ts'

const frame = {
  position: 'relative',
  m: 0,
  width: '100%',
  maxWidth: 420,
  aspectRatio: '16 / 9',
  borderRadius: '10px',
  overflow: 'hidden',
  bgcolor: 'night.main',
  color: 'night.muted',
  display: 'grid',
  placeItems: 'center',
  fontSize: 13,
} as const
const whole = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' } as const
const caption = {
  position: 'absolute',
  left: 8,
  bottom: 8,
  px: 0.75,
  borderRadius: '4px',
  fontSize: 12,
  lineHeight: '18px',
  color: 'night.text',
  bgcolor: 'rgb(11 18 32 / 0.78)',
} as const

/** The newest screenshot of the vehicle's screen. */
export function LivePicture({ row }: { row: LiveRow }) {
  const { t } = useTranslation()
  const record = useLiveRecord(row)
  if (!record?.imagePath) return <Box sx={frame}>{record ? t('liveMap.card.noPicture') : null}</Box>
  const time = record.imageUpdatedAt ? formatClock(record.imageUpdatedAt) : ''
  const name = t('liveMap.card.picture', { time })
  return (
    <Box component="figure" sx={frame}>
      <Box component="img" src={record.imagePath} alt={name} sx={whole} />
      <Box component="figcaption" aria-hidden sx={caption}>
        {name}
      </Box>
    </Box>
  )
}
