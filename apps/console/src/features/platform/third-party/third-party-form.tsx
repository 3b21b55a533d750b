import { ThirdPartyForm as ThirdPartySchema } from '@lumiroute/contract/third-party'
import type { Store } from '@lumiroute/contract/store'
import type { ThirdParty } from '@lumiroute/contract/third-party'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { ConnectionTest } from './connection-test.tsx'
import { LineAddresses } from './line-addresses.tsx'
import { useSaveThirdParty } from './save-third-party.ts'
import { SecretField } from './secret-field.tsx'

export type ThirdPartyFormProps = {
  store: Pick<Store, 'storeCode' | 'storeName'>
  stored: ThirdParty | undefined
  open: boolean
  onClose: () => void
}

const toValues = (stored?: ThirdParty) => ({
  lineChannelSecret: stored?.lineChannelSecret ?? '',
  lineAccessToken: stored?.lineAccessToken ?? '',
  lineLiffId: stored?.lineLiffId ?? '',
  lineLoginChannelId: stored?.lineLoginChannelId ?? '',
  lineLoginChannelSecret: stored?.lineLoginChannelSecret ?? '',
})

export function ThirdPartyForm({ store, stored, open, onClose }: ThirdPartyFormProps) {
  const { t } = useTranslation()
  const save = useSaveThirdParty(store, stored)
  const { form, control, submit, busy, dirty, failure } = useContractForm({
    schema: ThirdPartySchema,
    defaultValues: toValues(stored),
    onSubmit: async (values) => {
      await save(values)
      onClose()
    },
  })
  return (
    <FormDialog
      {...{ open, onClose, busy, dirty, failure }}
      title={t('thirdParty.title', { name: store.storeName })}
      onSubmit={submit}
      columns={2}
    >
      <Wide>
        <Stack sx={{ gap: 2.5 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('thirdParty.text')}
          </Typography>
          <SecretField form={form} name="lineChannelSecret" stored={stored?.lineChannelSecret} />
          <SecretField form={form} name="lineAccessToken" stored={stored?.lineAccessToken} />
        </Stack>
      </Wide>
      <TextField
        control={control}
        name="lineLiffId"
        label={t('thirdParty.field.lineLiffId')}
        helper={t('thirdParty.liffHelper')}
        autoComplete="off"
        mono
      />
      <TextField
        control={control}
        name="lineLoginChannelId"
        label={t('thirdParty.field.lineLoginChannelId')}
        helper={t('thirdParty.loginHelper')}
        autoComplete="off"
        mono
      />
      <Wide>
        <Stack sx={{ gap: 2.5 }}>
          <SecretField
            form={form}
            name="lineLoginChannelSecret"
            stored={stored?.lineLoginChannelSecret}
            helper={t('thirdParty.loginSecretHelper')}
            required={false}
          />
          <ConnectionTest storeCode={store.storeCode} control={control} />
          <LineAddresses stored={stored} />
        </Stack>
      </Wide>
    </FormDialog>
  )
}
