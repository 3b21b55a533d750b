import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { CheckoutFrame } from '../features/payment/checkout-frame.tsx'
import { readHandOff } from '../features/payment/read-hand-off.ts'
import { SandboxCheckout } from '../features/payment/sandbox-checkout.tsx'

export function CheckoutPage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const handOff = readHandOff(params.get('data'))
  const orderNo = params.get('orderNo')
  if (!handOff && orderNo) {
    return (
      <CheckoutFrame title={t('payment.checkout.thanks')}>
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('payment.checkout.thanksText', { orderNo })}
        </Box>
      </CheckoutFrame>
    )
  }
  if (!handOff) {
    return (
      <CheckoutFrame title={t('payment.checkout.broken')}>
        <Box sx={{ mb: 3, color: 'text.secondary' }}>{t('payment.checkout.brokenText')}</Box>
        <Button variant="contained" size="large" fullWidth href="/ad/list">
          {t('payment.checkout.back')}
        </Button>
      </CheckoutFrame>
    )
  }
  return (
    <CheckoutFrame title={t('payment.checkout.title')}>
      <SandboxCheckout handOff={handOff} />
    </CheckoutFrame>
  )
}
