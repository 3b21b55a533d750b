import { verifyRound } from '@lumiroute/contract/game'
import type { getRound } from '@lumiroute/contract/game'
import type { AnswerOf } from '@lumiroute/contract'
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../../lib/api/query.ts'
import { useFormat } from '../../../../lib/format/use-format.ts'

type Round = AnswerOf<typeof getRound>['round']
type Verified = AnswerOf<typeof verifyRound>

const outcomeOf = ({ isSame, isOtherVersion }: Verified) =>
  isOtherVersion ? 'otherVersion' : isSame ? 'same' : 'different'
const severities = { otherVersion: 'warning', same: 'success', different: 'error' } as const

function Differences({ verified, seats }: { verified: Verified; seats: Round['seats'] }) {
  const { t } = useTranslation()
  const { count } = useFormat()
  const rows = verified.seats.filter(({ stored, replayed }) => stored !== replayed)
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
      {rows.map(({ no, stored, replayed }) => (
        <li key={no}>
          {t('game.verify.row', {
            name: seats.find((seat) => seat.no === no)?.name ?? String(no + 1),
            stored: count(stored),
            replayed: count(replayed),
          })}
        </li>
      ))}
    </Box>
  )
}

function Outcome({ verified, seats }: { verified: Verified; seats: Round['seats'] }) {
  const { t } = useTranslation()
  const outcome = outcomeOf(verified)
  return (
    <Alert severity={severities[outcome]} role="status">
      <AlertTitle sx={{ fontWeight: 600 }}>{t(`game.verify.${outcome}`)}</AlertTitle>
      {t(`game.verify.${outcome}Text`, { players: seats.length })}
      {outcome === 'different' && <Differences {...{ verified, seats }} />}
    </Alert>
  )
}

export type VerifyRoundProps = { storeId: number; round: Round; onVerified?: (() => void) | undefined }

/** 重新驗算: the server replays the round and compares it with the stored scores. */
export function VerifyRound({ storeId, round, onVerified }: VerifyRoundProps) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const act = useAct(verifyRound, { quiet: true, onSuccess: () => onVerified?.() })
  const { roomCode, seats } = round
  const verifiedAt = act.data?.verifiedAt ?? round.verifiedAt
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<FactCheckOutlined />}
          loading={act.isPending}
          onClick={() => act.mutate({ storeId, roomCode })}
        >
          {t('game.verify.button')}
        </Button>
        <Box sx={{ fontSize: 13, lineHeight: '20px', color: 'text.secondary' }}>
          {verifiedAt ? t('game.verify.last', { time: dateTime(verifiedAt) }) : t('game.verify.text')}
        </Box>
      </Box>
      {act.data && <Outcome verified={act.data} seats={seats} />}
      {act.error && (
        <Alert severity="error" role="alert">
          {t('game.verify.failed', { reason: act.error.message })}
        </Alert>
      )}
    </Box>
  )
}
