import type { Activity } from '@lumiroute/contract/activity'
import PushPin from '@mui/icons-material/PushPinOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Count } from '../../../ui/figures.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import { NamedPicture } from '../shop/named-picture.tsx'
import { ActivityStateBadge } from './activity-state.tsx'
import type { ActivityRow } from './list-activities.ts'

type DateText = (at: string | null) => string

function Title({ activity, href }: { activity: Activity; href: string }) {
  const { t } = useTranslation()
  return (
    <NamedPicture image={activity.actImage} width={72}>
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
        {activity.actPinned && (
          <PushPin titleAccess={t('activity.list.pinned')} sx={{ fontSize: 14, color: 'text.secondary' }} />
        )}
        <Link href={href} underline="hover" sx={{ color: 'text.primary', fontWeight: 550 }}>
          {activity.actTitle}
        </Link>
      </Box>
      <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{activity.actSubtitle}</Box>
    </NamedPicture>
  )
}

/** 2026/11/15 – 2026/11/30, with words for an open end. */
export function periodText(
  t: TFunction,
  date: DateText,
  { actStartAt, actEndAt }: Pick<Activity, 'actStartAt' | 'actEndAt'>,
) {
  if (!actStartAt && !actEndAt) return t('activity.list.always')
  if (!actEndAt) return t('activity.list.from', { date: date(actStartAt) })
  if (!actStartAt) return t('activity.list.until', { date: date(actEndAt) })
  return `${date(actStartAt)}–${date(actEndAt)}`
}

function nameColumns(t: TFunction, editPath: (code: string) => string): DataColumn<ActivityRow>[] {
  return [
    {
      id: 'actTitle',
      header: t('activity.field.actTitle'),
      cell: (activity) => <Title activity={activity} href={editPath(activity.actCode)} />,
      exportValue: ({ actTitle }) => actTitle,
      sortable: true,
      hideable: false,
      cardRole: 'title',
    },
    {
      id: 'state',
      header: t('activity.field.state'),
      cell: ({ state }) => <ActivityStateBadge state={state} />,
      exportValue: ({ state }) => t(`activity.state.${state}`),
      width: 104,
      cardRole: 'badge',
    },
  ]
}

function factColumns(t: TFunction, date: DateText): DataColumn<ActivityRow>[] {
  return [
    {
      id: 'actStartAt',
      header: t('activity.field.period'),
      cell: (activity) => periodText(t, date, activity),
      sortable: true,
      width: 200,
    },
    {
      id: 'link',
      header: t('activity.field.actLinkType'),
      cell: ({ actLinkType }) => t(`activity.link.${actLinkType}`),
      width: 96,
    },
    {
      id: 'viewCount',
      header: t('activity.field.viewCount'),
      cell: ({ viewCount }) => <Count figure={viewCount} />,
      exportValue: ({ viewCount }) => viewCount,
      sortable: true,
      align: 'right',
      width: 88,
    },
    {
      id: 'clickCount',
      header: t('activity.field.clickCount'),
      cell: ({ clickCount }) => <Count figure={clickCount} />,
      exportValue: ({ clickCount }) => clickCount,
      sortable: true,
      align: 'right',
      width: 88,
    },
  ]
}

export function useActivityColumns(editPath: (code: string) => string): readonly DataColumn<ActivityRow>[] {
  const { t } = useTranslation()
  const { date } = useFormat()
  return useMemo(() => [...nameColumns(t, editPath), ...factColumns(t, date)], [t, date, editPath])
}
