import Box from '@mui/material/Box'
import { TodoSection } from '../features/notification/todo-section.tsx'
import { BeginSteps } from '../features/overview/begin-steps.tsx'
import { StartLinks } from '../features/overview/start-links.tsx'
import { useStartLinks } from '../features/overview/use-start-links.ts'
import { Welcome } from '../features/overview/welcome.tsx'

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
