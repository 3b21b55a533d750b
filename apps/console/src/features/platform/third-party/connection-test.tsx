import { testThirdParty } from '@lumiroute/contract/third-party'
import type { ThirdPartyForm } from '@lumiroute/contract/third-party'
import Sensors from '@mui/icons-material/Sensors'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useAct } from '../../../lib/api/query.ts'

type Values = z.input<typeof ThirdPartyForm>
export type ConnectionTestProps = { storeCode: string; control: Control<Values, unknown, ThirdPartyForm> }

type Outcome = { ok: boolean; botName: string | null; basicId: string | null; message: string }

function OutcomeLine({ ok, botName, basicId, message }: Outcome) {
  const { t } = useTranslation()
  if (!ok) return <Alert severity="error">{message}</Alert>
  const text = t('thirdParty.testOk', { botName: botName ?? '', basicId: basicId ?? '' })
  return <Alert severity="success">{text.trim()}</Alert>
}

/** 測試連線: asks LINE for the bot's name with the token in the form, before saving it. */
export function ConnectionTest({ storeCode, control }: ConnectionTestProps) {
  const { t } = useTranslation()
  const lineAccessToken = useWatch({ control, name: 'lineAccessToken' }).trim()
  const { mutate, data, error, variables, isPending } = useAct(testThirdParty, { quiet: true })
  // A result for a token other than the current one would mislead.
  const isCurrent = variables?.lineAccessToken === lineAccessToken
  const isEmpty = lineAccessToken === ''
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={isPending ? <CircularProgress size={16} aria-hidden /> : <Sensors />}
          aria-busy={isPending}
          disabled={isEmpty}
          onClick={() => !isPending && mutate({ store: storeCode, lineAccessToken })}
        >
          {isPending ? t('thirdParty.testing') : t('thirdParty.test')}
        </Button>
        {isEmpty && (
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t('thirdParty.testNeedsToken')}</Box>
        )}
      </Box>
      <Box role="status" sx={{ width: '100%' }}>
        {isCurrent && !isPending && data && <OutcomeLine {...data} />}
        {isCurrent && !isPending && error && <Alert severity="error">{error.message}</Alert>}
      </Box>
    </Box>
  )
}
