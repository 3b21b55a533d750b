import { listThirdParty } from '@lumiroute/contract/third-party'
import type { Store } from '@lumiroute/contract/store'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { FailedState, LoadingState } from '../../../ui/states.tsx'
import { ThirdPartyForm } from './third-party-form.tsx'

export type ThirdPartyDialogProps = {
  store: Pick<Store, 'storeCode' | 'storeName'>
  open: boolean
  onClose: () => void
}

/** 第三方設定: waits for the stored values, so that the form knows whether it creates or updates. */
export function ThirdPartyDialog({ store, open, onClose }: ThirdPartyDialogProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { data, error, refetch, isFetchedAfterMount } = useRead(
    listThirdParty,
    { store: store.storeCode },
    { staleTime: 0 },
  )
  const [stored] = data?.thirdPartyList ?? []
  if (data && isFetchedAfterMount) return <ThirdPartyForm {...{ store, stored, open, onClose }} />
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('thirdParty.title', { name: store.storeName })}</DialogTitle>
      <DialogContent>
        {error ? <FailedState onRetry={() => void refetch()} /> : <LoadingState shape="form" lines={4} />}
      </DialogContent>
    </Dialog>
  )
}
