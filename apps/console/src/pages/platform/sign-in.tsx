import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { SessionFrame } from '../../features/platform/session/session-frame.tsx'
import { SignInForm } from '../../features/platform/session/sign-in-form.tsx'
import { useConfig } from '../../lib/api/config.ts'

export function SignInPage() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const isOpen = useConfig()?.signup === 'open'
  const footer = isOpen && (
    <>
      {t('session.signIn.noAccount')}{' '}
      <Link href="/signup" underline="always">
        {t('session.signIn.signUp')}
      </Link>
    </>
  )
  return (
    <SessionFrame title={t('session.signIn.title')} text={t('session.signIn.text')} footer={footer}>
      <SignInForm regInfo={query.get('regInfo')} />
    </SessionFrame>
  )
}
