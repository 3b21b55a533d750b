import { act } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { RouterProvider, createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConfirmProvider } from '../dialog/use-confirm.tsx'
import { loadTexts } from '../../lib/text.ts'
import { useUnsavedGuard } from './unsaved-guard.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let router: ReturnType<typeof createMemoryRouter>

function Form({ dirty }: { dirty: boolean }) {
  useUnsavedGuard(dirty)
  return null
}

async function open(dirty: boolean) {
  router = createMemoryRouter(
    [
      { path: '/form', element: <Form dirty={dirty} /> },
      { path: '/list', element: <p /> },
    ],
    {
      initialEntries: ['/form'],
    },
  )
  const app = (
    <ConfirmProvider>
      <RouterProvider router={router} />
    </ConfirmProvider>
  )
  await act(async () => root.render(app))
}

const go = (to: string) => act(async () => router.navigate(to))
const place = () => router.state.location.pathname + router.state.location.search
const question = () => document.querySelector('[role=alertdialog]')

async function answer(label: string) {
  await act(async () => {
    await expect.poll(question, { timeout: 10_000 }).not.toBeNull()
  })
  const buttons = [...(question()?.querySelectorAll('button') ?? [])]
  await act(async () => buttons.find(({ textContent }) => textContent === label)?.click())
}

function closingIsStopped() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(async () => {
  await loadTexts()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

test('leaves an unchanged form without asking', async () => {
  await open(false)
  expect(closingIsStopped()).toBe(false)
  await go('/list')
  expect(place()).toBe('/list')
})

test('asks for a changed form, and stays if cancelled', async () => {
  await open(true)
  expect(closingIsStopped()).toBe(true)
  await go('/list')
  await answer('留在此頁')
  expect(place()).toBe('/form')
})

test('asks for a changed form, and leaves if confirmed', async () => {
  await open(true)
  await go('/list')
  await answer('離開')
  expect(place()).toBe('/list')
})

test('does not ask when only its own query changes', async () => {
  await open(true)
  await go('/form?tab=2')
  expect(place()).toBe('/form?tab=2')
  expect(question()).toBeNull()
})
