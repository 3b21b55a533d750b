import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../lib/format.ts'
import type { Upload, Uploaded } from '../../lib/upload.ts'
import { useHold } from '../form/form-hold.tsx'
import { checkFile, typeNames } from './check-file.ts'
import type { Refusal, UploadLimits } from './check-file.ts'
import { DropZone } from './drop-zone.tsx'
import { DoneTile, JobTile } from './upload-tile.tsx'
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
  /** What is shown of a file that is already there. */
  tileOf?: (file: Result) => { name: string; previewUrl?: string; note?: string }
  /** Called instead of the usual text when more files come than fit. */
  onTooMany?: () => void
}

function useHint({ types, maxBytes, maxCount, minWidth, minHeight }: UploadLimits): string {
  const { t } = useTranslation()
  const parts = [
    t('ui.upload.accepted', { types: typeNames(types) }),
    minWidth && minHeight && t('ui.upload.minPixels', { width: minWidth, height: minHeight }),
    t('ui.upload.maxBytes', { size: formatBytes(maxBytes) }),
    maxCount && maxCount > 1 && t('ui.upload.count', { max: maxCount }),
  ]
  return parts.filter(Boolean).join('，')
}

function useRefusalText() {
  const { t } = useTranslation()
  return (refusal: Refusal): string => {
    if (refusal.reason === 'tooLarge')
      return t('ui.upload.tooLarge', { size: formatBytes(refusal.sizeBytes) })
    if (refusal.reason === 'tooSmall') return t('ui.upload.tooSmall', { ...refusal })
    if (refusal.reason === 'empty') return t('ui.upload.empty')
    return refusal.reason === 'wrongType' ? t('ui.upload.wrongType') : t('ui.upload.unreadable')
  }
}

const plainTile = (file: Uploaded) => ({ name: file.uuidName, previewUrl: file.url, note: undefined })

export function UploadField<Result extends Uploaded>(props: UploadFieldProps<Result>) {
  const { label, value, limits, tileOf = plainTile, onTooMany } = props
  const { t } = useTranslation()
  const hint = useHint(limits)
  const refusalText = useRefusalText()
  const [refused, setRefused] = useState<string[]>([])
  const queue = useUploadQueue(props)
  const [checking, setChecking] = useState(0)
  // Saved now, the form would not hold the files that are still on their way.
  useHold(checking > 0 || queue.jobs.some(({ status }) => status !== 'failed'))
  const max = limits.maxCount ?? Infinity
  const room = max - value.length - queue.jobs.length

  const take = async (files: File[]) => {
    setChecking((now) => now + 1)
    const checked = await Promise.all(
      files.map(async (file) => ({ file, refusal: await checkFile(file, limits) })),
    )
    const good = checked.filter(({ refusal }) => !refusal).map(({ file }) => file)
    const texts = checked.flatMap(({ file, refusal }) =>
      refusal ? [`${file.name}：${refusalText(refusal)}`] : [],
    )
    if (good.length > room && onTooMany) onTooMany()
    else if (good.length > room) texts.push(t('ui.upload.tooMany', { max }))
    setRefused(texts)
    queue.add(good.slice(0, Math.max(0, room)))
    setChecking((now) => now - 1)
  }
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
      {refused.length > 0 && (
        <Box role="alert">
          {refused.map((text) => (
            <FormHelperText key={text} error>
              {text}
            </FormHelperText>
          ))}
        </Box>
      )}
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
