import type { Playlist } from '@lumiroute/contract/playlist'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAction } from '../../../ui/table/table-column.ts'
import { useDeletePlaylist } from './delete-playlist.ts'

export type PlaylistOpen = (view: 'edit' | 'play', playlist: Playlist) => void

export function usePlaylistActions(onOpen: PlaylistOpen) {
  const { t } = useTranslation()
  const deletePlaylist = useDeletePlaylist()
  return useCallback(
    (playlist: Playlist): readonly RowAction[] => [
      {
        id: 'play',
        label: t('playlist.list.play'),
        icon: <PlayCircleOutlined />,
        disabled: playlist.totalFileCount === 0,
        disabledReason: t('playlist.list.noMaterial'),
        onClick: () => onOpen('play', playlist),
      },
      {
        id: 'edit',
        label: t('playlist.list.edit'),
        icon: <EditOutlined />,
        onClick: () => onOpen('edit', playlist),
      },
      {
        id: 'delete',
        label: t('playlist.list.delete'),
        icon: <DeleteOutlined />,
        danger: true,
        disabled: playlist.usedBy.some(({ isLocking }) => isLocking),
        disabledReason: t('playlist.list.inUse', {
          names: playlist.usedBy
            .filter(({ isLocking }) => isLocking)
            .map(({ name }) => name)
            .join('、'),
        }),
        onClick: () => void deletePlaylist(playlist),
      },
    ],
    [t, onOpen, deletePlaylist],
  )
}
