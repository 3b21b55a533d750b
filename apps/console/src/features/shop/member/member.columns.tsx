import type { MemberRow } from '@lumiroute/contract/member'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { absent } from '../../../lib/format/format.ts'
import { Count, DateTime, Money } from '../../../ui/figures.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import { TagChips } from '../tag/tag-chip.tsx'
import { FollowBadge } from './follow-badge.tsx'
import type { MemberListRow } from './list-members.ts'
import { MemberAvatar } from './member-avatar.tsx'

const tagsInRow = 2

function Who({ member, href }: { member: MemberRow; href: string }) {
  const { t } = useTranslation()
  const { mbrDisplayName, mbrName, mbrCode, mbrEnabled } = member
  const under = [mbrName, mbrEnabled ? '' : t('member.state.off')].filter(Boolean).join('・')
  return (
    <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center', minWidth: 0 }}>
      <MemberAvatar member={member} />
      <Box sx={{ minWidth: 0 }}>
        <Link href={href} underline="hover" sx={{ color: 'text.primary', fontWeight: 550 }}>
          {mbrDisplayName || mbrName || mbrCode}
        </Link>
        {under && under !== mbrDisplayName && (
          <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{under}</Box>
        )}
      </Box>
    </Box>
  )
}

function personColumns(t: TFunction, pathOf: (code: string) => string): DataColumn<MemberListRow>[] {
  return [
    {
      id: 'mbrDisplayName',
      header: t('member.field.name'),
      cell: (member) => <Who member={member} href={pathOf(member.mbrCode)} />,
      sortable: true,
      hideable: false,
      cardRole: 'title',
    },
    {
      id: 'tags',
      header: t('member.field.tags'),
      cell: ({ tags }) => (tags.length > 0 ? <TagChips tags={tags} atMost={tagsInRow} /> : absent),
      width: 208,
    },
  ]
}

function figureColumns(t: TFunction): DataColumn<MemberListRow>[] {
  return [
    {
      id: 'totalSpent',
      header: t('member.field.totalSpent'),
      cell: ({ totalSpent }) => <Money dollars={totalSpent} />,
      sortable: true,
      align: 'right',
      width: 92,
    },
    {
      id: 'lastActiveAt',
      header: t('member.field.lastActiveAt'),
      cell: ({ lastActiveAt }) => <DateTime at={lastActiveAt} show="date" />,
      sortable: true,
      width: 124,
    },
    {
      id: 'followStatus',
      header: t('member.field.followStatus'),
      cell: ({ followStatus }) => <FollowBadge status={followStatus} />,
      width: 96,
      cardRole: 'badge',
    },
    {
      id: 'orderCount',
      header: t('member.field.orderCount'),
      cell: ({ orderCount }) => <Count figure={orderCount} />,
      sortable: true,
      align: 'right',
      width: 80,
    },
    {
      id: 'mbrPoints',
      header: t('member.field.mbrPoints'),
      cell: ({ mbrPoints }) => <Count figure={mbrPoints} />,
      align: 'right',
      width: 64,
    },
    {
      id: 'mbrMobile',
      header: t('member.field.mbrMobile'),
      cell: ({ mbrMobile }) => mbrMobile || absent,
      width: 112,
    },
    {
      id: 'source',
      header: t('member.field.source'),
      cell: ({ source }) => t(`member.source.${source.type}`),
      width: 80,
    },
    {
      id: 'createdAt',
      header: t('member.field.createdAt'),
      cell: ({ createdAt }) => <DateTime at={createdAt} show="date" />,
      sortable: true,
      width: 136,
    },
  ]
}

export function useMemberColumns(pathOf: (code: string) => string): readonly DataColumn<MemberListRow>[] {
  const { t } = useTranslation()
  return useMemo(() => [...personColumns(t, pathOf), ...figureColumns(t)], [t, pathOf])
}
