import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { FieldShell } from '../../../ui/form/field-shell.tsx'

export function WebhookAddress({ url }: { url: string | undefined }) {
  const { t } = useTranslation()
  if (url) return <KnownAddress url={url} />
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('thirdParty.webhookLater')}
    </Typography>
  )
}

function KnownAddress({ url }: { url: string }) {
  const { t } = useTranslation()
  const id = useId()
  const words = {
    idle: t('thirdParty.copy'),
    done: t('thirdParty.copied'),
    failed: t('thirdParty.copyFailed'),
  }
  const button = <CopyButton text={url} words={words} />
  return (
    <FieldShell id={id} label={t('thirdParty.field.webhookUrl')} helper={t('thirdParty.webhookHelper')}>
      <OutlinedInput
        fullWidth
        readOnly
        size="small"
        value={url}
        endAdornment={button}
        slotProps={{
          input: {
            id,
            'aria-describedby': `${id}-help`,
            onFocus: (event) => event.target.select(),
          },
        }}
        sx={{ '& input': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace' } }}
      />
    </FieldShell>
  )
}
