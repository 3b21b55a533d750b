import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyFrame } from '../drawings/empty-frame.tsx'
import { EmptyState, FailedState } from '../states.tsx'
import { Tooltip } from '../tooltip.tsx'
import { PictureStrip } from './picture-strip.tsx'
import type { Picture } from './picture-strip.tsx'
import { DialogHead } from '../dialog/dialog-head.tsx'

export type GalleryDialogProps = {
  open: boolean
  title: string
  subtitle?: string
  /** undefined while loading. */
  pictures: readonly Picture[] | undefined
  empty: { title: string; text: string }
  /** Set if loading failed. */
  onRetry?: (() => void) | undefined
  onClose: () => void
}

const board = {
  position: 'relative',
  bgcolor: 'night.main',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  maxHeight: '62dvh',
  width: '100%',
} as const
const whole = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' } as const

type StepProps = { side: 'left' | 'right'; label: string; disabled: boolean; onClick: () => void }

function Step({ side, label, disabled, onClick }: StepProps) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        disabled={disabled}
        onClick={onClick}
        sx={{
          position: 'absolute',
          [side]: 12,
          zIndex: 1,
          width: 40,
          height: 40,
          color: 'night.text',
          bgcolor: 'night.raised',
          '&:hover': { bgcolor: 'night.line' },
          '&.Mui-disabled': { visibility: 'hidden' },
        }}
      >
        <Icon />
      </IconButton>
    </Tooltip>
  )
}

type ShownProps = { pictures: readonly Picture[]; at: number; onMove: (at: number) => void }

function Shown({ pictures, at, onMove }: ShownProps) {
  const { t } = useTranslation()
  const picture = pictures[at] as Picture
  const place = t('ui.gallery.place', { at: at + 1, of: pictures.length })
  return (
    <>
      <Box sx={board}>
        <Step
          side="left"
          label={t('ui.gallery.previous')}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        <Box component="img" key={picture.id} src={picture.url} alt={picture.caption} sx={whole} />
        <Step
          side="right"
          label={t('ui.gallery.next')}
          disabled={at === pictures.length - 1}
          onClick={() => onMove(at + 1)}
        />
      </Box>
      <Box
        role="status"
        sx={{ px: 3, py: 1.25, display: 'flex', justifyContent: 'space-between', fontSize: 13 }}
      >
        <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {picture.caption}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {place}
        </Box>
      </Box>
      <Box sx={{ px: 3, pb: 2.5, minWidth: 0 }}>
        <PictureStrip pictures={pictures} at={at} onPick={onMove} />
      </Box>
    </>
  )
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowRight: (at, last) => Math.min(at + 1, last),
  Home: () => 0,
  End: (_at, last) => last,
}

/** One large picture with thumbnails below; the arrow keys switch. */
export function GalleryDialog(props: GalleryDialogProps) {
  const { open, title, subtitle, pictures, empty, onRetry, onClose } = props
  const { t } = useTranslation()
  const titleId = useId()
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true })
  const [chosen, setChosen] = useState(0)
  const last = (pictures?.length ?? 0) - 1
  const at = Math.min(chosen, Math.max(last, 0))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || last < 0) return
    event.preventDefault()
    setChosen(step(at, last))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      slotProps={{ transition: { onExited: () => setChosen(0) } }}
    >
      <DialogHead titleId={titleId} onClose={onClose}>
        {title}
        {subtitle && (
          <Box
            component="span"
            sx={{
              display: 'block',
              fontSize: 13,
              lineHeight: '20px',
              fontWeight: 400,
              color: 'text.secondary',
            }}
          >
            {subtitle}
          </Box>
        )}
      </DialogHead>
      {pictures && pictures.length > 0 && <Shown pictures={pictures} at={at} onMove={setChosen} />}
      {pictures?.length === 0 && <EmptyState {...empty} drawing={<EmptyFrame />} />}
      {!pictures && onRetry && <FailedState onRetry={onRetry} />}
      {!pictures && !onRetry && <Box role="status" aria-busy aria-label={t('ui.state.loading')} sx={board} />}
    </Dialog>
  )
}
