import Close from '@mui/icons-material/Close'
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined'
import Replay from '@mui/icons-material/Replay'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../lib/format/format.ts'
import { Tooltip } from '../tooltip.tsx'
import type { UploadJob } from './use-upload-queue.ts'

type TileProps = {
  previewUrl?: string
  name: string
  note: ReactNode
  tools: ReactNode
  progress?: ReactNode
  isFailed?: boolean
  /** To move it in a sortable list, whose item it is then in. */
  handle?: ReactNode
}

function Tile({ previewUrl, name, note, tools, progress, isFailed, handle }: TileProps) {
  return (
    <Box
      component={handle ? 'div' : 'li'}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        p: 1,
        border: 1,
        borderColor: isFailed ? 'error.main' : 'divider',
        borderRadius: '8px',
        minWidth: 0,
        bgcolor: 'background.paper',
      }}
    >
      {handle}
      <Box
        sx={{
          width: 56,
          height: 56,
          flexShrink: 0,
          borderRadius: '6px',
          overflow: 'hidden',
          bgcolor: 'action.hover',
          display: 'grid',
          placeItems: 'center',
        }}
      >
        {previewUrl ? (
          <Box
            component="img"
            src={previewUrl}
            alt={name}
            sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        ) : (
          <InsertDriveFileOutlined aria-hidden sx={{ color: 'text.secondary' }} />
        )}
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box
          sx={{
            fontSize: 13,
            lineHeight: '20px',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </Box>
        <Box sx={{ fontSize: 12, lineHeight: '16px', color: isFailed ? 'error.onTint' : 'text.secondary' }}>
          {note}
        </Box>
        {progress}
      </Box>
      <Box sx={{ flexShrink: 0 }}>{tools}</Box>
    </Box>
  )
}

function Tool({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  )
}

export type DoneTileProps = {
  url?: string
  name: string
  note?: string
  handle?: ReactNode
  onRemove: () => void
}

export function DoneTile({ url, name, note, handle, onRemove }: DoneTileProps) {
  const { t } = useTranslation()
  const tools = <Tool label={t('ui.upload.remove')} icon={<Close />} onClick={onRemove} />
  return <Tile previewUrl={url} note={note ?? t('ui.upload.done')} {...{ name, tools, handle }} />
}

export function JobTile({
  job,
  onCancel,
  onRetry,
}: {
  job: UploadJob
  onCancel: () => void
  onRetry: () => void
}) {
  const { t } = useTranslation()
  const percent = Math.round(job.share * 100)
  const isFailed = job.status === 'failed'
  const notes = {
    waiting: t('ui.upload.waiting'),
    sending: `${t('ui.upload.progress', { percent })}・${formatBytes(job.file.size)}`,
    failed: job.error || t('ui.upload.failed'),
  }
  return (
    <Tile
      previewUrl={job.previewUrl}
      name={job.file.name}
      note={notes[job.status]}
      isFailed={isFailed}
      progress={
        job.status === 'sending' && (
          <LinearProgress
            variant="determinate"
            value={percent}
            aria-label={job.file.name}
            sx={{ mt: 0.75, height: 4, '& .MuiLinearProgress-bar': { transition: 'transform 120ms linear' } }}
          />
        )
      }
      tools={
        <>
          {isFailed && <Tool label={t('ui.upload.retry')} icon={<Replay />} onClick={onRetry} />}
          <Tool
            label={isFailed ? t('ui.upload.remove') : t('ui.upload.cancel')}
            icon={<Close />}
            onClick={onCancel}
          />
        </>
      }
    />
  )
}
