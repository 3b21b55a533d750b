import type { Material, Playlist } from '@lumiroute/contract/playlist'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMegabytes } from '../../../lib/format/format.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { DateTime } from '../../../ui/figures.tsx'
import { Thumbnail } from '../../../ui/media/thumbnail.tsx'
import { clockText } from '../../../ui/stage/clock-text.ts'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import { FormatBadge } from './format-badge.tsx'

export type PlaylistRow = Playlist & { no: number }

export const mediumOf = ({ type, fileURL, name }: Material) => ({ type, url: fileURL, name })
export const durationText = (seconds: number) => clockText(Math.round(seconds) * 1000)

function FirstPicture({ materials: [first] }: Playlist) {
  return <Thumbnail medium={first && mediumOf(first)} />
}

function nameColumns(t: TFunction): DataColumn<PlaylistRow>[] {
  return [
    { id: 'no', header: t('playlist.field.no'), cell: ({ no }) => no, align: 'right', width: 40 },
    {
      id: 'preview',
      header: t('playlist.field.preview'),
      cell: (playlist) => <FirstPicture {...playlist} />,
      exportValue: () => '',
      width: 80,
    },
    {
      id: 'name',
      header: t('playlist.field.name'),
      cell: ({ name }) => name,
      sortable: true,
      hideable: false,
      cardRole: 'title',
    },
    {
      id: 'format',
      header: t('playlist.field.format'),
      cell: ({ format }) => <FormatBadge format={format} />,
      exportValue: ({ format }) => t(`playlist.format.${format}`),
      sortable: true,
      width: 128,
      cardRole: 'badge',
    },
  ]
}

function totalColumns(t: TFunction): DataColumn<PlaylistRow>[] {
  return [
    {
      id: 'totalFileCount',
      header: t('playlist.field.totalFileCount'),
      cell: ({ totalFileCount }) => totalFileCount,
      align: 'right',
      width: 80,
    },
    {
      id: 'duration',
      header: t('playlist.field.duration'),
      cell: ({ duration }) => durationText(duration),
      exportValue: ({ duration }) => duration,
      sortable: true,
      align: 'right',
      width: 88,
    },
    {
      id: 'totalFileSize',
      header: t('playlist.field.totalFileSize'),
      cell: ({ totalFileSize }) => formatMegabytes(totalFileSize),
      exportValue: ({ totalFileSize }) => totalFileSize,
      align: 'right',
      width: 96,
    },
    {
      id: 'resolution',
      header: t('playlist.field.resolution'),
      cell: ({ resolution }) => resolution || t('playlist.list.noMaterial'),
      exportValue: ({ resolution }) => resolution,
      width: 104,
    },
  ]
}

function stateColumns(t: TFunction, dateTime: (at: string) => string): DataColumn<PlaylistRow>[] {
  return [
    {
      id: 'usedBy',
      header: t('playlist.field.usedBy'),
      cell: ({ usedBy }) => t('playlist.list.ads', { total: usedBy.length }),
      exportValue: ({ usedBy }) => usedBy.map(({ name }) => name).join('、'),
      align: 'right',
      width: 112,
    },
    {
      id: 'updatedAt',
      header: t('playlist.field.updatedAt'),
      cell: ({ updatedAt }) => <DateTime at={updatedAt} show="date" />,
      exportValue: ({ updatedAt }) => dateTime(updatedAt),
      sortable: true,
      width: 128,
    },
  ]
}

export function usePlaylistColumns(): readonly DataColumn<PlaylistRow>[] {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  return useMemo(() => [...nameColumns(t), ...totalColumns(t), ...stateColumns(t, dateTime)], [t, dateTime])
}
