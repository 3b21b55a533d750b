import type { Material, Playlist } from '@lumiroute/contract/playlist'
import { formatMegabytes } from '../../../lib/format/format.ts'
import { Thumbnail } from '../../../ui/media/thumbnail.tsx'
import { clockText } from '../../../ui/stage/clock-text.ts'
import { column, moment, rowNumber, title } from '../../../ui/table/columns.tsx'
import { FormatBadge } from './format-badge.tsx'
import { joinNames } from '../../../lib/format/join.ts'

export const getMedium = ({ type, fileURL, name }: Material) => ({ type, url: fileURL, name })
export const durationText = (seconds: number) => clockText(Math.round(seconds) * 1000)

function FirstPicture({ materials: [first] }: Playlist) {
  return <Thumbnail medium={first && getMedium(first)} />
}

export const playlistColumns = [
  rowNumber('no', 40),
  column<Playlist>('preview', {
    value: () => '',
    render: (playlist) => <FirstPicture {...playlist} />,
    width: 80,
  }),
  title('name'),
  column<Playlist>('format', {
    value: ({ format }, { t }) => t(`playlist.format.${format}`),
    render: ({ format }) => <FormatBadge format={format} />,
    sortable: true,
    width: 128,
    cardRole: 'badge',
  }),
  column<Playlist>('totalFileCount', {
    value: ({ totalFileCount }) => totalFileCount,
    align: 'right',
    width: 80,
  }),
  column<Playlist>('duration', {
    value: ({ duration }) => duration,
    render: ({ duration }) => durationText(duration),
    sortable: true,
    align: 'right',
    width: 88,
  }),
  column<Playlist>('totalFileSize', {
    value: ({ totalFileSize }) => totalFileSize,
    render: ({ totalFileSize }) => formatMegabytes(totalFileSize),
    align: 'right',
    width: 96,
  }),
  column<Playlist>('resolution', {
    value: ({ resolution }) => resolution,
    render: ({ resolution }, { t }) => resolution || t('playlist.list.noMaterial'),
    width: 104,
  }),
  column<Playlist>('usedBy', {
    value: ({ usedBy }) => joinNames(usedBy.map(({ name }) => name)),
    render: ({ usedBy }, { t }) => t('playlist.list.ads', { total: usedBy.length }),
    align: 'right',
    width: 112,
  }),
  moment('updatedAt', { show: 'date', width: 128 }),
]
