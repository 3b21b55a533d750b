import { getRound } from '@lumiroute/contract/game'
import DialogContent from '@mui/material/DialogContent'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../../lib/api/query.ts'
import { useFormat } from '../../../../lib/format/use-format.ts'
import { TitledDialog } from '../../../../ui/dialog/titled-dialog.tsx'
import { FailedState } from '../../../../ui/states.tsx'
import { ReplayView } from './replay-view.tsx'
import { VerifyRound } from './verify-round.tsx'

export type ReplayDialogProps = {
  open: boolean
  storeId: number
  roomCode: string
  onVerified?: () => void
  onClose: () => void
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <DialogContent aria-busy aria-label={t('ui.state.loading')}>
      <Skeleton variant="rounded" sx={{ width: '100%', aspectRatio: '2 / 1', height: 'auto' }} />
      <Skeleton height={40} sx={{ mt: 1 }} />
    </DialogContent>
  )
}

/** A recorded round: replay, standings and verification. */
export function ReplayDialog({ open, storeId, roomCode, onVerified, onClose }: ReplayDialogProps) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  // A finished round does not change.
  const read = useRead(getRound, { storeId, roomCode }, { enabled: open, staleTime: 600_000 })
  const { data, error, refetch } = read
  const round = data?.round
  return (
    <TitledDialog
      open={open}
      title={
        round
          ? t('game.replay.title', { game: round.game.name, time: dateTime(round.startedAt), code: roomCode })
          : t('game.replay.loading', { code: roomCode })
      }
      maxWidth="lg"
      onClose={onClose}
    >
      {round && (
        <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
          <ReplayView key={roomCode} round={round} />
          <VerifyRound key={`verify ${roomCode}`} {...{ storeId, round, onVerified }} />
        </DialogContent>
      )}
      {!round && error && <FailedState text={error.message} onRetry={() => void refetch()} />}
      {!round && !error && <Waiting />}
    </TitledDialog>
  )
}
