import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PhoneFrame } from '../../../ui/phone-frame.tsx'
import { useCouponChoices } from '../coupon/list-coupons.ts'
import type { PointCardControl, PointCardValues } from './point-card-values.ts'
import { StampCard } from './stamp-card.tsx'

const shownPoints = 3
const most = 50

/** Preview on a member's phone, with the first stamps set. */
export function PointCardPreview({ control, storeCode }: { control: PointCardControl; storeCode: string }) {
  const { t } = useTranslation()
  const values = useWatch({ control }) as PointCardValues
  const coupons = useCouponChoices(storeCode)
  const goal = Math.min(most, Math.max(1, Math.round(values.pcGoal || 1)))
  const points = Math.min(goal - 1, shownPoints)
  const rewards = values.pcRewards.map(({ at, kind, cpnCode, text }, index) => ({
    at: index === 0 ? goal : (at ?? 0),
    name:
      kind === 'text'
        ? text
        : cpnCode &&
          t('pointCard.preview.coupon', {
            name: coupons.find(({ value }) => value === cpnCode)?.label ?? cpnCode,
          }),
  }))
  return (
    <PhoneFrame label={t('pointCard.preview.label')}>
      <Box sx={{ p: 2, minHeight: 420, bgcolor: '#eef1f7' }}>
        <StampCard
          name={values.pcName || t('pointCard.preview.nameHint')}
          color={values.pcColor}
          icon={values.pcIcon}
          image={values.pcBgImage[0]?.url}
          progress={t('pointCard.preview.progress', { points, goal })}
          rewards={new Set(rewards.map(({ at }) => at))}
          {...{ goal, points }}
        />
        <Box sx={{ mt: 2, fontSize: 13, fontWeight: 600 }}>{t('pointCard.preview.rewards')}</Box>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 0.5, fontSize: 13, lineHeight: '24px' }}>
          {rewards
            .toSorted((a, b) => a.at - b.at)
            .map(({ at, name }, index) => (
              <Box
                component="li"
                key={index}
                sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}
              >
                <Box sx={{ color: '#5b6577', whiteSpace: 'nowrap' }}>{t('pointCard.preview.at', { at })}</Box>
                <Box sx={{ textAlign: 'right', overflowWrap: 'anywhere' }}>
                  {name || t('pointCard.preview.noReward')}
                </Box>
              </Box>
            ))}
        </Box>
        {values.pcNotice && (
          <Box sx={{ mt: 2, fontSize: 12, lineHeight: '18px', color: '#5b6577', whiteSpace: 'pre-line' }}>
            {values.pcNotice}
          </Box>
        )}
      </Box>
    </PhoneFrame>
  )
}
