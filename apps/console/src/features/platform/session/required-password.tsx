import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { renewTokens } from '../../../lib/api/client.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { SessionFrame } from './session-frame.tsx'
import { leave } from './sign-out.ts'

/** All that a person sees whose password was generated or chosen by somebody else. */
export function RequiredPassword() {
  const { t } = useTranslation()
  const footer = (
    <Button color="inherit" onClick={() => void leave()}>
      {t('profile.signOut')}
    </Button>
  )
  return (
    <SessionFrame title={t('profile.mustChangeTitle')} text={t('profile.mustChangeText')} footer={footer}>
      <ChangePasswordForm onChanged={() => void renewTokens()} />
    </SessionFrame>
  )
}
