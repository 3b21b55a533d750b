import { listPlaces } from '@lumiroute/contract/place'
import type { Place } from '@lumiroute/contract/place'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { queryClient } from '../../lib/api/query.ts'
import { loadTexts } from '../../lib/text.ts'
import { ConfirmProvider } from '../../ui/dialog/use-confirm.tsx'
import { EditForm, useEditForm } from '../../ui/form/edit-form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { defineEditPage } from './define-edit-page.tsx'
import type { FormControl } from './edit-control.ts'

// On a busy machine the first render takes seconds.
configure({ asyncUtilTimeout: 15_000 })

const Values = z.object({ name: z.string() })
const save = vi.fn<(values: { name: string }) => Promise<string>>()

function NameForm({ place, onSaved, onCancel }: FormControl & { place?: Pick<Place, 'name'> }) {
  const form = useEditForm({
    schema: Values,
    defaultValues: { name: place?.name ?? '' },
    save,
    resultTitle: '結果',
    onSaved,
  })
  return (
    <EditForm form={form} submitLabel="儲存" onCancel={onCancel}>
      <TextField control={form.control} name="name" label="名稱" />
      <Link to="/elsewhere">離開</Link>
    </EditForm>
  )
}

const Page = defineEditPage({
  noun: 'place',
  list: () => '/place/list',
  param: 'i',
  cardWidth: 640,
  endpoint: listPlaces,
  input: (id) => ({ placeId: Number(id) }),
  thing: ({ placeList }) => placeList[0],
  form: (place, control) => <NameForm place={place} {...control} />,
})

let answer: () => Response
const places = (...placeList: object[]) =>
  Response.json({ status: 200, message: '', placeList, total: placeList.length })

beforeEach(async () => {
  await loadTexts('common')
  await loadTexts('ads')
  save.mockReset()
  answer = () => places({ id: 3, name: '南港站' })
  vi.stubGlobal('fetch', async () => answer())
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/place/edit', element: <Page /> },
      { path: '/place/list', element: 'the list' },
      { path: '/elsewhere', element: 'elsewhere' },
    ].map((route) => ({ ...route, element: <ConfirmProvider>{route.element}</ConfirmProvider> })),
    { initialEntries: [path] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { router, user: userEvent.setup() }
}
const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /名稱/ })

it('creates without a parameter and edits the named item', async () => {
  open('/place/edit')
  expect(await screen.findByRole('heading', { name: '新增播放地點' })).toBeTruthy()
  expect((await nameField()).value).toBe('')
  cleanup()
  open('/place/edit?i=3')
  expect(await screen.findByRole('heading', { name: '編輯播放地點' })).toBeTruthy()
  expect((await nameField()).value).toBe('南港站')
})

it.each(['/place/edit?i=99', '/place/edit?i=somewhere'])(
  'links back from %s, which does not exist',
  async (path) => {
    answer = () => places()
    open(path)
    const back = await screen.findByRole('link', { name: /回到/ })
    expect(back.getAttribute('href')).toBe('/place/list')
    expect(screen.queryByRole('textbox')).toBeNull()
  },
)

it('reports a failed load and retries', async () => {
  answer = () => Response.json({ status: 429, code: 'RATE', message: 'later' }, { status: 429 })
  const { user } = open('/place/edit?i=3')
  const alert = await screen.findByRole('alert')
  answer = () => places({ id: 3, name: '南港站' })
  await user.click(within(alert).getByRole('button'))
  expect((await nameField()).value).toBe('南港站')
})

it('asks before unsaved changes are lost', async () => {
  const { router, user } = open('/place/edit?i=3')
  await user.type(await nameField(), '一')
  await user.click(screen.getByRole('link', { name: '離開' }))
  const question = await screen.findByRole('alertdialog')
  expect(router.state.location.pathname).toBe('/place/edit')
  await user.click(within(question).getByRole('button', { name: '離開' }))
  expect(await screen.findByText('elsewhere')).toBeTruthy()
})

it('shows the server’s error at its field, and stays', async () => {
  save.mockRejectedValue(
    Object.assign(new Error('請檢查欄位'), { fields: { 'place_data.name': '名稱已存在' } }),
  )
  const { router, user } = open('/place/edit?i=3')
  await user.type(await nameField(), '一')
  await user.click(screen.getByRole('button', { name: '儲存' }))
  expect(await screen.findByText('名稱已存在')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/place/edit')
})

it('keeps the server’s error when the result dialog takes the focus from the field', async () => {
  save.mockRejectedValue(
    Object.assign(new Error('請檢查欄位'), { fields: { 'place_data.name': '名稱已存在' } }),
  )
  const { user } = open('/place/edit?i=3')
  const field = await nameField()
  await user.type(field, '一')
  field.addEventListener('focus', () => field.blur())
  await user.click(screen.getByRole('button', { name: '儲存' }))
  await screen.findByRole('dialog', { name: '結果' })
  expect(await screen.findByText('名稱已存在')).toBeTruthy()
})

it('shows the server’s message after saving, and goes to the list', async () => {
  save.mockResolvedValue('已更新地點')
  const { user } = open('/place/edit?i=3')
  await user.type(await nameField(), '一')
  await user.click(screen.getByRole('button', { name: '儲存' }))
  const result = await screen.findByRole('dialog', { name: '結果' })
  expect(result.textContent).toContain('已更新地點')
  expect(save).toHaveBeenCalledWith({ name: '南港站一' })
  await user.click(within(result).getByRole('button'))
  expect(await screen.findByText('the list')).toBeTruthy()
})
