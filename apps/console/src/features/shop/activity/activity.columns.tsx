import type { Activity, ActivityType } from '@lumiroute/contract/activity'
import PushPin from '@mui/icons-material/PushPinOutlined'
import Box from '@mui/material/Box'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { column, count } from '../../../ui/table/columns.tsx'
import { NameLink, SecondLine } from '../../../ui/table/name-link.tsx'
import { NamedPicture } from '../shop/named-picture.tsx'
import { ActivityStateBadge } from './activity-state.tsx'
import { activityPaths } from './activity.paths.ts'

type DateText = (at: string | null) => string

function Title({ activity, href }: { activity: Activity; href: string }) {
  const { t } = useTranslation()
  return (
    <NamedPicture image={activity.actImage} width={72}>
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
        {activity.actPinned && (
          <PushPin titleAccess={t('activity.list.pinned')} sx={{ fontSize: 14, color: 'text.secondary' }} />
        )}
        <NameLink href={href}>{activity.actTitle}</NameLink>
      </Box>
      <SecondLine>{activity.actSubtitle}</SecondLine>
    </NamedPicture>
  )
}

/** 2026/11/15 – 2026/11/30, with a text for an open end. */
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

const figure = { sortable: true, width: 88 }

export const activityColumns = (type: ActivityType, chosen: string | undefined) => [
  column<Activity>('actTitle', {
    value: ({ actTitle }) => actTitle,
    render: (activity) => (
      <Title activity={activity} href={activityPaths.edit(type, activity.actCode, chosen)} />
    ),
    sortable: true,
    hideable: false,
    cardRole: 'title',
  }),
  column<Activity>('state', {
    value: ({ state }, { t }) => t(`activity.state.${state}`),
    render: ({ state }) => <ActivityStateBadge state={state} />,
    width: 104,
    cardRole: 'badge',
  }),
  column<Activity>('actStartAt', {
    header: 'activity.field.period',
    value: (activity, { t, date }) => periodText(t, date, activity),
    sortable: true,
    width: 200,
  }),
  column<Activity>('link', {
    header: 'activity.field.actLinkType',
    value: ({ actLinkType }, { t }) => t(`activity.link.${actLinkType}`),
    width: 96,
  }),
  count('viewCount', figure),
  count('clickCount', figure),
]
