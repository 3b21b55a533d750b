import { signInWithSecondFactor } from '@lumiroute/contract/second-factor'
import type { FactorMethod, SecondFactorChallenge } from '@lumiroute/contract/second-factor'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { announce, announceOnArrival } from '../../../lib/announce.ts'
import { call } from '../../../lib/api/client.ts'
import { isApiError } from '../../../lib/api/client-error.ts'
import { chooseCookie, keepTokens } from '../session/keep-tokens.ts'
import { PlainField } from '../session/plain-field.tsx'
import { askPasskey } from './use-passkey.ts'

type Props = { asked: SecondFactorChallenge; remember: boolean; onBack: () => void }
type TypedMethod = 'totp' | 'recoveryCode'

const words = {
  totp: { label: 'secondFactor.step.code', text: 'secondFactor.step.codeText' },
  recoveryCode: { label: 'secondFactor.step.recoveryCode', text: 'secondFactor.step.recoveryText' },
} as const
const others = {
  passkey: 'secondFactor.step.usePasskey',
  totp: 'secondFactor.step.useTotp',
  recoveryCode: 'secondFactor.step.useRecoveryCode',
} as const

function useSecondStep({ asked, remember, onBack }: Props) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string>()

  function refuse(error: unknown) {
    const text = error instanceof Error ? error.message : t('error.unknown')
    if (isApiError(error) && error.fields.code) return setWrong(error.fields.code)
    announce('error', text)
    // The challenge is over; only the password starts a new one.
    if (isApiError(error) && error.status === 401) onBack()
  }

  async function send(method: FactorMethod, code: string) {
    if (busy) return
    setBusy(true)
    setWrong(undefined)
    try {
      const proof =
        method === 'passkey'
          ? { method, passkey: await askPasskey(asked.passkeyOptions as never) }
          : { method, code }
      const sent = { challenge: asked.challenge, proof, refreshCookie: chooseCookie(remember) }
      await keepTokens(await call(signInWithSecondFactor, sent), remember)
      announceOnArrival('success', t('session.signIn.done'))
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
    }
  }
  return { send, busy, wrong }
}

function CodeForm({ method, step }: { method: TypedMethod; step: ReturnType<typeof useSecondStep> }) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim()) void step.send(method, code)
  }
  return (
    <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ color: 'text.secondary' }}>{t(words[method].text)}</Box>
      <PlainField
        label={t(words[method].label)}
        value={code}
        error={step.wrong}
        onChange={setCode}
        autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
        {...(method === 'totp' && { inputMode: 'numeric' })}
        autoFocus
      />
      <Button type="submit" variant="contained" size="large" fullWidth aria-busy={step.busy}>
        {t('secondFactor.step.verify')}
      </Button>
    </Box>
  )
}

function PasskeyStep({ step }: { step: ReturnType<typeof useSecondStep> }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ color: 'text.secondary' }}>{t('secondFactor.step.passkeyText')}</Box>
      <Button
        variant="contained"
        size="large"
        fullWidth
        autoFocus
        aria-busy={step.busy}
        onClick={() => void step.send('passkey', '')}
      >
        {t('secondFactor.passkey.use')}
      </Button>
    </Box>
  )
}

/** The second step of a sign-in, instead of the password form. */
export function SecondStepForm(props: Props) {
  const { t } = useTranslation()
  const step = useSecondStep(props)
  const { methods } = props.asked
  const [method, setMethod] = useState<FactorMethod>(methods[0] ?? 'recoveryCode')
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="h2" sx={{ m: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600 }}>
        {t('secondFactor.step.title')}
      </Box>
      {method === 'passkey' ? (
        <PasskeyStep step={step} />
      ) : (
        <CodeForm key={method} method={method} step={step} />
      )}
      {methods
        .filter((other) => other !== method)
        .map((other) => (
          <Button key={other} color="inherit" onClick={() => setMethod(other)}>
            {t(others[other])}
          </Button>
        ))}
      <Button color="inherit" onClick={props.onBack}>
        {t('secondFactor.step.back')}
      </Button>
    </Box>
  )
}
