import type { undoEmailChange, verifyEmail } from '@lumiroute/contract/email-address'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/client.ts'
import { isApiError } from '../../../lib/api/client-error.ts'

type Props = {
  endpoint: typeof verifyEmail | typeof undoEmailChange
  token: string
  act: string
  onDone: (email: string) => void
}

/** A click uses the link, so that a mail scanner that only opens pages does not. */
export function EmailLinkCard({ endpoint, token, act, onDone }: Props) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function send() {
    setBusy(true)
    setFailure(undefined)
    try {
      onDone((await call(endpoint, { token })).email)
    } catch (error) {
      setFailure(isApiError(error) ? error.message : t('error.unknown'))
      setBusy(false)
    }
  }
  return (
    <Stack sx={{ gap: 2 }}>
      {failure && (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      )}
      <Button variant="contained" size="large" fullWidth disabled={busy} onClick={() => void send()}>
        {act}
      </Button>
    </Stack>
  )
}
