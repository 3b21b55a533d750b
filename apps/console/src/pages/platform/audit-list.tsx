import {
  auditActionKeys,
  auditObjectKinds,
  auditOutcomes,
  auditTextName,
  listAudit,
  maxAuditTotal,
} from '@lumiroute/contract/audit'
import type { AuditEvent } from '@lumiroute/contract/audit'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { linkPath } from '../../features/insight/link/link-path.ts'
import { AuditDetail } from '../../features/platform/audit/audit-detail.tsx'
import { AuditExport } from '../../features/platform/audit/audit-export.tsx'
import { auditColumns } from '../../features/platform/audit/audit.columns.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { SearchLight } from '../../ui/drawings/search-light.tsx'
import { defineListPage } from '../kit/define-list-page.tsx'
import { chip, choice, day } from '../kit/filters.tsx'
import type { ListContext, ListSlot } from '../kit/list-context.ts'

const linkOf = ({ link }: AuditEvent) => (link ? linkPath(link) : undefined)

const scope = ({ isAll, canChoose, storeCode }: ListContext) =>
  isAll || !canChoose ? {} : { store: storeCode }

const filters = [
  choice(
    'action',
    auditActionKeys,
    (t) => auditActionKeys.map((value) => ({ value, label: t(`audit.action.${auditTextName(value)}`) })),
    { all: 'audit.list.allActions', label: 'audit.field.what' },
  ),
  choice('objectKind', auditObjectKinds, 'audit.object', {
    all: 'audit.list.allObjects',
    label: 'audit.field.object',
  }),
  choice('outcome', auditOutcomes, 'audit.outcome', { all: 'audit.list.allOutcomes' }),
  day('from'),
  day('to'),
  chip('objectId', 'audit.field.objectId', 100),
  chip('account', 'audit.field.account', 254),
  chip('address', 'audit.field.address', 64),
]

/** The export has the filters of the list. */
function WithExport({ context, table, list, children }: ListSlot<AuditEvent> & { children: ReactNode }) {
  const { t } = useTranslation()
  const { count } = useFormat()
  const { q, filters: values } = table.state
  const found: object = Object.assign(
    { ...(q && { q }) },
    scope(context),
    ...filters.map(({ query }) => query(values)),
  )
  const asked = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'flex-end',
          alignItems: 'center',
          gap: 2,
          mb: 1.5,
          flexWrap: 'wrap',
        }}
      >
        {list.total >= maxAuditTotal && (
          <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
            {t('audit.list.atLeast', { total: count(maxAuditTotal) })}
          </Box>
        )}
        <AuditExport asked={asked} />
      </Box>
      {children}
    </>
  )
}

export const AuditListPage = defineListPage({
  noun: 'audit',
  endpoint: listAudit,
  rows: 'auditList',
  scope,
  hasAllStores: 'first',
  columns: ({ isAll }) => auditColumns(linkOf, isAll),
  hidden: { medium: [], narrow: ['change', 'storeName'] },
  filters,
  isExported: false,
  drawing: <SearchLight />,
  expanded: (event) => <AuditDetail event={event} />,
  Frame: WithExport,
})
