import Link from '@mui/material/Link'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ForgotPasswordForm } from '../../features/platform/session/forgot-password-form.tsx'
import { SessionFrame } from '../../features/platform/session/session-frame.tsx'

export function ForgotPasswordPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const goHome = useCallback(() => void navigate('/'), [navigate])
  return (
    <SessionFrame
      title={t('session.forgotPassword.title')}
      text={t('session.forgotPassword.text')}
      footer={<Link href="/signin">{t('session.forgotPassword.back')}</Link>}
    >
      <ForgotPasswordForm onDone={goHome} />
    </SessionFrame>
  )
}
