import { downloadRecord } from '@lumiroute/contract/download'
import { getRecordKml } from '@lumiroute/contract/record'
import type { BroadcastRecord } from '@lumiroute/contract/record'
import AdsClick from '@mui/icons-material/AdsClickOutlined'
import Campaign from '@mui/icons-material/CampaignOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useDownload } from '../../../lib/api/downloads.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { adPaths } from '../../advertising/ad/ad.paths.ts'
import { hasStarted, isGame, isOnAir, nameText, timesText } from './record-facts.ts'
import { recordPaths } from './record.paths.ts'

export type RecordHeaderProps = { record: BroadcastRecord; storePath: string | undefined; hasTrack: boolean }

function Actions({ record, storePath, hasTrack }: RecordHeaderProps) {
  const { t } = useTranslation()
  const zip = useDownload(downloadRecord, { store: record.store.storeCode, id: record.id })
  const kml = useDownload(getRecordKml, { adId: record.adId, recordId: record.id })
  return (
    <>
      <Button variant="text" startIcon={<Campaign />} href={adPaths.edit({ id: record.adId }, 1, storePath)}>
        {t('record.route.toAd')}
      </Button>
      <Button
        variant="text"
        startIcon={<AdsClick />}
        disabled={!record.actions.includes('viewEffect')}
        href={recordPaths.effect(record, isGame(record), storePath)}
      >
        {t('record.route.toEffect')}
      </Button>
      <DownloadButton {...kml} label={t('record.route.kml')} disabled={!hasTrack} />
      <DownloadButton
        {...zip}
        label={t('record.route.download')}
        variant="contained"
        disabled={!record.actions.includes('download')}
      />
    </>
  )
}

/** Ad, day and vehicle of the record, and its downloads. */
export function RecordHeader(props: RecordHeaderProps) {
  const { record, storePath } = props
  const { t } = useTranslation()
  const { date } = useFormat()
  const { vehicle, adVehicleRoute, adFixLocation } = record
  const facts = [
    storePath && record.store.storeName,
    date(record.broadcastDate),
    hasStarted(record) ? timesText(record) : t('record.reason.notStarted'),
    vehicle?.no,
    adVehicleRoute?.name || adFixLocation,
  ]
  return (
    <PageHeader
      title={nameText(record)}
      purpose={facts.filter(Boolean).join('　')}
      badge={isOnAir(record) ? <StatusBadge tone="live" label={t('record.onAir')} /> : undefined}
      actions={<Actions {...props} />}
    />
  )
}
