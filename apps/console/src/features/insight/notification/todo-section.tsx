import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useTodos } from './bell.tsx'
import { TodoLines } from './todo-list.tsx'

/** The tasks on the home page; renders nothing when there are none. */
export function TodoSection() {
  const { t } = useTranslation()
  const { data } = useTodos()
  if (!data || data.todoList.length === 0) return null
  return (
    <Box component="section" aria-label={t('notification.title')}>
      <Box component="h2" sx={{ m: 0, mb: 1.5, fontSize: 16, lineHeight: '24px', fontWeight: 600 }}>
        {t('notification.title')}
      </Box>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '10px', bgcolor: 'background.paper' }}>
        <TodoLines todos={data.todoList} />
      </Box>
    </Box>
  )
}
