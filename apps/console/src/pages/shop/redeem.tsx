import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { GivePoints } from '../../features/shop/redeem/give-points.tsx'
import { RedeemCoupon } from '../../features/shop/redeem/redeem-coupon.tsx'
import { StoreAbsent } from '../kit/store-absent.tsx'
import { useChosenStore } from '../../features/platform/store/chosen-store.tsx'
import { useAddressFlag } from '../../lib/table/address-flag.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { FilterTabs } from '../../ui/table/toolbar/filter-tabs.tsx'

/** For one-handed use at the counter: phone width on every screen. */
export function RedeemPage() {
  const { t } = useTranslation()
  const { storeCode, canChoose, isAbsent, picker } = useChosenStore()
  const [isGiving, setGiving] = useAddressFlag('points')
  const modes = [
    { value: 'coupon', label: t('redeem.coupon') },
    { value: 'points', label: t('redeem.points') },
  ]
  return (
    <>
      <PageHeader title={t('redeem.title')} purpose={t('redeem.purpose')} actions={picker} />
      <Box
        sx={{ maxWidth: 440, mx: 'auto', display: 'grid', gap: 2, '& > [role=radiogroup] > *': { flex: 1 } }}
      >
        <FilterTabs
          label={t('redeem.mode')}
          options={modes}
          value={isGiving ? 'points' : 'coupon'}
          onChange={(next) => setGiving(next === 'points')}
        />
        {isAbsent && <StoreAbsent />}
        {!isAbsent && isGiving && (
          <GivePoints storeCode={storeCode} chosen={canChoose ? storeCode : undefined} />
        )}
        {!isAbsent && !isGiving && <RedeemCoupon key={storeCode} storeCode={storeCode} />}
      </Box>
    </>
  )
}
