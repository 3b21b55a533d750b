import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { TableChange, TableState } from '../../../lib/table/table-state.ts'
import { DarkBoard } from '../../../ui/drawings/dark-board.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { TableFilter } from '../../../ui/table/table-filter.tsx'
import { exportPlaylists, usePlaylistList } from './list-playlists.ts'
import { MaterialTable } from './material-table.tsx'
import { usePlaylistActions } from './playlist-actions.tsx'
import type { PlaylistOpen } from './playlist-actions.tsx'
import { formatChoices } from './playlist.choices.ts'
import { usePlaylistColumns } from './playlist.columns.tsx'
import type { PlaylistRow } from './playlist.columns.tsx'

export const playlistFilters = ['format'] as const

export type PlaylistTableProps = {
  storeId: number | undefined
  state: TableState
  onStateChange: (change: TableChange) => void
  onAdd: () => void
  onOpen: PlaylistOpen
}

const idOf = ({ id }: PlaylistRow) => String(id)
const materialsOf = (playlist: PlaylistRow) => <MaterialTable playlist={playlist} />

export function AddPlaylistButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Button variant="contained" startIcon={<Add />} onClick={onClick}>
      {t('playlist.list.add')}
    </Button>
  )
}

export function PlaylistTable({ storeId, state, onStateChange, onAdd, onOpen }: PlaylistTableProps) {
  const { t } = useTranslation()
  const list = usePlaylistList(storeId, state)
  const empty = (
    <EmptyState
      title={t('playlist.list.empty')}
      text={t('playlist.list.emptyText')}
      drawing={<DarkBoard />}
      action={<AddPlaylistButton onClick={onAdd} />}
    />
  )
  const filter = (
    <TableFilter
      state={state}
      onStateChange={onStateChange}
      name="format"
      label={t('playlist.field.format')}
      all={t('playlist.list.allFormats')}
      options={formatChoices(t)}
    />
  )
  return (
    <DataTable
      caption={t('playlist.list.title')}
      columns={usePlaylistColumns()}
      rowActions={usePlaylistActions(onOpen)}
      visibleActions={2}
      renderExpanded={materialsOf}
      rowId={idOf}
      {...list}
      state={state}
      onStateChange={onStateChange}
      searchPlaceholder={t('playlist.list.search')}
      filters={filter}
      empty={empty}
      exportRows={async ({ signal }) => (storeId ? exportPlaylists(storeId, state, signal) : [])}
    />
  )
}
