import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../../lib/format/format.ts'
import { useMedium } from '../../../ui/media/use-medium.tsx'
import type { RecordImage } from './use-image-at.ts'

const frame = {
  display: 'block',
  position: 'relative',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: '10px',
  overflow: 'hidden',
  bgcolor: 'night.main',
} as const
const whole = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' } as const

/** Screenshot of the moment; a click shows it large. */
export function MomentImage({ image }: { image: RecordImage | undefined }) {
  const { t } = useTranslation()
  const { show, dialog } = useMedium()
  if (!image)
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'night.muted', fontSize: 13 }}>
        {t('record.images.empty')}
      </Box>
    )
  const time = formatClock(image.at)
  const name = t('record.route.imageAt', { time })
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <ButtonBase
        aria-label={t('record.route.imageOpen', { time })}
        onClick={() => show({ type: 'image', url: image.imagePath, name })}
        sx={frame}
      >
        <Box component="img" src={image.imagePath} alt={name} sx={whole} />
      </ButtonBase>
      <Box
        component="figcaption"
        sx={{
          mt: 0.5,
          fontSize: 12,
          lineHeight: '18px',
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {name}
      </Box>
      {dialog}
    </Box>
  )
}
