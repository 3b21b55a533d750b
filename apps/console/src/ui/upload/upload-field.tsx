import Box from '@mui/material/Box'
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
  /** Called instead of showing the default message when there are too many files. */
  onTooMany?: () => void
}

const plainTile = (file: Uploaded) => ({ name: file.uuidName, previewUrl: file.url, note: undefined })

export function UploadField<Result extends Uploaded>(props: UploadFieldProps<Result>) {
  const { label, value, limits, tileOf = plainTile, onTooMany } = props
  const hint = useHint(limits)
  const queue = useUploadQueue(props)
  const max = limits.maxCount ?? Infinity
  const room = max - value.length - queue.jobs.length
  const { take, refused } = useIntake({ queue, limits, room, onTooMany })
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
      {(value.length > 0 || queue.jobs.length > 0) && (
        <Box
          component="ul"
          aria-label={label}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
        >
          {value.map((file) => {
            const { name, previewUrl, note } = tileOf(file)
            const remove = () => queue.remove(file.uuidName)
            const shown = queue.names[file.uuidName] ?? name
            return (
              <DoneTile key={file.uuidName} url={previewUrl} name={shown} note={note} onRemove={remove} />
            )
          })}
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
