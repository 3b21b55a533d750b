import type { PlaylistFormat } from '@lumiroute/contract/playlist'
import ImageOutlined from '@mui/icons-material/ImageOutlined'
import MovieOutlined from '@mui/icons-material/MovieOutlined'
import SportsEsportsOutlined from '@mui/icons-material/SportsEsportsOutlined'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/status-badge.tsx'

const icons = { video: MovieOutlined, image: ImageOutlined, game_side_bar: SportsEsportsOutlined }

export function FormatBadge({ format }: { format: PlaylistFormat }) {
  const { t } = useTranslation()
  const tone = format === 'video' ? 'info' : 'neutral'
  return <StatusBadge tone={tone} icon={icons[format]} label={t(`playlist.format.${format}`)} />
}
