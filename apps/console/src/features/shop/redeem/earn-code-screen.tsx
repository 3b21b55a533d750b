import { showEarnCode } from '@lumiroute/contract/point-card'
import type { PointCard } from '@lumiroute/contract/point-card'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { MonoCode } from '../../../ui/figures.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { FailedState } from '../../../ui/states.tsx'

export type EarnCodeScreenProps = {
  open: boolean
  storeCode: string
  card: PointCard
  points: number
  onClose: () => void
}

/** Renew before expiry, so that nobody scans an expired code. */
const freshSeconds = 25

const grouped = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** This screen is dark in both themes. */
const quietLook = { color: '#ffffff', borderColor: 'night.muted', bgcolor: 'transparent' } as const

/** Full screen code for the member's camera, renewed automatically. */
export function EarnCodeScreen({ open, storeCode, card, points, onClose }: EarnCodeScreenProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const input = { store: storeCode, pcCode: card.pcCode, points }
  const shown = useRead(showEarnCode, input, {
    enabled: open,
    staleTime: 0,
    refetchInterval: freshSeconds * 1000,
  })
  const { data, error, refetch } = shown
  return (
    <Dialog fullScreen open={open} onClose={onClose} aria-labelledby={titleId}>
      <Box
        sx={{
          minHeight: '100%',
          display: 'grid',
          gap: 2,
          p: 3,
          alignContent: 'center',
          justifyItems: 'center',
          textAlign: 'center',
          bgcolor: 'night.main',
          color: '#ffffff',
        }}
      >
        <Box id={titleId} component="h2" sx={{ m: 0, fontSize: 20, lineHeight: '28px' }}>
          {card.pcName}
        </Box>
        <Box sx={{ fontSize: 16 }}>{t('redeem.shown', { points })}</Box>
        {error && <FailedState onRetry={() => void refetch()} />}
        {data && (
          <QrCode text={data.code} label={t('redeem.shown', { points })} side="min(84vw, 60vh, 420px)" />
        )}
        {data && (
          <Box sx={{ fontSize: 16, letterSpacing: '0.04em' }}>
            <MonoCode>{grouped(data.code)}</MonoCode>
          </Box>
        )}
        <Box sx={{ fontSize: 13, color: 'night.muted' }}>
          {t('redeem.shownNote', { seconds: freshSeconds })}
        </Box>
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <Button size="large" variant="contained" onClick={() => void refetch()}>
            {t('redeem.fresh')}
          </Button>
          <Button size="large" variant="outlined" onClick={onClose} sx={quietLook}>
            {t('redeem.close')}
          </Button>
        </Box>
      </Box>
    </Dialog>
  )
}
