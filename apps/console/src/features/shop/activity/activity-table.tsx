import { activityStateCodes } from '@lumiroute/contract/activity'
import type { Activity, ActivityType } from '@lumiroute/contract/activity'
import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableChange, TableState } from '../../../lib/table/table-state.ts'
import { QuietCalendar } from '../../../ui/drawings/quiet-calendar.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { StateTabs } from '../../../ui/table/state-tabs.tsx'
import type { RowAction } from '../../../ui/table/table-column.ts'
import { useActivityColumns } from './activity.columns.tsx'
import { activityPaths } from './activity.paths.ts'
import { exportActivities, useActivityList } from './list-activities.ts'
import type { ActivityRow } from './list-activities.ts'
import { useDeleteActivity } from './remove-activity.ts'

export const activityFilters = ['state'] as const

type Placed = { type: ActivityType; chosen: string | undefined }
export type ActivityTableProps = Placed & {
  storeCode: string
  state: TableState
  onStateChange: (change: TableChange) => void
  onEdit: (code: string) => void
}

const idOf = ({ actCode }: ActivityRow) => actCode

export function AddActivityButton({ type, chosen }: Placed) {
  const { t } = useTranslation()
  return (
    <Button variant="contained" startIcon={<Add />} href={activityPaths.create(type, chosen)}>
      {t(`activity.${type}.add`)}
    </Button>
  )
}

function useActions(onEdit: (code: string) => void, onRemove: (activity: Activity) => void) {
  const { t } = useTranslation()
  return useCallback(
    (activity: ActivityRow): readonly RowAction[] => [
      {
        id: 'edit',
        label: t('activity.list.edit'),
        icon: <EditOutlined />,
        onClick: () => onEdit(activity.actCode),
      },
      {
        id: 'remove',
        label: t('activity.list.remove'),
        icon: <DeleteOutlined />,
        danger: true,
        onClick: () => onRemove(activity),
      },
    ],
    [t, onEdit, onRemove],
  )
}

export function ActivityTable(props: ActivityTableProps) {
  const { t } = useTranslation()
  const { type, storeCode, chosen, state, onStateChange, onEdit } = props
  const list = useActivityList(type, storeCode, state)
  const { remove, dialog } = useDeleteActivity(type, storeCode)
  const editPath = useCallback((code: string) => activityPaths.edit(type, code, chosen), [type, chosen])
  const empty = (
    <EmptyState
      title={t(`activity.${type}.empty`)}
      text={t(`activity.${type}.emptyText`)}
      drawing={<QuietCalendar />}
      action={<AddActivityButton {...{ type, chosen }} />}
    />
  )
  return (
    <>
      <StateTabs
        {...{ state, onStateChange }}
        name="state"
        label={t('activity.field.state')}
        all={t('activity.list.allStates')}
        options={activityStateCodes.map((value) => ({ value, label: t(`activity.state.${value}`) }))}
      />
      <DataTable
        caption={t(`activity.${type}.title`)}
        columns={useActivityColumns(editPath)}
        rowActions={useActions(onEdit, remove)}
        visibleActions={2}
        rowId={idOf}
        {...list}
        state={state}
        onStateChange={onStateChange}
        searchPlaceholder={t('activity.list.search')}
        empty={empty}
        exportRows={({ signal }) => exportActivities(type, storeCode, state, signal)}
      />
      {dialog}
    </>
  )
}
