import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { CheckoutFrame } from './checkout-frame.tsx'

/** broken: the link cannot be parsed; off: this installation has no sandbox payment. */
export function CheckoutRefusal({ why }: { why: 'broken' | 'off' }) {
  const { t } = useTranslation()
  return (
    <CheckoutFrame title={t('payment.checkout.broken')}>
      <Box sx={{ mb: 3, color: 'text.secondary' }}>{t(`payment.checkout.${why}Text`)}</Box>
      <Button variant="contained" size="large" fullWidth href="/ad/list">
        {t('payment.checkout.back')}
      </Button>
    </CheckoutFrame>
  )
}
