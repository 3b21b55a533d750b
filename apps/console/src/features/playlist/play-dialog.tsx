import type { Playlist } from '@lumiroute/contract'
import Close from '@mui/icons-material/Close'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { StageView } from '../../ui/stage/stage-view.tsx'
import { programmeOf } from './programme-of.ts'

export type PlayDialogProps = { open: boolean; playlist: Playlist; onClose: () => void }

/** Plays a playlist alone on a screen of its own shape, as the player will. */
export function PlayDialog({ open, playlist, onClose }: PlayDialogProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const programme = useMemo(() => programmeOf(playlist), [playlist])
  const width = programme.orientation === 'portrait' ? 'xs' : 'md'
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth={width} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ pr: 8, overflowWrap: 'anywhere' }}>
        {t('playlist.play.title', { name: playlist.name })}
      </DialogTitle>
      <IconButton
        aria-label={t('ui.dialog.close')}
        onClick={onClose}
        sx={{ position: 'absolute', top: 14, right: 16, color: 'text.secondary' }}
      >
        <Close />
      </IconButton>
      <DialogContent>
        <StageView programme={programme} controls />
      </DialogContent>
    </Dialog>
  )
}
