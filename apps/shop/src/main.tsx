import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { AnswerCache } from './api/answer-cache.ts'
import type { App } from './app/app-context.ts'
import { loadPage } from './app/pages.tsx'
import { findPlace } from './app/routes.ts'
import { ShopApp } from './app/shop-app.tsx'
import { startOffline } from './offline/start-offline.ts'
import { startPreview } from './preview/start-preview.ts'
import { claimTouchWhenSignedIn } from './session/claim-touch.ts'
import { MemberSession } from './session/member-session.ts'
import { takeTouch } from './session/touch.ts'
import { loadTexts } from './text/texts.ts'
import './style.css'

/** What the server rendered with; absent in development. */
function readAnswers(): [string, { status: number; body: unknown }][] {
  const data = document.getElementById('answers')?.textContent
  return data ? Object.entries(JSON.parse(data) as Record<string, { status: number; body: unknown }>) : []
}

async function start(element: HTMLElement): Promise<void> {
  takeTouch(findPlace(location.pathname, new URLSearchParams()).storeCode)
  const place = findPlace(location.pathname, new URLSearchParams(location.search))
  const language = document.documentElement.lang === 'en' ? 'en' : 'zh-TW'
  const [t] = await Promise.all([loadTexts(language), loadPage(place.name)])
  const session = new MemberSession(place.storeCode)
  const cache = new AnswerCache((read) => session.call(read))
  const answers = readAnswers()
  for (const [key, { status, body }] of answers) cache.fill(key, status, body)
  const isPreview = place.query.get('preview') === '1' && window.parent !== window
  const app: App = { storeCode: place.storeCode, language, t, cache, session, isPreview }
  const content = (
    <StrictMode>
      <ShopApp app={app} />
    </StrictMode>
  )
  // A draft may arrive before the server's content is taken over, which would then stay as it was.
  if (answers.length > 0 && !isPreview) hydrateRoot(element, content)
  else createRoot(element).render(content)
  claimTouchWhenSignedIn(place.storeCode, session)
  session.start()
  // Scripts of the page run from here on; until then only links work.
  document.documentElement.dataset.ready = ''
  if (isPreview) startPreview(cache)
  else startOffline()
}

const element = document.getElementById('app')
if (element) void start(element)
