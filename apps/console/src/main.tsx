import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { startText } from './lib/text.ts'

// The CSP forbids eval, which zod would try once and report. Must be set before zod loads.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// After an update the old chunks are gone: reload the page, but never in a loop.
window.addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem('reloadedAt'))
  if (Date.now() - last < 10_000) return
  sessionStorage.setItem('reloadedAt', String(Date.now()))
  event.preventDefault()
  location.reload()
})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw in')
// Not a top-level await: the chunk of another language may import this one, and both would wait forever.
void startText().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
