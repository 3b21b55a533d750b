import type { Ad } from '@lumiroute/contract/ad'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { may } from '../ad/ad-buttons.ts'
import { StickyBar } from '../../../ui/form/sticky-bar.tsx'
import type { ReasonKind } from './reason-dialog.tsx'

export type CheckBarProps = {
  ad: Ad
  busy: boolean
  /** Why the ad cannot be approved, '' if it can. */
  hindrance: string
  onApprove: () => void
  onOpen: (dialog: ReasonKind | 'pay') => void
  onCancel: () => void
}

/** The buttons for the actions that the server allows now. */
export function CheckBar({ ad, busy, hindrance, onApprove, onOpen, onCancel }: CheckBarProps) {
  const { t } = useTranslation()
  const isUnpaid = may(ad, 'recordPayment')
  const canDecide = may(ad, 'approve') || isUnpaid
  const note = isUnpaid ? t('adCheck.unpaid') : hindrance
  return (
    <StickyBar note={note}>
      <Button variant="outlined" color="inherit" onClick={onCancel}>
        {t('ui.dialog.cancel')}
      </Button>
      {isUnpaid && (
        <Button variant="outlined" disabled={busy} onClick={() => onOpen('pay')}>
          {t('adCheck.recordPayment')}
        </Button>
      )}
      {may(ad, 'withdraw') && (
        <Button variant="outlined" color="error" disabled={busy} onClick={() => onOpen('withdraw')}>
          {t('adCheck.withdraw')}
        </Button>
      )}
      {may(ad, 'reject') && (
        <Button variant="outlined" color="error" disabled={busy} onClick={() => onOpen('reject')}>
          {t('adCheck.reject')}
        </Button>
      )}
      {canDecide && (
        <Button
          variant="contained"
          loading={busy}
          disabled={!may(ad, 'approve') || !!hindrance}
          onClick={onApprove}
        >
          {t('adCheck.approve')}
        </Button>
      )}
    </StickyBar>
  )
}
