import { getStoreQuota, StoreQuotaForm, updateStoreQuota } from '@lumiroute/contract/store-quota'
import type { QuotaUse, StoreQuota } from '@lumiroute/contract/store-quota'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { useAct } from '../../../lib/api/query.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'

export type QuotaDialogProps = {
  store: { id: number; storeName: string }
  quota: StoreQuota
  open: boolean
  onClose: () => void
}

const bytesPerMb = 1_000_000
const ownLimit = ({ allowed, isOwn }: QuotaUse) => (isOwn ? allowed : null)

function toValues({ storage, members, products }: StoreQuota) {
  const bytes = ownLimit(storage)
  return {
    storageMb: bytes === null ? null : Math.round(bytes / bytesPerMb),
    members: ownLimit(members),
    products: ownLimit(products),
  }
}

export function QuotaDialog({ store, quota, open, onClose }: QuotaDialogProps) {
  const { t } = useTranslation()
  const { mutateAsync } = useAct(updateStoreQuota, {
    invalidate: [getStoreQuota],
    success: () => t('storeQuota.done'),
    quiet: 'errors',
  })
  const { control, submit, busy, dirty, failure } = useContractForm({
    schema: StoreQuotaForm,
    defaultValues: toValues(quota),
    onSubmit: async (values) => {
      await mutateAsync({ id: store.id, ...values })
      onClose()
    },
  })
  const shared = { control, min: 0 } as const
  return (
    <FormDialog
      {...{ busy, dirty, failure, open, onClose }}
      title={t('storeQuota.dialogTitle', { name: store.storeName })}
      onSubmit={submit}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('storeQuota.dialogText')}
      </Typography>
      <NumberField {...shared} name="storageMb" label={t('storeQuota.storageMb')} step={1000} />
      <NumberField {...shared} name="members" label={t('storeQuota.membersMax')} step={1000} />
      <NumberField {...shared} name="products" label={t('storeQuota.productsMax')} step={100} />
    </FormDialog>
  )
}
