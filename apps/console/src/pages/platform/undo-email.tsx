import { undoEmailChange } from '@lumiroute/contract/email-address'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { EmailLinkCard } from '../../features/platform/email-address/email-link-card.tsx'
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
      <SessionFrame title={t('emailAddress.missing')} text={t('emailAddress.missingText')}>
        <Button href="/signin" variant="contained" size="large" fullWidth>
          {t('session.forgotPassword.back')}
        </Button>
      </SessionFrame>
    )
  if (email !== undefined)
    return (
      <SessionFrame title={t('emailAddress.undo.done')} text={t('emailAddress.undo.doneText', { email })}>
        <Button href="/signin" variant="contained" size="large" fullWidth>
          {t('session.forgotPassword.back')}
        </Button>
      </SessionFrame>
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
