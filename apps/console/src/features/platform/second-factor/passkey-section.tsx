import { getSecondFactor, removePasskey } from '@lumiroute/contract/second-factor'
import type { Passkey, SecondFactor } from '@lumiroute/contract/second-factor'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Key from '@mui/icons-material/Key'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { Section } from '../../../ui/section.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { FactorTimes } from './factor-times.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'
import { hasPasskeys } from './use-passkey.ts'

type RowProps = { passkey: Passkey; onRename: () => void }

function PasskeyRow({ passkey, onRename }: RowProps) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const act = useAct(removePasskey, { invalidate: [getSecondFactor] })
  const { id, name, isUsableHere } = passkey
  const remove = async () => {
    const title = t('secondFactor.passkey.removeAsk', { name })
    const text = t('secondFactor.passkey.removeText')
    const confirmLabel = t('secondFactor.passkey.remove')
    if (await confirm({ title, text, confirmLabel, destructive: true })) act.mutate({ id })
  }
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Key aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
        <FactorTimes {...passkey} />
        {!isUsableHere && <StatusBadge tone="neutral" label={t('secondFactor.passkey.elsewhere')} />}
      </Box>
      <Tooltip title={t('secondFactor.passkey.rename')}>
        <IconButton aria-label={`${t('secondFactor.passkey.rename')} ${name}`} onClick={onRename}>
          <EditOutlined />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('secondFactor.passkey.remove')}>
        <IconButton aria-label={`${t('secondFactor.passkey.remove')} ${name}`} onClick={() => void remove()}>
          <DeleteOutlined />
        </IconButton>
      </Tooltip>
    </Box>
  )
}

type Props = Pick<SecondFactor, 'passkeys' | 'canAddPasskey'> & { onStart: () => void }

export function PasskeySection({ passkeys, canAddPasskey, onStart }: Props) {
  const { t } = useTranslation()
  const [renamed, setRenamed] = useState<Passkey>()
  const canAdd = canAddPasskey && hasPasskeys()
  return (
    <Section title={t('secondFactor.passkey.title')} text={t('secondFactor.passkey.text')}>
      {passkeys.length === 0 && <Box sx={{ mb: 2 }}>{t('secondFactor.passkey.none')}</Box>}
      <Box component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRename={() => setRenamed(passkey)} />
        ))}
      </Box>
      {canAdd ? (
        <Button variant="contained" onClick={onStart}>
          {t('secondFactor.passkey.add')}
        </Button>
      ) : (
        <Alert severity="info">{t('secondFactor.passkey.unsupported')}</Alert>
      )}
      {renamed && <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(undefined)} />}
    </Section>
  )
}
