import type { ThirdParty } from '@lumiroute/contract/third-party'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { FieldShell } from '../../../ui/form/field-shell.tsx'

type Addresses = Pick<ThirdParty, 'webhookUrl' | 'loginCallbackUrl'>

/** The addresses that a store enters at LINE. */
export function LineAddresses({ stored }: { stored: Addresses | undefined }) {
  const { t } = useTranslation()
  if (!stored)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('thirdParty.addressesLater')}
      </Typography>
    )
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Address url={stored.webhookUrl} kind="webhook" />
      <Address url={stored.loginCallbackUrl} kind="callback" />
    </Stack>
  )
}

function Address({ url, kind }: { url: string; kind: 'webhook' | 'callback' }) {
  const { t } = useTranslation()
  const id = useId()
  const words = {
    idle: t(`thirdParty.${kind}.copy`),
    done: t('thirdParty.copied'),
    failed: t('thirdParty.copyFailed'),
  }
  const button = <CopyButton text={url} words={words} />
  return (
    <FieldShell id={id} label={t(`thirdParty.${kind}.label`)} helper={t(`thirdParty.${kind}.helper`)}>
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
