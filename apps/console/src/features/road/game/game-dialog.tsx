import { getGameAd } from '@lumiroute/contract/game'
import DialogContent from '@mui/material/DialogContent'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { FailedState } from '../../../ui/states.tsx'
import { GameDesk } from './game-desk.tsx'
import { TitledDialog } from '../../../ui/dialog/titled-dialog.tsx'

export type GameDialogProps = { open: boolean; ad: { id: number; name: string }; onClose: () => void }

/** Screens connect and rounds progress while the dialog is open. */
const askEveryMs = 2000

function Waiting() {
  const { t } = useTranslation()
  return (
    <DialogContent aria-busy aria-label={t('ui.state.loading')}>
      <Skeleton variant="rounded" height={72} />
      <Skeleton height={32} sx={{ mt: 2 }} />
      <Skeleton height={32} />
      <Skeleton height={32} width="60%" />
    </DialogContent>
  )
}

export function GameDialog({ open, ad, onClose }: GameDialogProps) {
  const { t } = useTranslation()
  const read = useRead(
    getGameAd,
    { adId: ad.id },
    {
      enabled: open,
      staleTime: 0,
      refetchInterval: askEveryMs,
    },
  )
  const { data, error, refetch, dataUpdatedAt } = read
  return (
    <TitledDialog
      open={open}
      title={t('game.dialog.title', { name: ad.name })}
      maxWidth="sm"
      onClose={onClose}
    >
      {data && <GameDesk detail={data} answeredAt={dataUpdatedAt} onClose={onClose} />}
      {!data && error && <FailedState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
    </TitledDialog>
  )
}
