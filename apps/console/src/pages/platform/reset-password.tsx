import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { LinkAccount } from '../../features/platform/session/link-account.tsx'
import { ResetPasswordForm } from '../../features/platform/session/reset-password-form.tsx'
import { SessionFrame } from '../../features/platform/session/session-frame.tsx'

export function ResetPasswordPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const token = query.get('token')
  if (!token) {
    return (
      <SessionFrame title={t('session.resetPassword.missing')} text={t('session.resetPassword.missingText')}>
        <Button href="/forgot-password" variant="contained" size="large" fullWidth>
          {t('session.resetPassword.again')}
        </Button>
      </SessionFrame>
    )
  }
  return (
    <SessionFrame
      title={t('session.resetPassword.title')}
      text={t('session.resetPassword.text')}
      footer={<Link href="/forgot-password">{t('session.resetPassword.again')}</Link>}
    >
      <LinkAccount token={token} />
      <ResetPasswordForm token={token} onDone={() => void navigate('/signin', { replace: true })} />
    </SessionFrame>
  )
}
