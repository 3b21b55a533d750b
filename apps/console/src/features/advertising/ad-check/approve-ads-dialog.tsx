import type { Ad } from '@lumiroute/contract/ad'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { Tone } from '../../../ui/status-badge.tsx'
import { datesText } from '../ad/broadcast-dates.ts'
import { useApproveAds } from './approve-ads.ts'
import type { Step, StepState } from './approve-ads.ts'

export type ApproveAdsDialogProps = { ads: readonly Ad[]; open: boolean; onClose: () => void }

const tones: Record<StepState, Tone> = {
  waiting: 'neutral',
  running: 'live',
  done: 'success',
  refused: 'danger',
  stopped: 'neutral',
}

function StepRow({ step: { ad, state, text } }: { step: Step }) {
  const { t } = useTranslation()
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        alignItems: 'flex-start',
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{ad.name}</Box>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
          {ad.store.storeName}
          <Box component="span" sx={{ ml: 1 }}>
            {datesText(t, ad)}
          </Box>
        </Box>
        {text && <Box sx={{ fontSize: 13, color: 'error.onTint', mt: 0.25 }}>{text}</Box>}
      </Box>
      <StatusBadge tone={tones[state]} label={t(`adCheck.bulk.${state}`)} />
    </Box>
  )
}

const getCount = (steps: readonly Step[], state: StepState) =>
  steps.filter((step) => step.state === state).length

export function ApproveAdsDialog({ ads, open, onClose }: ApproveAdsDialogProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { steps, phase, start, stop } = useApproveAds(ads)
  const summary = t('adCheck.bulk.summary', {
    done: getCount(steps, 'done'),
    refused: getCount(steps, 'refused'),
  })
  const close = () => phase !== 'running' && onClose()
  return (
    <Dialog open={open} onClose={close} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('adCheck.bulk.title', { total: ads.length })}</DialogTitle>
      <DialogContent>
        <Box role="status" sx={{ color: 'text.secondary', mb: 1 }}>
          {phase === 'ready' ? t('adCheck.bulk.text') : summary}
        </Box>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {steps.map((step) => (
            <StepRow key={step.ad.id} step={step} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        {phase === 'ready' && (
          <>
            <Button variant="outlined" color="inherit" onClick={onClose}>
              {t('ui.dialog.cancel')}
            </Button>
            <Button variant="contained" autoFocus onClick={() => void start()}>
              {t('adCheck.bulk.start')}
            </Button>
          </>
        )}
        {phase === 'running' && (
          <Button variant="outlined" color="inherit" onClick={stop}>
            {t('adCheck.bulk.stop')}
          </Button>
        )}
        {phase === 'over' && (
          <Button variant="contained" autoFocus onClick={onClose}>
            {t('adCheck.bulk.close')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
