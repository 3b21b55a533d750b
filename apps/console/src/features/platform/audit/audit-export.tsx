import type { CallOf } from '@lumiroute/contract'
import { exportAudit } from '@lumiroute/contract/audit'
import { useTranslation } from 'react-i18next'
import { useDownload } from '../../../lib/api/downloads.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'

/** All rows that the filters leave, from the server, which records the export. */
export function AuditExport({ asked }: { asked: CallOf<typeof exportAudit> }) {
  const { t } = useTranslation()
  return <DownloadButton label={t('audit.export')} {...useDownload(exportAudit, asked)} />
}
