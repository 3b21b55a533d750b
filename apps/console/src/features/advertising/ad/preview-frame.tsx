import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PreviewBeside } from '../../../ui/preview-beside.tsx'

export type PreviewFrameProps = { preview: ReactNode; children: ReactNode }

/** The live preview of an ad, in the form and in the read-only view. */
export function PreviewFrame(parts: PreviewFrameProps) {
  const { t } = useTranslation()
  return <PreviewBeside {...parts} width={380} title={t('ad.preview.title')} text={t('ad.preview.text')} />
}
