import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../lib/format/format.ts'
import { typeNames } from './check-file.ts'
import type { Refusal, UploadLimits } from './check-file.ts'
import { joinClauses } from '../../lib/format/join.ts'

export function useHint({ types, maxBytes, maxCount, minWidth, minHeight }: UploadLimits): string {
  const { t } = useTranslation()
  const parts = [
    t('ui.upload.accepted', { types: typeNames(types) }),
    minWidth && minHeight && t('ui.upload.minPixels', { width: minWidth, height: minHeight }),
    t('ui.upload.maxBytes', { size: formatBytes(maxBytes) }),
    maxCount && maxCount > 1 && t('ui.upload.count', { max: maxCount }),
  ]
  return joinClauses(parts)
}

export function useRefusalText() {
  const { t } = useTranslation()
  return (refusal: Refusal): string => {
    if (refusal.reason === 'tooLarge')
      return t('ui.upload.tooLarge', { size: formatBytes(refusal.sizeBytes) })
    if (refusal.reason === 'tooSmall') return t('ui.upload.tooSmall', { ...refusal })
    if (refusal.reason === 'empty') return t('ui.upload.empty')
    return refusal.reason === 'wrongType' ? t('ui.upload.wrongType') : t('ui.upload.unreadable')
  }
}
