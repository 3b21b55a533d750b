import Check from '@mui/icons-material/Check'
import ContentCopy from '@mui/icons-material/ContentCopy'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldShell } from '../../ui/form/field-shell.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'

type Copying = 'idle' | 'done' | 'failed'

/** Plain http on another machine's address has no clipboard; the person then copies by hand. */
async function copy(text: string): Promise<Copying> {
  try {
    await navigator.clipboard.writeText(text)
    return 'done'
  } catch {
    return 'failed'
  }
}

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
  const [state, setState] = useState<Copying>('idle')
  const words = {
    idle: t('thirdParty.copy'),
    done: t('thirdParty.copied'),
    failed: t('thirdParty.copyFailed'),
  }
  const button = (
    <Tooltip title={words[state]} onClose={() => setState('idle')}>
      <IconButton size="small" aria-label={words[state]} onClick={() => void copy(url).then(setState)}>
        {state === 'done' ? <Check /> : <ContentCopy />}
      </IconButton>
    </Tooltip>
  )
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
