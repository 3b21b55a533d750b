import type { Todo } from '@lumiroute/contract/notification'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import { linkPath } from '../link/link-path.ts'

type Props = { open: boolean; todos: readonly Todo[] | undefined; isError: boolean; onGo: () => void }

function TodoLine({ todo: { kind, count, link }, onGo }: { todo: Todo; onGo: (() => void) | undefined }) {
  const { t } = useTranslation()
  return (
    <Box component="li">
      <ButtonBase
        href={linkPath(link)}
        onClick={onGo}
        sx={{
          width: '100%',
          minHeight: 44,
          px: 1.25,
          gap: 1.5,
          borderRadius: '6px',
          justifyContent: 'flex-start',
          textAlign: 'left',
          fontSize: 14,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box
          aria-hidden
          sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'live.main', flexShrink: 0 }}
        />
        <Box sx={{ flexGrow: 1 }}>{t(`notification.kind.${kind}`, { total: count })}</Box>
        <ChevronRight aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />
      </ButtonBase>
    </Box>
  )
}

export function TodoLines({ todos, onGo }: { todos: readonly Todo[]; onGo?: () => void }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0.75 }}>
      {todos.map((todo) => (
        <TodoLine key={todo.kind} todo={todo} onGo={onGo} />
      ))}
    </Box>
  )
}

function Quiet({ todos, isError }: Pick<Props, 'todos' | 'isError'>) {
  const { t } = useTranslation()
  if (isError) return t('notification.failed')
  if (!todos) return t('brand.loading')
  return (
    <>
      <Box sx={{ color: 'text.primary', fontWeight: 500 }}>{t('notification.empty')}</Box>
      <Box sx={{ fontSize: 13 }}>{t('notification.emptyText')}</Box>
    </>
  )
}

export function TodoList({ todos, isError, onGo }: Props) {
  const { t } = useTranslation()
  const hasTodos = !!todos && todos.length > 0
  return (
    <>
      <Box sx={{ px: 2, py: 1.5, fontWeight: 600, borderBottom: 1, borderColor: 'divider' }}>
        {t('notification.title')}
      </Box>
      {hasTodos ? (
        <TodoLines todos={todos} onGo={onGo} />
      ) : (
        <Box sx={{ px: 2, py: 2.5, color: 'text.secondary' }}>
          <Quiet todos={todos} isError={isError} />
        </Box>
      )}
    </>
  )
}
