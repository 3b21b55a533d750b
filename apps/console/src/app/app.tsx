import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { theme } from './theme/theme.ts'

export function App() {
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      <CssBaseline />
    </ThemeProvider>
  )
}
