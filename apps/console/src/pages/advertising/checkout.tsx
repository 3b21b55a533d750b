import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { CheckoutFrame } from '../../features/advertising/payment/checkout-frame.tsx'
import { CheckoutRefusal } from '../../features/advertising/payment/checkout-refusal.tsx'
import { readHandOff } from '../../features/advertising/payment/read-hand-off.ts'
import { SandboxCheckout } from '../../features/advertising/payment/sandbox-checkout.tsx'
import { useConfig } from '../../lib/api/config.ts'

export function CheckoutPage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const config = useConfig()
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
  if (!config) return null
  if (!handOff) return <CheckoutRefusal why="broken" />
  if (!config.hasSandboxPayment) return <CheckoutRefusal why="off" />
  return (
    <CheckoutFrame title={t('payment.checkout.title')} isTest>
      <SandboxCheckout handOff={handOff} />
    </CheckoutFrame>
  )
}
