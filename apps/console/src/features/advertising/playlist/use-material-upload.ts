import { getMaterialType, maxMaterials } from '@lumiroute/contract/playlist'
import type { PlaylistFormat } from '@lumiroute/contract/playlist'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIntake } from '../../../ui/upload/use-intake.ts'
import { useUploadQueue } from '../../../ui/upload/use-upload-queue.ts'
import { formatFor } from './playlist-draft.ts'
import type { UploadedFile } from './playlist-draft.ts'
import { createMaterialUpload, materialLimits } from './upload-material.ts'

type Options = {
  storeCode: string
  format: PlaylistFormat | undefined
  /** Number of materials already in the playlist. */
  count: number
  onFormat: (format: PlaylistFormat) => void
  onUploaded: (file: UploadedFile) => void
}

/** Uploads files into a playlist; only files of its format are accepted. */
export function useMaterialUpload({ storeCode, format, count, onFormat, onUploaded }: Options) {
  const { t } = useTranslation()
  const failed = t('playlist.form.uploadFailed')
  const upload = useMemo(() => createMaterialUpload(storeCode, failed), [storeCode, failed])
  const [done, setDone] = useState<readonly UploadedFile[]>([])
  const onChange = (all: UploadedFile[]) => {
    setDone(all)
    const newest = all.at(-1)
    if (newest) onUploaded(newest)
  }
  const queue = useUploadQueue<UploadedFile>({ upload, value: done, onChange })
  const limits = { ...materialLimits[format ? getMaterialType(format) : 'either'], maxCount: maxMaterials }
  const { take, refused } = useIntake({ queue, limits, room: maxMaterials - count - queue.jobs.length })

  const onFiles = (files: File[]) => {
    if (files.length === 0) return
    const decided = formatFor(format, files)
    const type = getMaterialType(decided)
    if (!format) onFormat(decided)
    const wrongType = t(type === 'video' ? 'playlist.form.onlyVideos' : 'playlist.form.onlyImages')
    void take(files, { limits: materialLimits[type], wrongType })
  }
  return { queue, limits, refused, onFiles }
}
