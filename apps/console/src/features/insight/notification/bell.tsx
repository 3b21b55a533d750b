import NotificationsNone from '@mui/icons-material/NotificationsNone'
import { listTodos } from '@lumiroute/contract/notification'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { Popover } from '../../../ui/menu/menu.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'

const TodoList = onDemand(async () => (await import('./todo-list.tsx')).TodoList)

const everyMs = 60_000

export const useTodos = () => useRead(listTodos, {}, { refetchInterval: everyMs })

export function Bell() {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data, isError } = useTodos()
  const total = data?.total ?? 0
  const label = total > 0 ? t('notification.openCount', { total }) : t('notification.open')
  return (
    <>
      <Tooltip title={t('notification.open')}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={{ color: 'text.secondary' }}
        >
          <Badge
            badgeContent={total}
            max={99}
            sx={{ '& .MuiBadge-badge': { bgcolor: 'live.main', color: 'live.contrastText' } }}
          >
            <NotificationsNone />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('notification.title') } }}
      >
        {/* A popover without a width would open at the wrong place before its list is loaded. */}
        <Box sx={{ width: 340, maxWidth: '90vw' }}>
          <TodoList open todos={data?.todoList} isError={isError} onGo={() => setAnchor(null)} />
        </Box>
      </Popover>
    </>
  )
}
