import { signInProofHeader } from '@lumiroute/contract/session'
import type { Page } from '@playwright/test'
import { test as base } from './browser.ts'
import { startLine } from './line.ts'
import { startServer } from './server.ts'
import type { RunningServer } from './server.ts'

export { expect } from '@playwright/test'

const passwords = {
  admin: 'Admin@1234',
  store1: 'Store@1234',
  'store1-manager': 'Store@1234',
  'store1-counter': 'Store@1234',
  'store1-viewer': 'Store@1234',
  store2: 'Store@1234',
} as const
export type Who = keyof typeof passwords
export type Tokens = { accessToken: string; refreshToken: string; signInProof: string }

export async function signIn(url: string, who: Who): Promise<Tokens> {
  const response = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ adminAccount: who, adminPasswd: passwords[who] }),
  })
  if (!response.ok) throw new Error(`${who} could not sign in: ${response.status} ${await response.text()}`)
  return (await response.json()) as Tokens
}

const proofKey = 'signInProof'

/** Sets a session for this page; tokens that the page renews itself stay. */
export async function keepSession(page: Page, { accessToken, refreshToken, signInProof }: Tokens) {
  await page.addInitScript(
    ([token, refresh, key, proof]) => {
      if (sessionStorage.getItem('token')) return
      sessionStorage.setItem('token', token)
      sessionStorage.setItem('refreshToken', refresh)
      sessionStorage.setItem(key, proof)
    },
    [accessToken, refreshToken, proofKey, signInProof] as const,
  )
}

/** Another person in the same tab: otherwise the initial session would win. */
const changeSession = (page: Page, { accessToken, refreshToken, signInProof }: Tokens) =>
  page.evaluate(
    ([token, refresh, key, proof]) => {
      sessionStorage.setItem('token', token)
      sessionStorage.setItem('refreshToken', refresh)
      sessionStorage.setItem(key, proof)
    },
    [accessToken, refreshToken, proofKey, signInProof] as const,
  )

/** By tag: a page that opens with a dialog hides its title from screen readers. */
const newTitle = (page: Page) => page.locator('h1:not([data-left])').first()

/** Navigates like a link of the console: nothing is reloaded. */
export async function follow(page: Page, path: string) {
  await page.evaluate((address) => {
    for (const title of document.querySelectorAll('h1')) title.dataset.left = ''
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await newTitle(page).waitFor()
}

/** A page that differs only in its query keeps its title, so its arrival could not be detected. */
const canFollow = (page: Page, path: string) =>
  new URL(page.url()).pathname !== new URL(path, page.url()).pathname

/**
 * The console keeps the proof of a sign-in in memory alone, which a session set from outside does not have. Added to
 * its own calls only: other sites refuse the header.
 */
const sendProof = (page: Page) =>
  page.addInitScript(
    ([header, key]) => {
      const send = globalThis.fetch
      globalThis.fetch = (input, init) => {
        const proof = sessionStorage.getItem(key)
        const isOwn = typeof input === 'string' && input.startsWith('/api/')
        if (!proof || !isOwn) return send(input, init)
        return send(input, { ...init, headers: { [header]: proof, ...(init?.headers as object) } })
      }
    },
    [signInProofHeader, proofKey] as const,
  )

type Call = <Answer>(who: Who, method: string, path: string, body?: object) => Promise<Answer>
type Sessions = (who: Who) => Promise<Tokens>

/** Access tokens last 15 minutes, the proof of a sign-in 10, and a test at most one. */
const freshMs = 8 * 60_000

/** One session per person and worker: hashing a password for every page takes longer than most pages. */
function shareSessions(url: string): Sessions {
  const kept = new Map<Who, { until: number; tokens: Promise<Tokens> }>()
  return (who) => {
    const known = kept.get(who)
    if (known && known.until > Date.now()) return known.tokens
    const tokens = signIn(url, who)
    kept.set(who, { until: Date.now() + freshMs, tokens })
    tokens.catch(() => kept.delete(who))
    return tokens
  }
}

type Fixtures = {
  /** Opens a console page as this person, and waits until it is rendered. */
  open: (who: Who, path: string) => Promise<Page>
  /** Calls the API, to prepare data for a test. */
  call: Call
}

type Shared = {
  /** LANGUAGES of the server; another value than the default starts a server of its own. */
  languages: string
  server: RunningServer
  sessions: Sessions
}

export const test = base.extend<Fixtures, Shared>({
  languages: ['zh-TW', { option: true, scope: 'worker' }],

  server: [
    async ({ languages }, use) => {
      const line = await startLine()
      const server = await startServer({
        LINE_API_BASE: line.url,
        OUTBOUND_PRIVATE: 'on',
        LANGUAGES: languages,
      })
      await use(server)
      await server.stop()
      await line.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  sessions: [async ({ server }, use) => use(shareSessions(server.url)), { scope: 'worker' }],

  baseURL: async ({ server }, use) => use(server.url),

  open: async ({ page, sessions }, use) => {
    let last: Who | undefined
    await use(async (who, path) => {
      if (who === last && canFollow(page, path)) {
        await follow(page, path)
        return page
      }
      const tokens = await sessions(who)
      if (!last) await sendProof(page)
      await (last ? changeSession(page, tokens) : keepSession(page, tokens))
      last = who
      await page.goto(path)
      await newTitle(page).waitFor()
      return page
    })
  },

  call: async ({ server, sessions }, use) =>
    use(async (who, method, path, body) => {
      const { accessToken, signInProof } = await sessions(who)
      const response = await fetch(`${server.url}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${accessToken}`,
          [signInProofHeader]: signInProof,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
      return (await response.json()) as never
    }),
})
