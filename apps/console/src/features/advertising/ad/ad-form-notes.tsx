import type { Ad } from '@lumiroute/contract/ad'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useTranslation } from 'react-i18next'
import { may } from './ad-buttons.ts'

/** Notes above the form: why the ad was returned, or that the approved version keeps playing. */
export function AdFormNotes({ ad }: { ad: Ad | undefined }) {
  const { t } = useTranslation()
  if (!ad) return null
  if (ad.payment.statusCode === 'reject')
    return (
      <Alert severity="error">
        <AlertTitle sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {t('ad.form.rejected', { reason: ad.payment.reason })}
        </AlertTitle>
        {t('ad.form.rejectedText')}
      </Alert>
    )
  return may(ad, 'change') ? <Alert severity="info">{t('ad.form.changed')}</Alert> : null
}
