import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showInApp } from '../testing/show-in-app.tsx'
import { SignInPrompt } from './sign-in-prompt.tsx'

const asked: { url: string; body: unknown }[] = []
let answer: () => Response
beforeEach(() => {
  localStorage.clear()
  asked.length = 0
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    asked.push({ url, body: typeof body === 'string' ? JSON.parse(body) : null })
    return Promise.resolve(answer())
  })
})
afterEach(() => vi.unstubAllGlobals())

test('leaves for LINE, and expects a session afterwards', async () => {
  history.replaceState(null, '', '/s/TPE001/coupons?tab=mine')
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  answer = () => Response.json({ authorizeUrl: 'https://access.line.me/x' })
  const { getByRole } = await showInApp(<SignInPrompt title="登入" />)
  fireEvent.click(getByRole('button'))
  fireEvent.click(getByRole('button'))
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://access.line.me/x'))
  expect(asked).toEqual([
    { url: '/api/member/login/start/TPE001', body: { returnTo: '/s/TPE001/coupons?tab=mine' } },
  ])
  expect(localStorage.getItem('lumiroute.session.TPE001')).toBe('1')
})

test('says why it failed, and can be repeated', async () => {
  answer = () => Response.json({ message: '請打電話訂購', code: 'CONFLICT' }, { status: 409 })
  const { getByRole } = await showInApp(<SignInPrompt title="登入" />)
  fireEvent.click(getByRole('button'))
  await waitFor(() => expect(getByRole('alert').textContent).toBe('請打電話訂購'))
  fireEvent.click(getByRole('button'))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(localStorage.getItem('lumiroute.session.TPE001')).toBeNull()
})

test('a store without LINE says how to order', async () => {
  const store = { storePhone: '02-2311-1234', signIn: { web: false, liffId: null } }
  const { getByRole, queryByRole } = await showInApp(<SignInPrompt title="登入" />, { store })
  expect(getByRole('heading').textContent).toBe('歡迎來電或到店訂購')
  expect(getByRole('link').getAttribute('href')).toBe('tel:0223111234')
  expect(queryByRole('button')).toBeNull()
})
