import Box from '@mui/material/Box'
import { Suspense, lazy } from 'react'
import type { Upload, Uploaded } from '../../lib/api/upload.ts'
import type { UploadLimits } from './check-file.ts'
import { DropZone } from './drop-zone.tsx'
import { RefusedFiles } from './refused-files.tsx'
import { DoneTile, JobTile } from './upload-tile.tsx'
import { useHint } from './upload-texts.ts'
import { useIntake } from './use-intake.ts'
import { useUploadQueue } from './use-upload-queue.ts'

export type UploadFieldProps<Result extends Uploaded = Uploaded> = {
  label: string
  value: readonly Result[]
  onChange: (value: Result[]) => void
  upload: Upload<Result>
  limits: UploadLimits
  id?: string
  describedBy?: string
  disabled?: boolean
  /** How an already uploaded file is shown. */
  tileOf?: (file: Result) => { name: string; previewUrl?: string; note?: string }
  /** Files can be moved by drag and keyboard. */
  isSortable?: boolean | undefined
  /** Called instead of showing the default message when there are too many files. */
  onTooMany?: () => void
}

// Few forms sort, so that the others do not load it.
const SortableTiles = lazy(async () => ({ default: (await import('./sortable-tiles.tsx')).SortableTiles }))

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 } as const
const plainTile = (file: Uploaded) => ({ name: file.uuidName, previewUrl: file.url, note: undefined })

/** The list with one element at another place. */
function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

export function UploadField<Result extends Uploaded>(props: UploadFieldProps<Result>) {
  const { label, value, limits, tileOf = plainTile, onTooMany, isSortable = false } = props
  const hint = useHint(limits)
  const queue = useUploadQueue(props)
  const max = limits.maxCount ?? Infinity
  const room = max - value.length - queue.jobs.length
  const { take, refused } = useIntake({ queue, limits, room, onTooMany })
  const tiles = value.map((file) => {
    const { name, previewUrl, note } = tileOf(file)
    const onRemove = () => queue.remove(file.uuidName)
    return { id: file.uuidName, url: previewUrl, name: queue.names[file.uuidName] ?? name, note, onRemove }
  })
  const plain = tiles.map(({ id, ...tile }) => <DoneTile key={id} {...tile} />)
  const isSorting = isSortable && tiles.length > 1
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {(room > 0 || onTooMany) && (
        <DropZone
          id={props.id}
          label={label}
          describedBy={props.describedBy}
          types={limits.types}
          multiple={max > 1}
          disabled={props.disabled}
          hint={hint}
          onFiles={(files) => void take(files)}
        />
      )}
      <RefusedFiles texts={refused} />
      {isSorting && (
        <Suspense
          fallback={
            <Box component="ul" aria-label={label} sx={list}>
              {plain}
            </Box>
          }
        >
          <SortableTiles
            {...{ label, tiles, look: list }}
            onMove={(from, to) => props.onChange(moved(value, from, to))}
          />
        </Suspense>
      )}
      {((!isSorting && value.length > 0) || queue.jobs.length > 0) && (
        <Box component="ul" aria-label={label} sx={list}>
          {!isSorting && plain}
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
    </Box>
  )
}
