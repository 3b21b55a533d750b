import type { HandOff } from '@lumiroute/contract/payment'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { Money, MonoCode } from '../../../ui/figures.tsx'
import { useSettleSandbox } from './settle-sandbox.ts'
import type { Outcome } from './settle-sandbox.ts'

function Purchase({ handOff }: { handOff: HandOff }) {
  const { t } = useTranslation()
  return (
    <Box component="section" aria-label={t('payment.checkout.items')}>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        {handOff.productList.map(({ prodCode, prodName, prodQty, prodPrice }) => (
          <Box
            component="li"
            key={prodCode}
            sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', py: 1.5 }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {prodName}{' '}
              <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {t('payment.checkout.quantity', { count: prodQty })}
              </Box>
            </Box>
            <Money dollars={prodQty * prodPrice} />
          </Box>
        ))}
      </Box>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', pt: 1.5 }}>
        <span>{t('payment.checkout.total')}</span>
        <Box component="strong" sx={{ fontSize: 24, lineHeight: '32px', fontWeight: 700 }}>
          <Money dollars={handOff.prodTotlePrice} />
        </Box>
      </Stack>
    </Box>
  )
}

function Facts({ handOff }: { handOff: HandOff }) {
  const { t } = useTranslation()
  const term = { color: 'text.secondary', m: 0 } as const
  const fact = { m: 0, textAlign: 'right', overflowWrap: 'anywhere' } as const
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, columnGap: 2 }}>
      <Box component="dt" sx={term}>
        {t('payment.checkout.payTo')}
      </Box>
      <Box component="dd" sx={fact}>
        {handOff.storeName}
      </Box>
      <Box component="dt" sx={term}>
        {t('payment.checkout.number')}
      </Box>
      <Box component="dd" sx={fact}>
        <MonoCode>{handOff.paymentId}</MonoCode>
      </Box>
    </Box>
  )
}

const others = ['later', 'fail', 'cancel'] as const satisfies Outcome[]

/** Stand-in for the external payment page: the order and a button for each outcome. */
export function SandboxCheckout({ handOff }: { handOff: HandOff }) {
  const { t } = useTranslation()
  const { settle, chosen, failure } = useSettleSandbox(handOff)
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Facts handOff={handOff} />
      <Purchase handOff={handOff} />
      {failure && (
        <Alert severity={failure.isClosed ? 'info' : 'error'} role="alert">
          {failure.text}
        </Alert>
      )}
      {failure?.isClosed ? (
        <Button variant="contained" size="large" fullWidth href="/ad/list">
          {t('payment.checkout.back')}
        </Button>
      ) : (
        <>
          <Button
            variant="contained"
            size="large"
            fullWidth
            disabled={!!chosen}
            loading={chosen === 'pay'}
            onClick={() => void settle('pay')}
          >
            {t('payment.checkout.pay')}
          </Button>
          <Box component="section" aria-label={t('payment.checkout.others')}>
            <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary', mb: 1 }}>
              {t('payment.checkout.others')}
            </Box>
            <Stack direction="row" sx={{ gap: 1 }}>
              {others.map((outcome) => (
                <Button
                  key={outcome}
                  variant="outlined"
                  color="inherit"
                  disabled={!!chosen}
                  loading={chosen === outcome}
                  onClick={() => void settle(outcome)}
                  sx={{ flex: 1, px: 1 }}
                >
                  {t(`payment.checkout.${outcome}`)}
                </Button>
              ))}
            </Stack>
            <Box sx={{ fontSize: 12, lineHeight: '18px', color: 'text.secondary', mt: 1 }}>
              {t('payment.checkout.laterText')}
            </Box>
          </Box>
        </>
      )}
    </Stack>
  )
}
