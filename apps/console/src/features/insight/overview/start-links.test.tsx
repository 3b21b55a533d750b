import { act } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadTexts } from '../../../lib/text.ts'
import { StartLinks } from './start-links.tsx'
import { getStartLinks } from './use-start-links.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
beforeEach(async () => {
  await loadTexts('start')
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

it.each(['ROLE_ADMIN', 'ROLE_STORE_ADMIN'])('shows %s links to playlists and ads', async (role) => {
  await act(async () => root.render(<StartLinks links={getStartLinks([role])} />))
  const cards = [...document.querySelectorAll('li > a')].map((card) => [
    card.getAttribute('href'),
    card.textContent,
  ])
  expect(cards).toContainEqual(['/playlist/list', expect.stringMatching(/^播放清單.{6,}/)])
  expect(cards).toContainEqual(['/ad/list', expect.stringMatching(/^廣告管理.{6,}/)])
})
