import { followStatuses } from '@lumiroute/contract/member'
import { useTranslation } from 'react-i18next'
import type { TableChange, TableState } from '../../../lib/table/table-state.ts'
import { RangeChip } from '../../../ui/table/toolbar/range-chip.tsx'
import { TableFilter } from '../../../ui/table/toolbar/table-filter.tsx'
import { spendCodes, visitCodes } from './member-filters.ts'

type FilterProps = { state: TableState; onStateChange: (change: TableChange) => void }

const months = Array.from({ length: 12 }, (_, at) => at + 1)

export function MemberFilters(props: FilterProps) {
  const { t } = useTranslation()
  const follows = followStatuses.map((value) => ({ value, label: t(`member.follow.${value}`) }))
  const spends = spendCodes.map((value) => ({ value, label: t(`member.list.spend.${value}`) }))
  const visits = visitCodes.map((value) => ({ value, label: t(`member.list.visit.${value}`) }))
  const births = months.map((month) => ({ value: month, label: t('member.list.month', { month }) }))
  return (
    <>
      <TableFilter
        {...props}
        name="follow"
        label={t('member.field.followStatus')}
        all={t('member.list.allFollow')}
        options={follows}
      />
      <TableFilter
        {...props}
        name="spent"
        label={t('member.field.totalSpent')}
        all={t('member.list.allSpends')}
        options={spends}
      />
      <TableFilter
        {...props}
        name="visit"
        label={t('member.field.lastActiveAt')}
        all={t('member.list.allVisits')}
        options={visits}
      />
      <TableFilter
        {...props}
        name="month"
        label={t('member.field.mbrBirth')}
        all={t('member.list.allMonths')}
        options={births}
      />
      <RangeChip {...props} names={['friendFrom', 'friendTo']} label={t('member.list.becameFriend')} />
    </>
  )
}
