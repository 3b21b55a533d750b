import { getSecondFactor, replaceRecoveryCodes } from '@lumiroute/contract/second-factor'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { Section } from '../../../ui/section.tsx'

const few = 3

type Props = { left: number; onRenewed: (codes: readonly string[]) => void }

export function RecoveryCodesSection({ left, onRenewed }: Props) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const act = useAct(replaceRecoveryCodes, {
    invalidate: [getSecondFactor],
    onSuccess: ({ recoveryCodes }) => onRenewed(recoveryCodes),
  })
  const renew = async () => {
    const title = t('secondFactor.codes.renewAsk')
    const text = t('secondFactor.codes.renewText')
    if (await confirm({ title, text, confirmLabel: t('secondFactor.codes.renew') })) act.mutate({})
  }
  return (
    <Section title={t('secondFactor.codes.title')} text={t('secondFactor.codes.text')}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flexGrow: 1 }}>{t('secondFactor.codes.left', { count: left })}</Box>
        <Button variant="outlined" onClick={() => void renew()}>
          {t('secondFactor.codes.renew')}
        </Button>
      </Box>
      {left <= few && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('secondFactor.codes.few')}
        </Alert>
      )}
    </Section>
  )
}
