import { validationTexts } from '@lumiroute/contract'
import { listAds } from '@lumiroute/contract/ad'
import type { Ad } from '@lumiroute/contract/ad'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../lib/announce.ts'
import { invalidate } from '../../../lib/api/query.ts'
import { readError } from '../../../lib/form/place-errors.ts'
import { validationMessage } from '../../../lib/form/validation-message.ts'
import { useBeginPayment } from '../payment/begin-payment.ts'
import { AdStatus } from './ad-status.tsx'
import { may } from './ad-buttons.ts'
import { useSubmitAd } from './submit-ad.ts'

export type SendAndPayDialogProps = { ad: Ad; open: boolean; onClose: () => void }

function getHint(ad: Ad) {
  if (ad.payment.statusCode === 'reject') return 'ad.send.mended'
  if (ad.payment.statusCode === 'accept' && may(ad, 'submit'))
    return ad.hasOpenChange ? 'ad.send.changed' : 'ad.send.unchanged'
  if (!may(ad, 'submit') && ad.payment.pay === 'unpay') return 'ad.send.operatorText'
  return may(ad, 'pay') && may(ad, 'submit') ? 'ad.send.payFirst' : 'ad.send.text'
}

/** The dialog has no fields, so field errors are listed below the message. */
function getReason(error: unknown): string {
  const { message, fields = {} } = readError(error)
  const required = validationMessage(validationTexts.requiredStar)
  const details = Object.values(fields).filter((text) => text !== required)
  return [...new Set([message, ...details])].join('\n')
}

export function SendAndPayDialog({ ad, open, onClose }: SendAndPayDialogProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [failure, setFailure] = useState('')
  const { submitAd, isSubmitting } = useSubmitAd()
  const { beginPayment, isBeginning } = useBeginPayment()
  const isBusy = isSubmitting || isBeginning
  const run = async (act: () => Promise<unknown>) => {
    setFailure('')
    try {
      await act()
    } catch (error) {
      setFailure(getReason(error) || t('ad.send.failed'))
      await invalidate([listAds])
    }
  }
  const submit = () =>
    run(async () => {
      const { message } = await submitAd(ad)
      announce('success', message)
      onClose()
    })
  const pay = () => run(() => beginPayment({ storeId: ad.store.id, adId: ad.id }))
  const close = () => !isBusy && onClose()
  return (
    <Dialog open={open} onClose={close} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('ad.send.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontSize: 16, lineHeight: '24px', fontWeight: 600, overflowWrap: 'anywhere' }}>
            {ad.name}
          </Typography>
          <AdStatus ad={ad} />
        </Stack>
        <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>{t(getHint(ad))}</Typography>
        {failure && (
          <Alert severity="error" role="alert" sx={{ whiteSpace: 'pre-line' }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions
        sx={{ flexDirection: 'column', gap: 1, alignItems: 'stretch', '& > *': { m: '0 !important' } }}
      >
        <Button
          variant={may(ad, 'pay') ? 'outlined' : 'contained'}
          disabled={!may(ad, 'submit') || isBusy}
          loading={isSubmitting}
          onClick={() => void submit()}
        >
          {t(ad.payment.statusCode === 'accept' ? 'ad.send.submitAgain' : 'ad.send.submit')}
        </Button>
        <Button
          variant={may(ad, 'pay') ? 'contained' : 'outlined'}
          disabled={!may(ad, 'pay') || isBusy}
          loading={isBeginning}
          onClick={() => void pay()}
        >
          {t('ad.send.pay')}
        </Button>
        <Button variant="outlined" color="inherit" disabled={isBusy} onClick={close}>
          {t('ui.dialog.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
