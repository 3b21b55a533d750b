import Close from '@mui/icons-material/Close'
import { arrayMove } from '@dnd-kit/sortable'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Upload, Uploaded } from '../../lib/api/upload.ts'
import { SortableItem, SortableList } from '../order/sortable-list.tsx'
import { DropZone } from './drop-zone.tsx'
import { imageMaxBytes, imageTypes } from './image-upload.tsx'
import { RefusedFiles } from './refused-files.tsx'
import { JobTile } from './upload-tile.tsx'
import { useHint } from './upload-texts.ts'
import { useIntake } from './use-intake.ts'
import { useUploadQueue } from './use-upload-queue.ts'

export type SortableImagesProps = {
  label: string
  value: readonly Uploaded[]
  onChange: (value: Uploaded[]) => void
  upload: Upload
  maxCount: number
  id?: string
  describedBy?: string
  /** Name of a picture by its position, 圖片 2. */
  nameOf: (place: number) => string
  /** Label on the first picture, 封面. */
  firstLabel: string
}

const grid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
} as const
const tile = {
  position: 'relative',
  aspectRatio: '1',
  borderRadius: '8px',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'action.hover',
} as const
const corner = {
  position: 'absolute',
  top: 4,
  borderRadius: '6px',
  bgcolor: 'background.paper',
  boxShadow: 1,
  display: 'inline-flex',
} as const
const cover = {
  position: 'absolute',
  left: 4,
  bottom: 4,
  px: 0.75,
  borderRadius: '4px',
  fontSize: 11,
  lineHeight: '18px',
  bgcolor: 'night.main',
  color: 'night.text',
} as const

type TileProps = { url: string; name: string; note: string | false; handle: ReactNode; onRemove: () => void }

function ImageTile({ url, name, note, handle, onRemove }: TileProps) {
  const { t } = useTranslation()
  return (
    <>
      <Box component="img" src={url} alt={name} sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />
      <Box sx={{ ...corner, left: 4 }}>{handle}</Box>
      <Box sx={{ ...corner, right: 4 }}>
        <IconButton size="small" aria-label={`${t('ui.upload.remove')} ${name}`} onClick={onRemove}>
          <Close />
        </IconButton>
      </Box>
      {note && (
        <Box component="span" sx={cover}>
          {note}
        </Box>
      )}
    </>
  )
}

/** Pictures sortable by drag; lists show the first. */
export function SortableImages(props: SortableImagesProps) {
  const { label, value, onChange, maxCount, nameOf, firstLabel } = props
  const limits = { types: imageTypes, maxBytes: imageMaxBytes, maxCount }
  const hint = useHint(limits)
  const queue = useUploadQueue(props)
  const room = maxCount - value.length - queue.jobs.length
  const { take, refused } = useIntake({ queue, limits, room })
  const items = value.map(({ uuidName }, at) => ({ key: uuidName, name: nameOf(at + 1) }))
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {items.length > 0 && (
        <SortableList
          isGrid
          label={label}
          items={items}
          look={grid}
          onMove={(from, to) => onChange(arrayMove([...value], from, to))}
        >
          {value.map(({ uuidName, url }, at) => (
            <SortableItem key={uuidName} id={uuidName} name={nameOf(at + 1)} look={tile}>
              {(handle) => (
                <ImageTile
                  {...{ url, handle }}
                  name={nameOf(at + 1)}
                  note={at === 0 && firstLabel}
                  onRemove={() => queue.remove(uuidName)}
                />
              )}
            </SortableItem>
          ))}
        </SortableList>
      )}
      {queue.jobs.length > 0 && (
        <Box
          component="ul"
          aria-label={label}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
        >
          {queue.jobs.map((job) => (
            <JobTile
              key={job.id}
              job={job}
              onCancel={() => queue.cancel(job.id)}
              onRetry={() => queue.retry(job.id)}
            />
          ))}
        </Box>
      )}
      <RefusedFiles texts={refused} />
      {room > 0 && (
        <DropZone
          {...{ label, hint }}
          id={props.id}
          describedBy={props.describedBy}
          types={imageTypes}
          multiple
          onFiles={(files) => void take(files)}
        />
      )}
    </Box>
  )
}
