import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainField } from './plain-field.tsx'
import { useSignIn } from './use-sign-in.ts'

function Eye({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  const { t } = useTranslation()
  return (
    <IconButton
      aria-label={t(isShown ? 'session.field.hidePassword' : 'session.field.showPassword')}
      aria-pressed={isShown}
      onClick={onToggle}
      sx={{ color: 'text.secondary' }}
    >
      {isShown ? <VisibilityOff /> : <Visibility />}
    </IconButton>
  )
}

function Remember({ checked, onChange }: { checked: boolean; onChange: (next: boolean) => void }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', cursor: 'pointer' }}>
        <Box
          component="input"
          type="checkbox"
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          sx={{ width: 18, height: 18, m: 0, mr: 1, accentColor: 'var(--lr-palette-primary-fill)' }}
        />
        {t('session.signIn.remember')}
      </Box>
      <Link href="/forgot-password">{t('session.signIn.forgot')}</Link>
    </Box>
  )
}

function Send({ busy, waitSeconds }: { busy: boolean; waitSeconds: number }) {
  const { t } = useTranslation()
  return (
    <Box>
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        aria-busy={busy}
        disabled={waitSeconds > 0}
      >
        {busy ? (
          <CircularProgress size={20} color="inherit" aria-label={t('brand.loading')} />
        ) : (
          t('session.signIn.act')
        )}
      </Button>
      {waitSeconds > 0 && (
        <Box role="status" sx={{ mt: 1, fontSize: 13, color: 'error.onTint', textAlign: 'center' }}>
          {t('session.signIn.wait', { seconds: waitSeconds })}
        </Box>
      )}
    </Box>
  )
}

const hasPasskeys = typeof PublicKeyCredential === 'function'

export function SignInForm({ regInfo }: { regInfo: string | null }) {
  const { t } = useTranslation()
  const { send, signInByPasskey, prepare, busy, fields, waitSeconds, secondStep, back } = useSignIn()
  const [adminAccount, setAccount] = useState('')
  const [adminPasswd, setPassword] = useState('')
  const [remember, setRemember] = useState(false)
  const [isShown, setShown] = useState(false)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send({ adminAccount, adminPasswd, ...(regInfo !== null && { regInfo }) }, remember)
  }
  if (secondStep) return <secondStep.Form asked={secondStep.asked} remember={remember} onBack={back} />
  return (
    <Box component="form" noValidate onSubmit={onSubmit} onInput={prepare} sx={{ display: 'grid', gap: 2.5 }}>
      <PlainField
        label={t('session.field.account')}
        value={adminAccount}
        error={fields.adminAccount}
        onChange={setAccount}
        autoComplete="username"
        autoFocus
      />
      <PlainField
        label={t('session.field.password')}
        value={adminPasswd}
        error={fields.adminPasswd}
        onChange={setPassword}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        end={<Eye isShown={isShown} onToggle={() => setShown(!isShown)} />}
      />
      <Remember checked={remember} onChange={setRemember} />
      <Send busy={busy} waitSeconds={waitSeconds} />
      {hasPasskeys && (
        <Button variant="outlined" color="inherit" onClick={() => void signInByPasskey(regInfo, remember)}>
          {t('session.signIn.passkey')}
        </Button>
      )}
    </Box>
  )
}
