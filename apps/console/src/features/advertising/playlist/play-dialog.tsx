import type { Playlist } from '@lumiroute/contract/playlist'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { StageView } from '../../../ui/stage/stage-view.tsx'
import { toProgramme } from './playlist-programme.ts'
import { DialogHead } from '../../../ui/dialog/dialog-head.tsx'

export type PlayDialogProps = { open: boolean; playlist: Playlist; onClose: () => void }

/** Plays a playlist alone, in its own aspect ratio, as the player would. */
export function PlayDialog({ open, playlist, onClose }: PlayDialogProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const programme = useMemo(() => toProgramme(playlist), [playlist])
  const width = programme.orientation === 'portrait' ? 'xs' : 'md'
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth={width} aria-labelledby={titleId}>
      <DialogHead titleId={titleId} onClose={onClose}>
        {t('playlist.play.title', { name: playlist.name })}
      </DialogHead>
      <DialogContent>
        <StageView programme={programme} controls />
      </DialogContent>
    </Dialog>
  )
}
