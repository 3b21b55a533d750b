import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { SessionFrame } from '../../features/platform/session/session-frame.tsx'
import { SignUpForm } from '../../features/platform/session/sign-up-form.tsx'
import { useConfig } from '../../lib/api/config.ts'

export function SignUpPage() {
  const { t } = useTranslation()
  const isClosed = useConfig()?.signup === 'closed'
  if (isClosed) {
    return (
      <SessionFrame title={t('session.signUp.closed')} text={t('session.signUp.closedText')}>
        <Button href="/signin" variant="contained" size="large" fullWidth>
          {t('session.forgotPassword.back')}
        </Button>
      </SessionFrame>
    )
  }
  const footer = (
    <>
      {t('session.signUp.haveAccount')}{' '}
      <Link href="/signin" underline="always">
        {t('session.signUp.signIn')}
      </Link>
    </>
  )
  return (
    <SessionFrame title={t('session.signUp.title')} text={t('session.signUp.text')} footer={footer}>
      <SignUpForm />
    </SessionFrame>
  )
}
