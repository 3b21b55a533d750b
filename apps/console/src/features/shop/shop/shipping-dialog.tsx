import { getShopSettings, ShippingForm, updateShopSettings } from '@lumiroute/contract/shop'
import type { ShopSettings } from '@lumiroute/contract/shop'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { useAct, useRead } from '../../../lib/api/query.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { FailedState, LoadingState } from '../../../ui/states.tsx'

export type ShippingDialogProps = { storeCode: string; open: boolean; onClose: () => void }

function useSettingsForm({ storeCode, onClose }: ShippingDialogProps, stored: ShopSettings) {
  const { t } = useTranslation()
  const { codEnabled, codOpenLimit } = stored
  const { mutateAsync } = useAct(updateShopSettings, {
    invalidate: [getShopSettings],
    success: () => t('shipping.done'),
    quiet: 'errors',
  })
  return useContractForm({
    schema: ShippingForm,
    // Before the first save, leave the amounts empty instead of suggesting values.
    defaultValues: stored.version === 0 ? { version: 0, codEnabled, codOpenLimit } : stored,
    onSubmit: async (values) => {
      await mutateAsync({ store: storeCode, ...values })
      onClose()
    },
  })
}

function SettingsForm({ stored, ...props }: ShippingDialogProps & { stored: ShopSettings }) {
  const { t } = useTranslation()
  const { control, submit, busy, dirty, failure } = useSettingsForm(props, stored)
  const money = { control, min: 0, start: 'NT$' } as const
  return (
    <FormDialog
      {...{ busy, dirty, failure }}
      open={props.open}
      onClose={props.onClose}
      title={t('shipping.title')}
      onSubmit={submit}
      columns={2}
    >
      <Wide>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('shipping.text')}
        </Typography>
      </Wide>
      <NumberField {...money} name="shippingHome" label={t('shipping.home')} step={10} required />
      <NumberField {...money} name="shippingCvs" label={t('shipping.cvs')} step={10} required />
      <Wide>
        <NumberField
          {...money}
          name="freeShippingFrom"
          label={t('shipping.freeFrom')}
          helper={t('shipping.freeFromHelp')}
          step={100}
        />
      </Wide>
      <Wide>
        <SwitchField
          control={control}
          name="codEnabled"
          label={t('shipping.cod')}
          helper={t('shipping.codHelp')}
        />
      </Wide>
      <Wide>
        <NumberField
          control={control}
          name="codOpenLimit"
          label={t('shipping.codLimit')}
          helper={t('shipping.codLimitHelp')}
          min={1}
          max={100}
          required
        />
      </Wide>
    </FormDialog>
  )
}

/** 運費設定: waits for the stored values, so that an old value never overwrites a new one. */
export function ShippingDialog(props: ShippingDialogProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { storeCode: store, open, onClose } = props
  const { data, error, refetch, isFetchedAfterMount } = useRead(getShopSettings, { store }, { staleTime: 0 })
  if (data && isFetchedAfterMount) return <SettingsForm {...props} stored={data.settings} />
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('shipping.title')}</DialogTitle>
      <DialogContent>
        {error ? <FailedState onRetry={() => void refetch()} /> : <LoadingState shape="form" lines={3} />}
      </DialogContent>
    </Dialog>
  )
}
