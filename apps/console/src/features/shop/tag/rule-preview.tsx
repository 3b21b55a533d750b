import { previewTagRule } from '@lumiroute/contract/tag'
import type { TagRule } from '@lumiroute/contract/tag'
import Groups from '@mui/icons-material/GroupsOutlined'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../lib/format/format.ts'
import { useRead } from '../../../lib/api/query.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'

/** How many members match the rule now. */
export function RulePreview({ storeCode, rule }: { storeCode: string; rule: TagRule | undefined }) {
  const { t } = useTranslation()
  const asked = useDebounced(rule ?? null)
  const input = { store: storeCode, tagRule: asked as TagRule }
  const { data } = useRead(previewTagRule, input, { enabled: asked !== null, keepPrevious: true })
  const counted = data && { fit: formatCount(data.memberCount), total: formatCount(data.total) }
  return (
    <Box
      role="status"
      sx={{ display: 'flex', gap: 1, alignItems: 'center', fontSize: 13, lineHeight: '20px' }}
    >
      <Groups aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />
      {rule === undefined && t('tag.rule.unready')}
      {rule !== undefined && (counted ? t('tag.rule.preview', counted) : t('tag.rule.counting'))}
    </Box>
  )
}
