import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { renewTokens } from '../../../lib/api/client.ts'
import { SessionFrame } from '../session/session-frame.tsx'
import { leave } from '../session/sign-out.ts'
import { SecondFactorSettings } from './second-factor-settings.tsx'

/** All that a person sees whose role needs a second factor and who has none. */
export function RequiredSetUp() {
  const { t } = useTranslation()
  return (
    <SessionFrame
      title={t('secondFactor.setUp.title')}
      text={t('secondFactor.setUp.text')}
      footer={
        <Button color="inherit" onClick={() => void leave()}>
          {t('secondFactor.setUp.signOut')}
        </Button>
      }
    >
      <SecondFactorSettings onDone={() => void renewTokens()} />
    </SessionFrame>
  )
}
