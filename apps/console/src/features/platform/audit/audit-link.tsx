import type { AuditObjectKind } from '@lumiroute/contract/audit'
import History from '@mui/icons-material/HistoryOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { usePermitted } from '../../../lib/session/permitted.ts'
import { auditPath } from './audit.paths.ts'

/** Leads from an object's page to what was done to it. */
export function AuditLink({ kind, id }: { kind: AuditObjectKind; id: number | string }) {
  const { t } = useTranslation()
  const { canOpen } = usePermitted()
  const href = auditPath({ objectKind: kind, objectId: String(id) })
  if (!canOpen(href)) return null
  return (
    <Button variant="outlined" color="inherit" startIcon={<History />} href={href}>
      {t('nav.auditList')}
    </Button>
  )
}
