import type { Endpoint } from '@lumiroute/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, onTestFinished, vi } from 'vitest'
import { queryClient } from '../lib/api/query.ts'
import { ConfirmProvider } from '../ui/dialog/use-confirm.tsx'

type Call = { endpoint: Endpoint; body: Record<string, unknown> }
type Answer = object | Response
export type Answers = readonly (readonly [Endpoint, Answer])[]

let calls: Call[] = []
let answers: Answers = []

function resetPage() {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
  localStorage.clear()
  configure({ defaultHidden: false })
}

const toPattern = ({ path }: Endpoint) => new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/** Replaces the network: answers each endpoint as told and records what is sent. */
async function fakeFetch(url: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const path = url.split('?')[0] as string
  const found = answers.findLast(([endpoint]) => endpoint.method === method && toPattern(endpoint).test(path))
  if (!found) return Response.json({ status: 404, code: 'NOT_FOUND', message: path }, { status: 404 })
  const [endpoint, answer] = found
  calls.push({ endpoint, body: typeof body === 'string' ? JSON.parse(body) : {} })
  return answer instanceof Response ? answer.clone() : Response.json({ status: 200, message: '', ...answer })
}

/** A refusal of the server that names fields. */
export const refuseFields = (fields: Record<string, string>) =>
  Response.json(
    { status: 400, code: 'VALIDATION', message: 'rejected', error: 'rejected', fields },
    { status: 400 },
  )

/** Opens a form on a page of its own, beside a link that leads away; `done` leaves as the real page does. */
export function openForm(form: (done: () => void) => ReactNode, given: Answers) {
  onTestFinished(resetPage)
  // On a busy machine the first render of a large form takes seconds. Roles are found faster without computing which
  // elements are hidden.
  configure({ asyncUtilTimeout: 15_000, defaultHidden: true })
  calls = []
  answers = given
  vi.stubGlobal('fetch', fakeFetch)
  const router = createMemoryRouter(
    [
      {
        path: '/edit',
        element: (
          <ConfirmProvider>
            {form(() => void router.navigate('/list'))}
            <Link to="/elsewhere">elsewhere</Link>
          </ConfirmProvider>
        ),
      },
      { path: '/list', element: 'the list' },
      { path: '/elsewhere', element: 'another page' },
    ],
    { initialEntries: ['/edit'] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

/** Changes what an endpoint answers from now on. */
export const answerWith = (endpoint: Endpoint, answer: Answer) => {
  answers = [...answers, [endpoint, answer]]
}

/**
 * Fields by their label. Testing-library's own lookup visits every element and computes its name: a second per call in
 * a large form.
 */
function listFields(label: string): HTMLInputElement[] {
  const named = [...document.querySelectorAll<HTMLElement>(`[aria-label="${label}"]`)]
  const labels = [...document.querySelectorAll<HTMLLabelElement>('label')].filter(
    ({ textContent }) => textContent === label || textContent === `${label}*`,
  )
  const labelled = labels.map((each) => document.getElementById(each.htmlFor) ?? each.querySelector('input'))
  return [...named, ...labelled].filter((each) => each !== null) as HTMLInputElement[]
}

export const hasField = (label: string) => listFields(label).length > 0
export function getField(label: string): HTMLInputElement {
  const [field, another] = listFields(label)
  if (!field || another) throw new Error(`${field ? 'several fields' : 'no field'} with the label ${label}`)
  return field
}
export const findField = (label: string) => waitFor(() => getField(label))

/** The error or hint that the field points to. */
export const getHelp = (label: string) => {
  const ids = getField(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

export const fill = (label: string, value: string) => fireEvent.change(getField(label), { target: { value } })

export function click(name: string) {
  const button = [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )
  if (!button) throw new Error(`no button ${name}`)
  fireEvent.click(button)
}
/** Switches, check boxes and radio buttons. */
export const toggle = (label: string) => fireEvent.click(getField(label))

/** Chooses from a drop-down. */
export async function choose(label: string, option: string | RegExp) {
  fireEvent.mouseDown(getField(label))
  const list = await screen.findByRole('listbox')
  fireEvent.click(await within(list).findByRole('option', { name: option }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

/** Types a free chip. */
export function addChip(label: string, text: string) {
  fill(label, text)
  fireEvent.keyDown(getField(label), { key: 'Enter' })
}

export const sentTo = ({ id }: Endpoint) =>
  calls.filter(({ endpoint }) => endpoint.id === id).map(({ body }) => body)

/** Waits for the first call and returns its body. */
export async function findSent(endpoint: Endpoint) {
  await waitFor(() => expect(sentTo(endpoint)).not.toEqual([]))
  return sentTo(endpoint)[0] as Record<string, unknown>
}

/** Leaves by a link: asks first, stays on "stay", and goes on "leave". */
export async function expectUnsavedGuard() {
  fireEvent.click(screen.getByRole('link', { name: 'elsewhere' }))
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: i18next.t('ui.form.stay') }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.queryByText('another page')).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'elsewhere' }))
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: i18next.t('ui.form.leave') }),
  )
  await screen.findByText('another page')
}

/** Chooses a chip among the options. */
export async function chooseChip(label: string, option: string) {
  fireEvent.focus(getField(label))
  fireEvent.change(getField(label), { target: { value: option } })
  fireEvent.click(await screen.findByRole('option', { name: option }))
}
