import { listCoupons } from '@lumiroute/contract/coupon'
import type { Coupon } from '@lumiroute/contract/coupon'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { usePermitted } from '../../../lib/session/permitted.ts'
import { useStoreChoice } from '../../../lib/session/store-choice.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import type { AdControl } from '../../advertising/ad/ad-fields-type.ts'
import { useUser } from '../../platform/session/current-user.tsx'
import { couponPaths } from './coupon.paths.ts'

/** Winners can get a running coupon that is issued for winning, in this game or in any. */
const canBeWon = ({ cpnIssue, cpnStatus, isOver }: Coupon, game: number | '') =>
  cpnIssue.type === 'game_win' &&
  (cpnIssue.gameId === null || game === '' || cpnIssue.gameId === game) &&
  cpnStatus === 'running' &&
  !isOver

/** The chosen coupon stays in the list, even if it can no longer be won: saving must not drop it unseen. */
function useOptions(control: AdControl, storeCode: string) {
  const { t } = useTranslation()
  const [game, chosen] = useWatch({ control, name: ['gameId', 'gameCoupon'] })
  const { data, error } = useRead(listCoupons, { store: storeCode }, { staleTime: 30_000 })
  const coupons = data?.couponList
  const won = coupons?.filter((coupon) => canBeWon(coupon, game)) ?? []
  const options = won.map(({ cpnCode, cpnTitle }) => ({ value: cpnCode, label: cpnTitle }))
  if (chosen && !won.some(({ cpnCode }) => cpnCode === chosen)) {
    const name = coupons?.find(({ cpnCode }) => cpnCode === chosen)?.cpnTitle ?? chosen
    options.push({ value: chosen, label: coupons ? t('ad.game.prizeGone', { name }) : name })
  }
  return { options, isEmpty: coupons !== undefined && won.length === 0, hasFailed: error !== null }
}

/** The coupon that winners of an ad's game get. */
export function PrizeField({ control, storeCode }: { control: AdControl; storeCode: string }) {
  const { t } = useTranslation()
  const { canOpen } = usePermitted()
  const { canChoose } = useStoreChoice(useUser())
  const { options, isEmpty, hasFailed } = useOptions(control, storeCode)
  const path = couponPaths.create(canChoose ? storeCode : undefined)
  const helper = hasFailed ? 'prizeFailed' : isEmpty ? 'prizeNone' : 'prizeHelper'
  return (
    <Box>
      <SelectField
        control={control}
        name="gameCoupon"
        label={t('ad.field.gameCoupon')}
        placeholder={t('ad.game.noPrize')}
        helper={t(`ad.game.${helper}`)}
        options={options}
      />
      {canOpen(path) && (
        <Link href={path} target="_blank" rel="noopener" sx={{ fontSize: 12, lineHeight: '18px' }}>
          {t('ad.game.prizeCreate')}
        </Link>
      )}
    </Box>
  )
}
