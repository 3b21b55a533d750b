import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadText } from '../../../lib/table/csv.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { useUser } from '../session/current-user.tsx'

type Props = { codes: readonly string[]; onClose: () => void }

const fileType = 'text/plain;charset=utf-8'

/** Closed only by its button: the codes are never shown again. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const { t } = useTranslation()
  const { adminAccount } = useUser()
  const titleId = useId()
  const title = t('secondFactor.codes.file', { account: adminAccount })
  const download = () =>
    downloadText('lumiroute-recovery-codes.txt', `${title}\r\n\r\n${codes.join('\r\n')}\r\n`, fileType)
  const copying = {
    idle: t('secondFactor.codes.copy'),
    done: t('secondFactor.codes.copied'),
    failed: t('secondFactor.codes.copyFailed'),
  }
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('secondFactor.codes.shown')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ color: 'text.secondary' }}>{t('secondFactor.codes.shownText')}</Box>
        <Box
          component="ul"
          aria-label={t('secondFactor.codes.title')}
          sx={{
            m: 0,
            p: 2,
            listStyle: 'none',
            display: 'grid',
            gap: 0.5,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            border: 1,
            borderColor: 'divider',
            borderRadius: '8px',
            fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
            fontSize: 13,
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Button variant="outlined" onClick={download}>
            {t('secondFactor.codes.download')}
          </Button>
          <CopyButton text={codes.join('\n')} words={copying} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('secondFactor.codes.saved')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
