import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { VehicleOpen } from '../../features/road/vehicle/vehicle-actions.tsx'
import { VehicleTable } from '../../features/road/vehicle/vehicle-table.tsx'
import { vehiclePaths } from '../../features/road/vehicle/vehicle.paths.ts'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { PageHeader } from '../../ui/page-header.tsx'

export function VehicleListPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const table = useTableUrlState({ filters: ['vehicleType', 'vehicleStatus'], sizes: [20, 50, 100] })
  const open = useCallback<VehicleOpen>((view, id) => void navigate(vehiclePaths[view](id)), [navigate])
  const create = (
    <Button variant="contained" startIcon={<Add />} href={vehiclePaths.create}>
      {t('vehicle.list.create')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('vehicle.list.title')} purpose={t('vehicle.list.purpose')} actions={create} />
      <VehicleTable {...table} onOpen={open} />
    </>
  )
}
