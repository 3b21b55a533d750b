import { testThirdParty } from '@lumiroute/contract/third-party'
import type { AnswerOf } from '@lumiroute/contract'
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

type Outcome = AnswerOf<typeof testThirdParty> & { message: string }

function OutcomeLines({ ok, botName, basicId, message, login }: Outcome) {
  const { t } = useTranslation()
  const bot = ok ? t('thirdParty.testOk', { botName: botName ?? '', basicId: basicId ?? '' }).trim() : message
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Alert severity={ok ? 'success' : 'error'}>{bot}</Alert>
      {login && <Alert severity={login.ok ? 'success' : 'error'}>{login.message}</Alert>}
    </Box>
  )
}

const tried = ['lineAccessToken', 'lineLiffId', 'lineLoginChannelId', 'lineLoginChannelSecret'] as const

/** 測試連線: asks LINE for the bot's name and about the login channel, with the values in the form, before saving. */
export function ConnectionTest({ storeCode, control }: ConnectionTestProps) {
  const { t } = useTranslation()
  const [lineAccessToken = '', lineLiffId = '', lineLoginChannelId = '', lineLoginChannelSecret = ''] =
    useWatch({
      control,
      name: tried,
    }).map((value) => value?.trim())
  const values = { lineAccessToken, lineLiffId, lineLoginChannelId, lineLoginChannelSecret }
  const { mutate, data, error, variables, isPending } = useAct(testThirdParty, { quiet: true })
  // A result for values other than the current ones would mislead.
  const isCurrent = tried.every((name) => variables?.[name] === values[name])
  const isEmpty = lineAccessToken === ''
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={isPending ? <CircularProgress size={16} aria-hidden /> : <Sensors />}
          aria-busy={isPending}
          disabled={isEmpty}
          onClick={() => !isPending && mutate({ store: storeCode, ...values })}
        >
          {isPending ? t('thirdParty.testing') : t('thirdParty.test')}
        </Button>
        {isEmpty && (
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t('thirdParty.testNeedsToken')}</Box>
        )}
      </Box>
      <Box role="status" sx={{ width: '100%' }}>
        {isCurrent && !isPending && data && <OutcomeLines {...data} />}
        {isCurrent && !isPending && error && <Alert severity="error">{error.message}</Alert>}
      </Box>
    </Box>
  )
}
