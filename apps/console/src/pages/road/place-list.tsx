import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { PlaceTable } from '../../features/road/place/place-table.tsx'
import { placePaths } from '../../features/road/place/place.paths.ts'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { useSpareColumns } from '../../ui/table/use-spare-columns.ts'

const medium = ['row', 'updatedAt']
const spare = { wide: [], medium, narrow: [...medium, 'panel'] }

export function PlaceListPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const hidden = useSpareColumns(spare)
  const table = useTableUrlState({ filters: [], sizes: [20, 50, 100], defaults: { hidden } })
  const edit = useCallback((id: number) => void navigate(placePaths.edit(id)), [navigate])
  const create = (
    <Button variant="contained" startIcon={<Add />} href={placePaths.create}>
      {t('place.list.create')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('place.list.title')} purpose={t('place.list.purpose')} actions={create} />
      <PlaceTable {...table} onEdit={edit} />
    </>
  )
}
