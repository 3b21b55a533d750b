import type { Ticket } from '@lumiroute/contract/coupon'
import type { FrontCoupon } from '@lumiroute/contract/front'
import { fill, formatMoney } from '../../kit/format.ts'
import type { Language } from '../../text/language.ts'
import { type MemberTexts, useMemberText } from '../../text/member-texts.ts'
import { describeCap, describeHours, formatEnd } from './describe-coupon.ts'

type Props = { shown: FrontCoupon | Ticket; coupon: FrontCoupon | null; language: Language }

const redeemTexts = { online: 'redeemOnline', staff_qr: 'redeemStaff', self_confirm: 'redeemSelf' } as const

/** When, where and for what the coupon is good. */
export function CouponRules({ shown, coupon, language }: Props) {
  const { coupon: m } = useMemberText()
  const rules = [
    shown.cpnCondition,
    shown.cpnMinSpend > 0 ? fill(m.minSpend, { money: formatMoney(shown.cpnMinSpend) }) : '',
    describeCap(shown.cpnReward, m),
    shown.cpnUseHours.length > 0 ? `${m.hours} ${describeHours(shown.cpnUseHours, m)}` : '',
    m[redeemTexts[shown.cpnRedeem]],
    ...(coupon ? describeCoupon(coupon, m, language) : []),
  ].filter(Boolean)
  return (
    <section>
      <h2>{m.rules}</h2>
      <ul className="rule-list">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}

function describeCoupon(coupon: FrontCoupon, m: MemberTexts['coupon'], language: Language): string[] {
  const { cpnValid, scopeNames, cpnStackable, cpnPerMember } = coupon
  return [
    cpnValid.mode === 'fixed'
      ? fill(m.until, { date: formatEnd(cpnValid.endAt, language) })
      : fill(m.daysAfter, { n: cpnValid.days }),
    `${m.scope} ${scopeNames.length > 0 ? scopeNames.join('、') : m.all}`,
    cpnStackable ? m.stackable : m.notStackable,
    fill(m.perMember, { n: cpnPerMember }),
  ]
}
