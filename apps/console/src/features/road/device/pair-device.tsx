import { pairDevice, listDevices } from '@lumiroute/contract/device'
import type { Device } from '@lumiroute/contract/device'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { useAct } from '../../../lib/api/query.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { Form } from '../../../ui/form/form-layout.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

const Code = pairDevice.body.pick({ code: true })

/** A device that was switched off meanwhile never confirms, and shows a new code when it is back. */
function Awaited({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Typography role="status" sx={{ fontSize: 14, lineHeight: '20px' }}>
        {t('device.pair.awaited')}
      </Typography>
      <Button variant="outlined" color="inherit" onClick={onAgain}>
        {t('device.pair.again')}
      </Button>
    </Stack>
  )
}

/** Enter the code shown on the device; the device then fetches its token itself within seconds. */
export function PairDevice({ macAddr }: Pick<Device, 'macAddr'>) {
  const { t } = useTranslation()
  const [isAwaited, setAwaited] = useState(false)
  const { mutateAsync } = useAct(pairDevice, { quiet: true, invalidate: [listDevices] })
  const { control, submit, busy, failure } = useContractForm({
    schema: Code,
    defaultValues: { code: '' },
    onSubmit: async ({ code }) => {
      await mutateAsync({ macAddr, code })
      setAwaited(true)
    },
  })
  if (isAwaited) return <Awaited onAgain={() => setAwaited(false)} />
  return (
    <Form onSubmit={submit}>
      <FormFailure text={failure} />
      <TextField
        control={control}
        name="code"
        label={t('device.pair.code')}
        helper={t('device.pair.helper')}
        autoComplete="off"
        maxLength={20}
        required
        mono
      />
      <div>
        <SubmitButton busy={busy}>{t('device.pair.submit')}</SubmitButton>
      </div>
    </Form>
  )
}
