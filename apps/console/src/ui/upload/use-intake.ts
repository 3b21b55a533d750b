import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHold } from '../form/form-hold.tsx'
import { checkFile } from './check-file.ts'
import type { UploadLimits } from './check-file.ts'
import { useRefusalText } from './upload-texts.ts'
import type { UploadJob } from './use-upload-queue.ts'
import { withLabel } from '../../lib/format/join.ts'

export type IntakeOptions = {
  queue: { jobs: readonly UploadJob[]; add: (files: readonly File[]) => void }
  limits: UploadLimits
  /** How many more files are allowed. */
  room: number
  /** Called instead of showing the default message when there are too many files. */
  onTooMany?: (() => void) | undefined
}

export type IntakeRule = {
  limits: UploadLimits
  /** Message for a file of another type. */
  wrongType: string
}

/** Checks chosen files before the upload, and blocks the form until all are uploaded. */
export function useIntake({ queue, limits, room, onTooMany }: IntakeOptions) {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const [refused, setRefused] = useState<string[]>([])
  const [checking, setChecking] = useState(0)
  // A save now would miss the files that are still uploading.
  useHold(checking > 0 || queue.jobs.some(({ status }) => status !== 'failed'))

  const take = async (files: readonly File[], rule?: IntakeRule) => {
    setChecking((now) => now + 1)
    const within = rule?.limits ?? limits
    const checked = await Promise.all(
      files.map(async (file) => ({ file, refusal: await checkFile(file, within) })),
    )
    const good = checked.filter(({ refusal }) => !refusal).map(({ file }) => file)
    const texts = checked.flatMap(({ file, refusal }) => {
      if (!refusal) return []
      const better = refusal.reason === 'wrongType' ? rule?.wrongType : undefined
      return [withLabel(file.name, better ?? refusalText(refusal))]
    })
    if (good.length > room && onTooMany) onTooMany()
    else if (good.length > room) texts.push(t('ui.upload.tooMany', { max: limits.maxCount ?? Infinity }))
    setRefused(texts)
    queue.add(good.slice(0, Math.max(0, room)))
    setChecking((now) => now - 1)
  }
  return { take, refused }
}
