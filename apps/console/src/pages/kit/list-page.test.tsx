import { deleteVehicle, listVehicles } from '@lumiroute/contract/vehicle'
import type { Vehicle } from '@lumiroute/contract/vehicle'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query.ts'
import { loadTexts } from '../../lib/text.ts'
import { ConfirmProvider } from '../../ui/dialog/use-confirm.tsx'
import { code, column } from '../../ui/table/columns.tsx'
import { defineListPage } from './define-list-page.tsx'
import { choice } from './filters.tsx'
import { edit, remove } from './row-actions.tsx'

const Page = defineListPage({
  noun: 'vehicle',
  endpoint: listVehicles,
  rows: 'vehicleList',
  columns: [
    code('no', { sortable: true, hideable: false }),
    column<Vehicle>('vehicleType', { value: ({ vehicleType }) => vehicleType.name }),
  ],
  filters: [
    choice('vehicleStatus', ['online', 'repair'], 'vehicle.status', { all: 'vehicle.list.allStatuses' }),
  ],
  create: '/vehicle/edit',
  rowActions: [
    edit(({ id }: Vehicle) => `/vehicle/edit?id=${id}`),
    remove(
      {
        endpoint: deleteVehicle,
        stale: [listVehicles],
        input: ({ id }: Vehicle) => ({ vehicleId: id }),
        names: ({ no }: Vehicle) => ({ no }),
      },
      { refusal: ({ no }) => (no === 'KEPT-1' ? '還有排定的廣告' : undefined) },
    ),
  ],
})

// On a busy machine the first render takes seconds.
configure({ asyncUtilTimeout: 15_000 })

const vehicle = (id: number, no: string) => ({ id, no, vehicleType: { code: 'car', name: '汽車' } })
let asked: Record<string, unknown>[] = []
let answer: () => Response

const rows = (...vehicleList: object[]) =>
  Response.json({ status: 200, message: '', vehicleList, total: vehicleList.length })

beforeEach(async () => {
  await loadTexts('common')
  await loadTexts('ads')
  asked = []
  answer = () => rows(vehicle(1, 'RCX-1234'), vehicle(2, 'KEPT-1'))
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body) as Record<string, unknown>)
    return answer()
  })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

function open(path = '/vehicle/list') {
  const router = createMemoryRouter(
    [
      { path: '/vehicle/list', element: <Page /> },
      { path: '/vehicle/edit', element: 'the form' },
    ],
    { initialEntries: [path] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <ConfirmProvider>
        <RouterProvider router={router} />
      </ConfirmProvider>
    </QueryClientProvider>,
  )
  return { router, user: userEvent.setup() }
}

const getRow = (name: string) => screen.getByText(name).closest('tr') as HTMLElement

it('shows the rows with the noun’s texts and a create button', async () => {
  open()
  expect(await screen.findByText('RCX-1234')).toBeTruthy()
  expect(screen.getByRole('heading', { name: '車輛管理' })).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(
    expect.arrayContaining(['車號', '車輛類型']),
  )
  expect(screen.getByRole('link', { name: '新增車輛' }).getAttribute('href')).toBe('/vehicle/edit')
})

it('suggests creating an item in an empty list, and clearing filters in a filtered one', async () => {
  answer = () => rows()
  open()
  expect(await screen.findByText('還沒有車輛')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: '新增車輛' })).toHaveLength(2)
  cleanup()
  open('/vehicle/list?vehicleStatus=repair')
  expect(await screen.findByRole('button', { name: '清除條件' })).toBeTruthy()
  expect(screen.queryByText('還沒有車輛')).toBeNull()
})

it('reports a failed load and retries', async () => {
  answer = () => Response.json({ status: 400, code: 'VALIDATION', message: 'no' }, { status: 400 })
  const { user } = open()
  const alert = await screen.findByRole('alert')
  answer = () => rows(vehicle(1, 'RCX-1234'))
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByText('RCX-1234')).toBeTruthy()
})

it('keeps filters in the URL and sends only known values to the server', async () => {
  const { router, user } = open('/vehicle/list?vehicleStatus=flying')
  await screen.findByText('RCX-1234')
  expect(asked.at(-1)).toEqual({ page: 1, size: 20 })
  await user.click(screen.getByRole('combobox', { name: '狀態' }))
  await user.click(await screen.findByRole('option', { name: '維修中' }))
  await waitFor(() => expect(router.state.location.search).toBe('?vehicleStatus=repair'))
  await waitFor(() => expect(asked.at(-1)?.vehicleStatus).toBe('repair'))
})

it('links from a row to its page', async () => {
  const { router, user } = open()
  await screen.findByText('RCX-1234')
  await user.click(within(getRow('RCX-1234')).getByRole('button', { name: '編輯車輛' }))
  expect(router.state.location.pathname + router.state.location.search).toBe('/vehicle/edit?id=1')
})

it('disables an action that the row refuses, with the reason', async () => {
  const { user } = open()
  await screen.findByText('KEPT-1')
  const button = within(getRow('KEPT-1')).getByRole('button', { name: '刪除車輛' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.getAttribute('aria-description')).toBe('還有排定的廣告')
  await user.click(button)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('confirms before deleting, and shows a refusal until it is dismissed', async () => {
  const { user } = open()
  await screen.findByText('RCX-1234')
  await user.click(within(getRow('RCX-1234')).getByRole('button', { name: '刪除車輛' }))
  const question = await screen.findByRole('alertdialog', { name: '確定刪除車輛「RCX-1234」？' })
  answer = () => Response.json({ status: 409, code: 'CONFLICT', message: '還有班表' }, { status: 409 })
  await user.click(within(question).getByRole('button', { name: '刪除' }))
  const refusal = await screen.findByRole('dialog', { name: '無法刪除車輛「RCX-1234」' })
  expect(refusal.textContent).toContain('還有班表')
})
