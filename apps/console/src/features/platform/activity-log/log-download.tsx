import { downloadLog } from '@lumiroute/contract/activity-log'
import { useTranslation } from 'react-i18next'
import { useDownload } from '../../../lib/api/downloads.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'
import type { LogView } from './log-view.ts'

/** Downloads the log of the store and days as a zip. */
export function LogDownload({ store, view: { from, to } }: { store: string; view: LogView }) {
  const { t } = useTranslation()
  const range = { ...(from && { startDate: from }), ...(to && { endDate: to }) }
  const download = useDownload(downloadLog, { store, ...range })
  return <DownloadButton label={t('activityChart.download')} {...download} />
}
