import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { GalleryDialog } from '../../../ui/media/gallery-dialog.tsx'
import type { Picture } from '../../../ui/media/picture-strip.tsx'
import type { BroadcastRecord } from '@lumiroute/contract/record'
import { nameText } from './record-facts.ts'
import { useRecordImages } from './read-images.ts'

export type RecordImagesDialogProps = { open: boolean; record: BroadcastRecord; onClose: () => void }

export function RecordImagesDialog({ open, record, onClose }: RecordImagesDialogProps) {
  const { t } = useTranslation()
  const { clock, date } = useFormat()
  const load = useRecordImages(record)
  const images = load.data?.imageList
  const pictures = useMemo(
    () => images?.map(({ at, imagePath }): Picture => ({ id: at, url: imagePath, caption: clock(at) })),
    [images, clock],
  )
  return (
    <GalleryDialog
      open={open}
      title={t('record.images.title', { name: nameText(record) })}
      subtitle={date(record.broadcastDate)}
      pictures={pictures}
      empty={{ title: t('record.images.empty'), text: t('record.images.emptyText') }}
      onRetry={load.isError ? () => void load.refetch() : undefined}
      onClose={onClose}
    />
  )
}
