import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, Section } from '../../ui/section.tsx'

export type PreviewFrameProps = { preview: ReactNode; children: ReactNode }

const frame = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1280px)': { gridTemplateColumns: 'minmax(0, 1fr) 380px' },
} as const
// Below the header, which sticks as well.
const beside = { position: 'sticky', top: 80, order: 2 } as const

/** Drawn only while it is open: a hidden stage would go on decoding videos. */
function Folded({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = (
    <Button
      size="small"
      aria-expanded={isOpen}
      aria-controls={id}
      endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
      onClick={() => setOpen(!isOpen)}
    >
      {isOpen ? t('ad.preview.close') : t('ad.preview.open')}
    </Button>
  )
  return (
    <Card>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="h2" sx={{ fontSize: 15, lineHeight: '22px', fontWeight: 600 }}>
          {t('ad.preview.title')}
        </Typography>
        {button}
      </Box>
      <Box id={id} sx={{ maxWidth: 640, mx: 'auto', ...(isOpen && { mt: 2 }) }}>
        {isOpen && children}
      </Box>
    </Card>
  )
}

/** The live preview: beside the content on a wide screen, folded above it on others. */
export function PreviewFrame({ preview, children }: PreviewFrameProps) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(min-width:1280px)', { noSsr: true })
  return (
    <Box sx={frame}>
      {isWide ? (
        <Box sx={beside}>
          <Section title={t('ad.preview.title')} text={t('ad.preview.text')}>
            {preview}
          </Section>
        </Box>
      ) : (
        <Folded>{preview}</Folded>
      )}
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  )
}
