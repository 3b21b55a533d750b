import { downloadAdEffect, downloadGameEffect } from '@lumiroute/contract/download'
import type { BroadcastRecord } from '@lumiroute/contract/record'
import { useTranslation } from 'react-i18next'
import { useDownload } from '../../../lib/api/downloads.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'
import type { EffectKind } from './effect.paths.ts'

const endpoints = { ad: downloadAdEffect, game: downloadGameEffect } as const

export function EffectDownload({ kind, record }: { kind: EffectKind; record: BroadcastRecord }) {
  const { t } = useTranslation()
  const download = useDownload(endpoints[kind], { store: record.store.storeCode, id: record.id })
  return <DownloadButton {...download} label={t('effect.detail.download')} variant="contained" />
}
