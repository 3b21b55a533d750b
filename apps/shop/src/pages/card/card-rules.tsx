import type { FrontPointCard } from '@lumiroute/contract/front'
import { fill, formatMoney } from '../../kit/format.ts'
import { useMemberText } from '../../text/member-texts.ts'

export function CardRules({ card }: { card: FrontPointCard }) {
  const { card: m } = useMemberText()
  const { pcEarn, pcEarnLimit, pcGeoLimitM, pcIssueBonus, pcExpiry } = card
  const rules = [
    fill(m[pcEarn.type], {
      n: pcEarn.points,
      money: pcEarn.type === 'per_amount' ? formatMoney(pcEarn.unit) : '',
    }),
    pcEarnLimit.type === 'once_per_day' ? m.once_per_day : '',
    pcEarnLimit.type === 'once_per_hours' ? fill(m.once_per_hours, { n: pcEarnLimit.hours }) : '',
    pcGeoLimitM === null ? '' : fill(m.nearby, { n: pcGeoLimitM }),
    pcIssueBonus > 0 ? fill(m.bonusRule, { n: pcIssueBonus }) : '',
    pcExpiry.mode === 'none' ? '' : fill(m[pcExpiry.mode], { n: pcExpiry.days }),
  ].filter(Boolean)
  return (
    <section>
      <h2>{m.how}</h2>
      <ul className="rule-list">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}
