import { undoEmailChange } from '@lumiroute/contract/email-address'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { EmailLinkCard } from '../../features/platform/email-address/email-link-card.tsx'
import { LinkResult } from '../../features/platform/email-address/link-result.tsx'
import { SessionFrame } from '../../features/platform/session/session-frame.tsx'
import { session } from '../../lib/session/session.ts'

export function UndoEmailPage() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const [email, setEmail] = useState<string>()
  const token = query.get('token')

  function finish(restored: string) {
    // The server has ended every session of the account.
    session.close()
    setEmail(restored)
  }
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
        title={t('emailAddress.undo.done')}
        text={t('emailAddress.undo.doneText', { email })}
        href="/signin"
        label={t('session.forgotPassword.back')}
      />
    )
  return (
    <SessionFrame title={t('emailAddress.undo.title')} text={t('emailAddress.undo.text')}>
      <EmailLinkCard
        endpoint={undoEmailChange}
        token={token}
        act={t('emailAddress.undo.act')}
        onDone={finish}
      />
    </SessionFrame>
  )
}
