import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHold } from '../form/form-hold.tsx'
import { checkFile } from './check-file.ts'
import type { UploadLimits } from './check-file.ts'
import { useRefusalText } from './upload-texts.ts'
import type { UploadJob } from './use-upload-queue.ts'

export type IntakeOptions = {
  queue: { jobs: readonly UploadJob[]; add: (files: readonly File[]) => void }
  limits: UploadLimits
  /** How many files still fit. */
  room: number
  /** Called instead of the usual text when more files come than fit. */
  onTooMany?: (() => void) | undefined
}

export type IntakeRule = {
  limits: UploadLimits
  /** Why a file of another type is not taken here. */
  wrongType: string
}

/** Looks at chosen files before they are sent, and holds the form until all are there. */
export function useIntake({ queue, limits, room, onTooMany }: IntakeOptions) {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const [refused, setRefused] = useState<string[]>([])
  const [checking, setChecking] = useState(0)
  // Saved now, the form would not hold the files that are still on their way.
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
      return [`${file.name}：${better ?? refusalText(refusal)}`]
    })
    if (good.length > room && onTooMany) onTooMany()
    else if (good.length > room) texts.push(t('ui.upload.tooMany', { max: limits.maxCount ?? Infinity }))
    setRefused(texts)
    queue.add(good.slice(0, Math.max(0, room)))
    setChecking((now) => now - 1)
  }
  return { take, refused }
}
