import Box from '@mui/material/Box'
import { TodoSection } from '../../features/insight/notification/todo-section.tsx'
import { BeginSteps } from '../../features/insight/overview/begin-steps.tsx'
import { StartLinks } from '../../features/insight/overview/start-links.tsx'
import { useStartLinks } from '../../features/insight/overview/use-start-links.ts'
import { Welcome } from '../../features/insight/overview/welcome.tsx'

export function FirstPage() {
  const links = useStartLinks()
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 1320 }}>
      <Welcome />
      <BeginSteps />
      <TodoSection />
      <StartLinks links={links} />
    </Box>
  )
}
