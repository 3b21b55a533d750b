import { verifyEmail } from '@lumiroute/contract/email-address'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { EmailLinkCard } from '../../features/platform/email-address/email-link-card.tsx'
import { LinkResult } from '../../features/platform/email-address/link-result.tsx'
import { SessionFrame } from '../../features/platform/session/session-frame.tsx'

export function VerifyEmailPage() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const [email, setEmail] = useState<string>()
  const token = query.get('token')
  if (!token)
    return (
      <LinkResult
        title={t('emailAddress.missing')}
        text={t('emailAddress.missingText')}
        href="/signin"
        label={t('session.forgotPassword.back')}
      />
    )
  if (email !== undefined)
    return (
      <LinkResult
        title={t('emailAddress.verify.done')}
        text={t('emailAddress.verify.doneText', { email })}
        href="/"
        label={t('emailAddress.verify.go')}
      />
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
