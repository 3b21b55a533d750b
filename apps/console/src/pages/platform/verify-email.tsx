import { verifyEmail } from '@lumiroute/contract/email-address'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { EmailLinkCard } from '../../features/platform/email-address/email-link-card.tsx'
import { SessionFrame } from '../../features/platform/session/session-frame.tsx'

export function VerifyEmailPage() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const [email, setEmail] = useState<string>()
  const token = query.get('token')
  if (!token)
    return (
      <SessionFrame title={t('emailAddress.missing')} text={t('emailAddress.missingText')}>
        <Button href="/signin" variant="contained" size="large" fullWidth>
          {t('session.forgotPassword.back')}
        </Button>
      </SessionFrame>
    )
  if (email !== undefined)
    return (
      <SessionFrame title={t('emailAddress.verify.done')} text={t('emailAddress.verify.doneText', { email })}>
        <Button href="/" variant="contained" size="large" fullWidth>
          {t('emailAddress.verify.go')}
        </Button>
      </SessionFrame>
    )
  return (
    <SessionFrame title={t('emailAddress.verify.title')} text={t('emailAddress.verify.text')}>
      <EmailLinkCard
        endpoint={verifyEmail}
        token={token}
        act={t('emailAddress.verify.act')}
        onDone={setEmail}
      />
    </SessionFrame>
  )
}
