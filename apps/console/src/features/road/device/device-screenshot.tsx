import type { Device } from '@lumiroute/contract/device'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Thumbnail } from '../../../ui/media/thumbnail.tsx'
import type { Medium } from '../../../ui/media/thumbnail.tsx'

const withoutSign = (link: string | null) => link?.split('?')[0]

/** Each answer signs the same picture again; keep the first link to avoid reloading it every 30 s. */
function useKeptLink(link: string | null): string | null {
  const [kept, setKept] = useState(link)
  if (withoutSign(kept) === withoutSign(link)) return kept
  setKept(link)
  return link
}

export type DeviceScreenshotProps = {
  device: Device
  onOpen: (medium: Medium) => void
  width?: number
  height?: number
}

/** Thumbnail of the last screenshot; a click opens it large with the newest link. */
export function DeviceScreenshot({ device, onOpen, ...size }: DeviceScreenshotProps) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const { image, imageAt, name: given, macAddr } = device
  const kept = useKeptLink(image)
  if (!image || !kept) return '—'
  const name = t('device.image.title', { name: given || macAddr, at: dateTime(imageAt) })
  return (
    <Thumbnail
      medium={{ type: 'image', url: kept, name }}
      openLabel={t('device.image.open', { name: given || macAddr })}
      onOpen={() => onOpen({ type: 'image', url: image, name })}
      {...size}
    />
  )
}
