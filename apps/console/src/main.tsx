import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import { App } from './app/app.tsx'
import { startText } from './lib/text.ts'

// The CSP forbids eval, which zod would otherwise try once and report as a violation.
z.config({ jitless: true })

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw in')
await startText()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
