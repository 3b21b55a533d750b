import { PointCardForm } from '@lumiroute/contract/point-card'
import type { PointCard, PointCardIcon, PointEarn } from '@lumiroute/contract/point-card'
import type { Control } from 'react-hook-form'
import { z } from 'zod'
import type { Uploaded } from '../../../lib/api/upload.ts'
import { toUploaded } from '../../platform/store/store-images.ts'

type Figure = number | undefined
type Expiry = PointCard['pcExpiry']['mode']
type Limit = PointCard['pcEarnLimit']['type']

/** Form state with the fields of every kind; the contract takes those of the chosen kind. */
export type PointCardValues = {
  pcCode: string
  pcName: string
  pcColor: string
  pcBgImage: Uploaded[]
  pcIcon: PointCardIcon
  pcNotice: string
  pcStatus: 'draft' | 'published'
  pcGoal: Figure
  pcRewards: { at: Figure; kind: 'coupon' | 'text'; cpnCode: string; text: string; ticketValidDays: Figure }[]
  pcExpiry: { mode: Expiry; days: Figure }
  pcExpiryRemindDays: Figure
  pcIssueBonus: Figure
  pcEarn: { type: PointEarn['type']; points: Figure; unit: Figure }
  pcEarnLimit: { type: Limit; hours: Figure }
  pcGeoLimitM: Figure
  pcNextCode: string
  pcMaxCardsPerMember: Figure
}
export type SentPointCard = z.output<typeof PointCardForm>
export type PointCardControl = Control<PointCardValues, unknown, SentPointCard>

const goalReward = { at: 10, kind: 'text' as const, cpnCode: '', text: '', ticketValidDays: undefined }
const getRewards = ({ pcRewards }: PointCard) =>
  pcRewards.map(({ at, cpnCode, text, ticketValidDays }) => ({
    at,
    kind: cpnCode === null ? ('text' as const) : ('coupon' as const),
    cpnCode: cpnCode ?? '',
    text,
    ticketValidDays: ticketValidDays ?? undefined,
  }))

export const toValues = (card: PointCard | undefined): PointCardValues => ({
  pcCode: card?.pcCode ?? '',
  pcName: card?.pcName ?? '',
  pcColor: card?.pcColor ?? '#3D5AFE',
  pcBgImage: card?.pcBgImage ? [toUploaded(card.pcBgImage)] : [],
  pcIcon: card?.pcIcon ?? 'star',
  pcNotice: card?.pcNotice ?? '',
  pcStatus: 'published',
  pcGoal: card?.pcGoal ?? 10,
  pcRewards: card ? getRewards(card).toSorted((a, b) => b.at - a.at) : [goalReward],
  pcExpiry: { days: 180, ...(card?.pcExpiry ?? { mode: 'none' }) },
  pcExpiryRemindDays: card?.pcExpiryRemindDays ?? undefined,
  pcIssueBonus: card?.pcIssueBonus ?? 0,
  pcEarn: { unit: 100, ...(card?.pcEarn ?? { type: 'per_visit', points: 1 }) },
  pcEarnLimit: { hours: 4, ...(card?.pcEarnLimit ?? { type: 'none' }) },
  pcGeoLimitM: card?.pcGeoLimitM ?? undefined,
  pcNextCode: card?.pcNextCode ?? '',
  pcMaxCardsPerMember: card?.pcMaxCardsPerMember ?? undefined,
})

/** The first row is always the goal's reward, whatever the goal is. */
const rewardsToWire = ({ pcRewards, pcGoal }: PointCardValues) =>
  pcRewards.map(({ at, kind, cpnCode, text, ticketValidDays }, index) => ({
    at: index === 0 ? pcGoal : at,
    cpnCode: kind === 'coupon' ? cpnCode : null,
    text: kind === 'text' ? text : '',
    ticketValidDays: kind === 'coupon' ? (ticketValidDays ?? null) : null,
  }))

const toWire = (values: PointCardValues): unknown => ({
  ...values,
  pcBgImage: values.pcBgImage[0]?.uuidName ?? null,
  pcRewards: rewardsToWire(values),
  pcExpiryRemindDays: values.pcExpiry.mode === 'none' ? null : (values.pcExpiryRemindDays ?? null),
  pcIssueBonus: values.pcIssueBonus ?? 0,
  pcGeoLimitM: values.pcGeoLimitM ?? null,
  pcNextCode: values.pcNextCode || null,
  pcMaxCardsPerMember: values.pcMaxCardsPerMember ?? null,
})

/** The contract's form schema, applied to the form state. */
export const PointCardValuesSchema = z
  .custom<PointCardValues>()
  .transform((values) => toWire(values) as z.input<typeof PointCardForm>)
  .pipe(PointCardForm)
