import { test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { startLine } from './line.ts'
import { startServer } from './server.ts'
import type { RunningServer } from './server.ts'

export { expect } from '@playwright/test'

const passwords = { admin: 'Admin@1234', store1: 'Store@1234', store2: 'Store@1234' } as const
export type Who = keyof typeof passwords
export type Tokens = { accessToken: string; refreshToken: string }

export async function signIn(url: string, who: Who): Promise<Tokens> {
  const response = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ adminAccount: who, adminPasswd: passwords[who] }),
  })
  if (!response.ok) throw new Error(`${who} could not sign in: ${response.status} ${await response.text()}`)
  return (await response.json()) as Tokens
}

/** A session of its own for this page; renewed tokens that the page keeps itself are left alone. */
export async function keepSession(page: Page, { accessToken, refreshToken }: Tokens) {
  await page.addInitScript(
    ([token, refresh]) => {
      if (sessionStorage.getItem('token')) return
      sessionStorage.setItem('token', token)
      sessionStorage.setItem('refreshToken', refresh)
    },
    [accessToken, refreshToken] as const,
  )
}

type Call = <Answer>(who: Who, method: string, path: string, body?: object) => Promise<Answer>
type Sessions = (who: Who) => Promise<Tokens>

/** Access tokens last 15 minutes, and a test at most one. */
const freshMs = 8 * 60_000

/** One session a person and worker: hashing a password for every page takes longer than most pages do. */
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
  /** Opens a page of the console as this person, and waits until it is drawn. */
  open: (who: Who, path: string) => Promise<Page>
  /** A call of the API, to prepare what a test needs. */
  call: Call
}

export const test = base.extend<Fixtures, { server: RunningServer; sessions: Sessions }>({
  server: [
    async ({ browserName: _browser }, use) => {
      const line = await startLine()
      const server = await startServer({ LINE_API_BASE: line.url })
      await use(server)
      await server.stop()
      await line.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  sessions: [async ({ server }, use) => use(shareSessions(server.url)), { scope: 'worker' }],

  baseURL: async ({ server }, use) => use(server.url),

  open: async ({ page, sessions }, use) =>
    use(async (who, path) => {
      await keepSession(page, await sessions(who))
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      return page
    }),

  call: async ({ server, sessions }, use) =>
    use(async (who, method, path, body) => {
      const { accessToken } = await sessions(who)
      const response = await fetch(`${server.url}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${accessToken}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
      return (await response.json()) as never
    }),
})
