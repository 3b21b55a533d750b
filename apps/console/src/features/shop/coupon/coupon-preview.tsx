import { CouponReward } from '@lumiroute/contract/coupon'
import QrCode from '@mui/icons-material/QrCode2'
import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../lib/format/format.ts'
import { toMoment } from '../../../lib/format/moment.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { PhoneFrame } from '../../../ui/phone-frame.tsx'
import { offerText, validText } from './coupon-words.ts'
import type { CouponControl, CouponValues } from './coupon-values.ts'

const muted = '#5b6577'
const hole = {
  position: 'absolute',
  width: 16,
  height: 16,
  borderRadius: '50%',
  bgcolor: '#eef1f7',
  top: -8,
} as const
const press = {
  mt: 2,
  py: 1.25,
  borderRadius: '8px',
  bgcolor: '#3d5afe',
  color: '#ffffff',
  fontSize: 14,
  fontWeight: 600,
  textAlign: 'center',
} as const

/** The offer as filled in so far; an incomplete one shows its type. */
function useOffer({ cpnReward }: CouponValues) {
  const { t } = useTranslation()
  const orNull = {
    maxDiscount: cpnReward.maxDiscount ?? null,
    originalPrice: cpnReward.originalPrice ?? null,
  }
  const read = CouponReward.safeParse({ ...cpnReward, ...orNull, pcCode: cpnReward.pcCode || 'X' })
  return read.success ? offerText(t, read.data) : t(`coupon.reward.${cpnReward.type}`)
}

function usePeriod({ cpnValid: { mode, days, startAt, endAt } }: CouponValues) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const until = toMoment(endAt)
  if (mode === 'days_after_claim') return validText(t, date, { mode, days: days ?? 0 })
  return until ? validText(t, date, { mode, startAt: toMoment(startAt), endAt: until }) : ''
}

function Facts({ values }: { values: CouponValues }) {
  const { t } = useTranslation()
  const { cpnMinSpend, cpnCondition, cpnPerMember } = values
  const facts = [
    cpnMinSpend ? t('coupon.preview.minSpend', { money: formatMoney(cpnMinSpend) }) : '',
    cpnCondition,
    usePeriod(values),
    cpnPerMember ? t('coupon.preview.limit', { count: cpnPerMember }) : '',
  ]
  return (
    <Box component="ul" sx={{ m: 0, pl: 2, fontSize: 12, lineHeight: '20px', color: muted }}>
      {facts.filter(Boolean).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </Box>
  )
}

const uses = { online: 'useOnline', staff_qr: 'useStaff', self_confirm: 'useSelf' } as const

/** Preview on a member's phone. */
export function CouponPreview({ control }: { control: CouponControl }) {
  const { t } = useTranslation()
  const values = useWatch({ control }) as CouponValues
  const image = values.cpnImage[0]?.url
  return (
    <PhoneFrame label={t('coupon.preview.label')}>
      <Box sx={{ p: 2, minHeight: 420, bgcolor: '#eef1f7' }}>
        <Box sx={{ bgcolor: '#ffffff', borderRadius: '12px', overflow: 'hidden' }}>
          {image && (
            <Box
              component="img"
              src={image}
              alt=""
              sx={{ display: 'block', width: '100%', aspectRatio: '2', objectFit: 'cover' }}
            />
          )}
          <Box sx={{ p: 2, pb: 2.5 }}>
            <Box
              sx={{
                fontSize: 24,
                lineHeight: '32px',
                fontWeight: 700,
                color: '#2a41c4',
                overflowWrap: 'anywhere',
              }}
            >
              {useOffer(values)}
            </Box>
            <Box
              sx={{ fontSize: 15, lineHeight: '22px', fontWeight: 600, mt: 0.5, overflowWrap: 'anywhere' }}
            >
              {values.cpnTitle || t('coupon.preview.titleHint')}
            </Box>
          </Box>
          <Box sx={{ position: 'relative', borderTop: '1px dashed #cfd6e4', p: 2 }}>
            <Box sx={{ ...hole, left: -8 }} />
            <Box sx={{ ...hole, right: -8 }} />
            <Facts values={values} />
            {values.cpnDesc && (
              <Box
                sx={{
                  mt: 1.5,
                  fontSize: 12,
                  lineHeight: '18px',
                  whiteSpace: 'pre-line',
                  overflowWrap: 'anywhere',
                }}
              >
                {values.cpnDesc}
              </Box>
            )}
            {values.cpnRedeem === 'staff_qr' && (
              <Box sx={{ mt: 1.5, textAlign: 'center', lineHeight: 0 }}>
                <QrCode aria-hidden sx={{ fontSize: 96 }} />
              </Box>
            )}
            <Box sx={press}>{t(`coupon.preview.${uses[values.cpnRedeem]}`)}</Box>
          </Box>
        </Box>
      </Box>
    </PhoneFrame>
  )
}
