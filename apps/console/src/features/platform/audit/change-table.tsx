import type { AuditEvent } from '@lumiroute/contract/audit'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { actionText } from './audit.columns.tsx'
import { describeChange } from './describe-change.ts'
import { useWords } from './use-words.ts'

/** It is inside the list's table, whose styles would apply here. */
const table = {
  width: '100%',
  maxWidth: 860,
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& thead th': {
    position: 'static',
    height: 'auto',
    bgcolor: 'transparent',
    color: 'text.secondary',
    fontSize: 12,
    fontWeight: 600,
    textAlign: 'left',
  },
  '& th, & td': {
    height: 'auto',
    px: { xs: 0.75, sm: 1.5 },
    py: 0.75,
    border: 0,
    borderBottom: 1,
    borderColor: 'divider',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& th:first-of-type, & td:first-of-type': { pl: 0 },
} as const

/** Each changed field, before and after. */
export function ChangeTable({ event }: { event: AuditEvent }) {
  const { t } = useTranslation()
  const changes = describeChange(useWords(), event)
  if (changes.length === 0) return null
  return (
    <Box component="table" aria-label={t('audit.changesOf', { action: actionText(t, event) })} sx={table}>
      <thead>
        <tr>
          <th scope="col">{t('audit.fieldName')}</th>
          <th scope="col">{t('audit.before')}</th>
          <th scope="col">{t('audit.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, from, to }) => (
          <tr key={field}>
            <Box component="td" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <td>{from}</td>
            <td>{to}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
