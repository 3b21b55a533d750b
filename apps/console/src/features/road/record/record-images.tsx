import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock, formatCount } from '../../../lib/format/format.ts'
import { PictureStrip } from '../../../ui/media/picture-strip.tsx'
import { Section } from '../../../ui/section.tsx'
import type { RecordImage } from './use-image-at.ts'

export type RecordImagesProps = {
  images: readonly RecordImage[]
  /** Index of the image at the cursor; absent if there is no cursor. */
  shown?: number
  onPick: (image: RecordImage) => void
}

export function RecordImages({ images, shown = -1, onPick }: RecordImagesProps) {
  const { t } = useTranslation()
  const pictures = useMemo(
    () => images.map(({ at, imagePath }) => ({ id: at, url: imagePath, caption: formatClock(at) })),
    [images],
  )
  if (images.length === 0) return null
  return (
    <Section
      title={t('record.route.images')}
      text={t(shown < 0 ? 'record.route.imagesAlone' : 'record.route.imagesText', {
        total: formatCount(images.length),
      })}
    >
      <PictureStrip pictures={pictures} at={shown} onPick={(index) => onPick(images[index] as RecordImage)} />
    </Section>
  )
}
