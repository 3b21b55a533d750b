import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, parsePath, RouterProvider, useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { session } from '../../lib/session/session.ts'
import { OnlySignedOut, RequireSession, RootRedirect } from './guards.tsx'

const tokens = { accessToken: 'a.b.c', refreshToken: 'r' }

function Here() {
  const { pathname, search, state } = useLocation()
  return <p>{JSON.stringify({ at: pathname + search, state: state as unknown })}</p>
}

function open(path: string, state?: unknown) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <RootRedirect /> },
      {
        path: '/signin',
        element: (
          <OnlySignedOut>
            <Here />
          </OnlySignedOut>
        ),
      },
      {
        path: '*',
        element: (
          <RequireSession>
            <Here />
          </RequireSession>
        ),
      },
    ],
    { initialEntries: [{ ...parsePath(path), state }] },
  )
  render(<RouterProvider router={router} />)
  return JSON.parse(screen.getByText(/at/).textContent ?? '') as { at: string; state: unknown }
}

afterEach(() => {
  cleanup()
  session.close()
})

test('a page asks to sign in first, and remembers where the person wanted to go', () => {
  expect(open('/ad/list?q=1')).toEqual({ at: '/signin', state: { from: '/ad/list?q=1' } })
})

test('a signed-in person sees the page, and never the sign-in page', () => {
  session.open(tokens, true)
  expect(open('/ad/list')).toMatchObject({ at: '/ad/list' })
  cleanup()
  expect(open('/signin', { from: '/ad/list?q=1' })).toMatchObject({ at: '/ad/list?q=1' })
  cleanup()
  expect(open('/signin', { from: '//elsewhere.example' })).toMatchObject({ at: '/first-page' })
})

test('the root leads to the first page or to signing in', () => {
  expect(open('/')).toMatchObject({ at: '/signin' })
  cleanup()
  session.open(tokens, false)
  expect(open('/')).toMatchObject({ at: '/first-page' })
})
