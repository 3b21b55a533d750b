import { getSecondFactor, removeTotp } from '@lumiroute/contract/second-factor'
import type { SecondFactor } from '@lumiroute/contract/second-factor'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { Section } from '../../../ui/section.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { FactorTimes } from './factor-times.tsx'

type Props = { totp: SecondFactor['totp']; onStart: () => void }

export function TotpSection({ totp, onStart }: Props) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const act = useAct(removeTotp, { invalidate: [getSecondFactor] })
  const remove = async () => {
    const title = t('secondFactor.totp.removeAsk')
    const text = t('secondFactor.totp.removeText')
    const confirmLabel = t('secondFactor.passkey.remove')
    if (await confirm({ title, text, confirmLabel, destructive: true })) act.mutate({})
  }
  return (
    <Section title={t('secondFactor.totp.title')} text={t('secondFactor.totp.text')}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <StatusBadge
          tone={totp ? 'success' : 'neutral'}
          label={t(totp ? 'secondFactor.on' : 'secondFactor.off')}
        />
        {totp && <FactorTimes {...totp} />}
        <Box sx={{ flexGrow: 1 }} />
        {totp ? (
          <Button variant="outlined" color="error" onClick={() => void remove()}>
            {t('secondFactor.totp.remove')}
          </Button>
        ) : (
          <Button variant="contained" onClick={onStart}>
            {t('secondFactor.totp.set')}
          </Button>
        )}
      </Box>
    </Section>
  )
}
