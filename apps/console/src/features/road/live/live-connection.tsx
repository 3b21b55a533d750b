import Sync from '@mui/icons-material/SyncOutlined'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../../lib/format/format.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { LiveView } from './live-feed.ts'

/** Whether the shown data is current. */
export function LiveConnection({ status, heardAt }: Pick<LiveView, 'status' | 'heardAt'>) {
  const { t } = useTranslation()
  const time = heardAt === null ? undefined : formatClock(new Date(heardAt).toISOString())
  const away = time ? t('liveMap.status.reconnectingSince', { time }) : t('liveMap.status.reconnecting')
  const label = {
    live: t('liveMap.status.live'),
    reconnecting: away,
    connecting: t('liveMap.status.connecting'),
    refused: '',
  }
  if (status === 'refused') return null
  return (
    <Box role="status" sx={{ display: 'inline-flex' }}>
      {status === 'live' ? (
        <StatusBadge tone="live" label={label.live} />
      ) : (
        <StatusBadge tone="neutral" icon={Sync} label={label[status]} />
      )}
    </Box>
  )
}
