import type { MemberRow } from '@lumiroute/contract/member'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { absent } from '../../../lib/format/format.ts'
import { column, count, moment, money, text } from '../../../ui/table/columns.tsx'
import { NameLink, SecondLine } from '../../../ui/table/name-link.tsx'
import { TagChips } from '../tag/tag-chip.tsx'
import { FollowBadge } from './follow-badge.tsx'
import { MemberAvatar } from './member-avatar.tsx'
import { memberPaths } from './member.paths.ts'

const tagsInRow = 2

function Who({ member, href }: { member: MemberRow; href: string }) {
  const { t } = useTranslation()
  const { mbrDisplayName, mbrName, mbrCode, mbrEnabled } = member
  const under = [mbrName, mbrEnabled ? '' : t('member.state.off')].filter(Boolean).join('・')
  return (
    <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center', minWidth: 0 }}>
      <MemberAvatar member={member} />
      <Box sx={{ minWidth: 0 }}>
        <NameLink href={href}>{mbrDisplayName || mbrName || mbrCode}</NameLink>
        {under && under !== mbrDisplayName && <SecondLine>{under}</SecondLine>}
      </Box>
    </Box>
  )
}

export const memberColumns = (chosen: string | undefined) => [
  column<MemberRow>('mbrDisplayName', {
    header: 'member.field.name',
    render: (member) => <Who member={member} href={memberPaths.detail(member.mbrCode, chosen)} />,
    sortable: true,
    hideable: false,
    cardRole: 'title',
  }),
  column<MemberRow>('tags', {
    render: ({ tags }) => (tags.length > 0 ? <TagChips tags={tags} atMost={tagsInRow} /> : absent),
    width: 208,
  }),
  money('totalSpent', { sortable: true, width: 92 }),
  moment('lastActiveAt', { show: 'date', width: 124 }),
  column<MemberRow>('followStatus', {
    render: ({ followStatus }) => <FollowBadge status={followStatus} />,
    width: 96,
    cardRole: 'badge',
  }),
  count('orderCount', { sortable: true, width: 80 }),
  count('mbrPoints', { width: 64 }),
  text('mbrMobile', { width: 112 }),
  column<MemberRow>('source', {
    value: ({ source }, { t }) => t(`member.source.${source.type}`),
    width: 80,
  }),
  moment('createdAt', { show: 'date' }),
]
