import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, useColorScheme } from '@mui/material/styles'
import { useEffect } from 'react'
import { RouterProvider } from 'react-router'
import { useAppearance } from './appearance.ts'
import { router } from './router/router.tsx'
import { theme } from './theme/theme.ts'

function SchemeInUse() {
  const { themeType } = useAppearance()
  const { setMode } = useColorScheme()
  useEffect(() => setMode(themeType === 'dark' ? 'dark' : 'light'), [setMode, themeType])
  return null
}

export function App() {
  const { themeType } = useAppearance()
  return (
    <ThemeProvider
      theme={theme}
      storageManager={null}
      defaultMode={themeType === 'dark' ? 'dark' : 'light'}
      disableTransitionOnChange
    >
      <CssBaseline />
      <SchemeInUse />
      <RouterProvider router={router} />
    </ThemeProvider>
  )
}
