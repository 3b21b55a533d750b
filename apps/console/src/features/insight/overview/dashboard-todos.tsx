import type { Todo } from '@lumiroute/contract/notification'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import { linkPath } from '../link/link-path.ts'

const list = { listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 } as const
const chip = {
  minHeight: 36,
  pl: 1.5,
  pr: 0.75,
  gap: 1,
  width: { xs: '100%', sm: 'auto' },
  justifyContent: 'flex-start',
  textAlign: 'left',
  borderRadius: '8px',
  fontSize: 14,
  lineHeight: '20px',
  bgcolor: 'live.tint',
  color: 'live.onTint',
  border: 1,
  borderColor: 'transparent',
  transition: 'border-color 120ms',
  '&:hover': { borderColor: 'live.main' },
} as const
const quiet = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  color: 'text.secondary',
  minHeight: 36,
} as const

/** Open tasks with links to their lists, or a short text when there are none. */
export function DashboardTodos({ todos }: { todos: readonly Todo[] }) {
  const { t } = useTranslation()
  if (todos.length === 0)
    return (
      <Box sx={quiet}>
        <CheckCircleOutlined aria-hidden sx={{ fontSize: 18, color: 'success.main' }} />
        {t('dashboard.nothing')}
      </Box>
    )
  return (
    <Box component="section" aria-label={t('dashboard.todo')}>
      <Box component="ul" sx={list}>
        {todos.map(({ kind, count, link }) => (
          <Box component="li" key={kind} sx={{ width: { xs: '100%', sm: 'auto' } }}>
            <ButtonBase href={linkPath(link)} sx={chip}>
              <Box component="span" sx={{ flexGrow: 1 }}>
                {t(`notification.kind.${kind}`, { total: count })}
              </Box>
              <ChevronRight aria-hidden sx={{ fontSize: 18 }} />
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
