import { StoreForm as StoreSchema } from '@lumiroute/contract/store'
import type { Store, StoreAction } from '@lumiroute/contract/store'
import Alert from '@mui/material/Alert'
import type { TFunction } from 'i18next'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { useUnsavedGuard } from '../../../ui/form/unsaved-guard.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { FormBar } from '../../../ui/form/form-bar.tsx'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { Form } from '../../../ui/form/form-layout.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useSaveStore } from './save-store.ts'

export type StoreFormProps = { store?: Store; onSaved: () => void; onCancel: () => void }
type Values = z.input<typeof StoreSchema>

const toValues = (store?: Store): Values => ({
  storeCode: store?.storeCode ?? '',
  storeName: store?.storeName ?? '',
  storeTaxNumber: store?.storeTaxNumber ?? '',
  storeEnabled: store?.storeEnabled === false ? 0 : 1,
})

const disabling = (t: TFunction, { storeName: name }: Store) => ({
  title: t('store.form.disableAsk', { name }),
  text: t('store.form.disableText'),
  confirmLabel: t('store.form.disableConfirm'),
  destructive: true,
})

export function StoreForm({ store, onSaved, onCancel }: StoreFormProps) {
  const { t } = useTranslation()
  const save = useSaveStore(store)
  const confirm = useConfirm()
  const { control, submit, busy, dirty, failure } = useContractForm({
    schema: StoreSchema,
    defaultValues: toValues(store),
    onSubmit: async (values) => {
      if (store?.storeEnabled && !values.storeEnabled && !(await confirm(disabling(t, store)))) return false
      await save(values)
      onSaved()
      return true
    },
  })
  useUnsavedGuard(dirty)
  const storeEnabled = useWatch({ control, name: 'storeEnabled' })
  const isDisabling = store?.storeEnabled === true && storeEnabled === 0
  const allows = (action: StoreAction) => !store || store.actions.includes(action)
  const states = [
    { value: 1, label: t('store.enabled') },
    { value: 0, label: t('store.disabled') },
  ]
  return (
    <Form onSubmit={submit}>
      {store && <input type="hidden" name="id" value={store.id} />}
      <FormFailure text={failure} />
      <TextField
        control={control}
        name="storeCode"
        label={t('store.field.storeCode')}
        helper={allows('changeCode') ? t('store.form.codeHelper') : t('store.form.platformHelper')}
        disabled={!allows('changeCode')}
        autoComplete="off"
        autoFocus={!store}
        required
        mono
      />
      <TextField
        control={control}
        name="storeName"
        label={t('store.field.storeName')}
        autoComplete="off"
        required
      />
      <TextField
        control={control}
        name="storeTaxNumber"
        label={t('store.field.storeTaxNumber')}
        helper={t('store.form.taxHelper')}
        autoComplete="off"
        mono
      />
      <RadioField
        control={control}
        name="storeEnabled"
        label={t('store.field.storeEnabled')}
        options={states}
        disabled={!allows('disable')}
        required
      />
      {isDisabling && (
        <Alert severity="warning" role="status">
          {t('store.form.disableWarning')}
        </Alert>
      )}
      <FormBar
        busy={busy}
        submitLabel={store ? t('store.form.submitEdit') : t('store.form.submitCreate')}
        onCancel={onCancel}
      />
    </Form>
  )
}
