import { playlistFormatCodes, listPlaylists } from '@lumiroute/contract/playlist'
import type { Playlist } from '@lumiroute/contract/playlist'
import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined'
import type { TFunction } from 'i18next'
import { lazy } from 'react'
import { useDeletePlaylist } from '../../features/advertising/playlist/delete-playlist.ts'
import { MaterialTable } from '../../features/advertising/playlist/material-table.tsx'
import { playlistColumns } from '../../features/advertising/playlist/playlist.columns.tsx'
import { DarkBoard } from '../../ui/drawings/dark-board.tsx'
import { defineListPage } from '../kit/define-list-page.tsx'
import { choice } from '../kit/filters.tsx'
import type { DialogControl, ListContext } from '../kit/list-context.ts'
import { act, dialog } from '../kit/row-actions.tsx'
import { joinNames } from '../../lib/format/join.ts'

// Loaded lazily, so that the list does not wait for it.
const PlaylistDialog = lazy(async () => ({
  default: (await import('../../features/advertising/playlist/playlist-dialog.tsx')).PlaylistDialog,
}))
const PlayDialog = lazy(async () => ({
  default: (await import('../../features/advertising/playlist/play-dialog.tsx')).PlayDialog,
}))

const editor = (control: DialogControl, { storeId, storeCode }: ListContext, playlist?: Playlist) =>
  storeId && <PlaylistDialog {...control} {...{ storeId, storeCode, playlist }} />

function lockReason({ usedBy }: Playlist, t: TFunction) {
  const names = usedBy.filter(({ isLocking }) => isLocking).map(({ name }) => name)
  return names.length > 0
    ? t('playlist.list.inUse', { names: joinNames(names) })
    : t('playlist.list.onDevices')
}

export const PlaylistListPage = defineListPage({
  noun: 'playlist',
  endpoint: listPlaylists,
  rows: 'playlistList',
  scope: ({ storeId }) => (storeId === undefined ? undefined : { storeId }),
  columns: playlistColumns,
  hidden: ['usedBy'],
  filters: [choice('format', playlistFormatCodes, 'playlist.format', { all: 'playlist.list.allFormats' })],
  drawing: <DarkBoard />,
  createNeeds: 'ads.write',
  create: { icon: <Add />, flag: 'add', dialog: (control, context) => editor(control, context) },
  expanded: (playlist) => <MaterialTable playlist={playlist} />,
  rowActions: [
    dialog(
      'play',
      <PlayCircleOutlined />,
      (playlist: Playlist, control) => <PlayDialog playlist={playlist} {...control} />,
      {
        refusal: ({ actions }, t) => (actions.includes('play') ? undefined : t('playlist.list.noMaterial')),
      },
    ),
    dialog(
      'edit',
      <EditOutlined />,
      (playlist: Playlist, control, context) => editor(control, context, playlist),
      { needs: 'ads.write' },
    ),
    act('delete', <DeleteOutlined />, useDeletePlaylist, {
      danger: true,
      needs: 'ads.write',
      refusal: (playlist, t) => (playlist.actions.includes('delete') ? undefined : lockReason(playlist, t)),
    }),
  ],
})
