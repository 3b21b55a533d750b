import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, Section } from './section.tsx'

export type PreviewBesideProps = {
  title: string
  text?: string
  /** Width next to the form. */
  width?: number
  preview: ReactNode
  children: ReactNode
}

const frame = (width: number) => ({
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1280px)': { gridTemplateColumns: `minmax(0, 1fr) ${width}px` },
})
// Below the header, which is sticky too.
const beside = { position: 'sticky', top: 80, order: 2 } as const

/** Rendered only while open: a hidden stage would keep decoding videos. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="h2" sx={{ fontSize: 15, lineHeight: '22px', fontWeight: 600 }}>
          {title}
        </Typography>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('ui.preview.close') : t('ui.preview.open')}
        </Button>
      </Box>
      <Box id={id} sx={{ maxWidth: 640, mx: 'auto', ...(isOpen && { mt: 2 }) }}>
        {isOpen && children}
      </Box>
    </Card>
  )
}

/** A preview of the form's result: next to it on wide screens, collapsible above it on others. */
export function PreviewBeside({ title, text, width = 340, preview, children }: PreviewBesideProps) {
  const isWide = useMediaQuery('(min-width:1280px)', { noSsr: true })
  return (
    <Box sx={frame(width)}>
      {isWide ? (
        <Box sx={beside}>
          <Section title={title} {...(text && { text })}>
            {preview}
          </Section>
        </Box>
      ) : (
        <Folded title={title}>{preview}</Folded>
      )}
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  )
}
