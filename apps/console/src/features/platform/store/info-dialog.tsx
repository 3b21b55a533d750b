import { getStore, getStoreInfo, listStores, updateStoreInfo } from '@lumiroute/contract/store'
import type { Store } from '@lumiroute/contract/store'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { useAct } from '../../../lib/api/query.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { InfoContactFields, InfoImageFields, InfoLinkFields, InfoTextFields } from './info-fields.tsx'
import { InfoForm, infoValues } from './info-form.ts'

export type InfoDialogProps = { store: Store; open: boolean; onClose: () => void }

export function InfoDialog({ store, open, onClose }: InfoDialogProps) {
  const { t } = useTranslation()
  const { mutateAsync } = useAct(updateStoreInfo, {
    invalidate: [getStoreInfo, getStore, listStores],
  })
  const { control, submit, busy, dirty, failure } = useContractForm({
    schema: InfoForm,
    defaultValues: infoValues(store),
    onSubmit: async (values) => {
      await mutateAsync({ ...values, storeCode: store.storeCode })
      onClose()
    },
  })
  return (
    <FormDialog
      {...{ open, onClose, busy, dirty, failure }}
      title={t('store.info.dialogTitle')}
      onSubmit={submit}
      columns={2}
      width="md"
    >
      <InfoContactFields control={control} />
      <InfoTextFields control={control} />
      <InfoImageFields control={control} storeCode={store.storeCode} />
      <InfoLinkFields control={control} />
    </FormDialog>
  )
}
