import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { DeviceTable } from '../../features/road/device/device-table.tsx'
import { devicePaths } from '../../features/road/device/device.paths.ts'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { useSpareColumns } from '../../ui/table/use-spare-columns.ts'

/** The address stands below the name. */
const wide = ['macAddr']
const medium = [...wide, 'row', 'kind', 'defaultPlay', 'updatedAt']
const spare = { wide, medium, narrow: [...medium, 'appVersion', 'diskFree'] }

export function DeviceListPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const hidden = useSpareColumns(spare)
  const table = useTableUrlState({
    filters: ['kind', 'status', 'placeId'],
    sizes: [20, 50, 100],
    defaults: { hidden },
  })
  const edit = useCallback((macAddr: string) => void navigate(devicePaths.edit(macAddr)), [navigate])
  const create = (
    <Button variant="contained" startIcon={<Add />} href={devicePaths.create}>
      {t('device.list.create')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('device.list.title')} purpose={t('device.list.purpose')} actions={create} />
      <DeviceTable {...table} onEdit={edit} />
    </>
  )
}
