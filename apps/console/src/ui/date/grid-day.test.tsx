import { act } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadTexts } from '../../lib/text.ts'
import { GridDay } from './grid-day.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
beforeEach(async () => {
  await loadTexts()
  root = createRoot(document.body.appendChild(document.createElement('tr')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

async function draw(isSelected: boolean) {
  const day = { day: '2026-11-16', isOutside: false, isToday: false, isTall: true, isFocusable: false }
  await act(async () =>
    root.render(<GridDay {...day} isDisabled isSelected={isSelected} onPick={() => undefined} />),
  )
  const button = document.querySelector('button') as HTMLButtonElement
  const number = button.querySelector('span') as HTMLElement
  return [getComputedStyle(button).color, number.style.textDecoration]
}

it('shows a chosen locked date legibly, and strikes out the others', async () => {
  expect(await draw(true)).toEqual(['#fff', ''])
  const [colour, line] = await draw(false)
  expect([colour === '#fff', line]).toEqual([false, 'line-through'])
})
