import ArrowBack from '@mui/icons-material/ArrowBackOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { devicePaths } from '../device/device.paths.ts'
import { recordPaths } from '../record/record.paths.ts'
import { LiveFacts } from './live-facts.tsx'
import { LivePicture } from './live-picture.tsx'
import { LiveStateBadge } from './live-state.tsx'
import type { LiveRow } from './live-rows.ts'

type LiveCardProps = { row: LiveRow; now: number; isOperator: boolean; onClose: () => void }

function Links({ row, isOperator }: Pick<LiveCardProps, 'row' | 'isOperator'>) {
  const { t } = useTranslation()
  const record = { id: row.recordId, adId: row.ad.id }
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button
        variant="contained"
        href={recordPaths.route(record, isOperator ? row.store.storeCode : undefined)}
      >
        {t('liveMap.card.record')}
      </Button>
      {isOperator && row.device && (
        <Button variant="outlined" color="inherit" href={devicePaths.edit(row.device.macAddr)}>
          {t('liveMap.card.deviceLink')}
        </Button>
      )}
    </Stack>
  )
}

/** Details of one vehicle: screen, audience, position. */
export function LiveCard({ row, now, isOperator, onClose }: LiveCardProps) {
  const { t } = useTranslation()
  return (
    <Box component="section" aria-label={row.no} sx={{ p: 2, display: 'grid', gap: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Tooltip title={t('liveMap.card.back')}>
          <IconButton edge="start" aria-label={t('liveMap.card.back')} onClick={onClose}>
            <ArrowBack />
          </IconButton>
        </Tooltip>
        <Typography variant="h2" sx={{ fontSize: 16, lineHeight: '24px', fontWeight: 650, flexGrow: 1 }}>
          {row.no}
        </Typography>
        <LiveStateBadge state={row.state} />
      </Stack>
      <LivePicture row={row} />
      <LiveFacts row={row} now={now} isOperator={isOperator} />
      <Typography sx={{ fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}>
        {row.place ? t('liveMap.card.trail') : t('liveMap.card.noPlace')}
      </Typography>
      <Links row={row} isOperator={isOperator} />
    </Box>
  )
}
