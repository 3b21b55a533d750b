import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AnswerOf, CallOf, Endpoint, Envelope, ErrorBody } from '@lumiroute/contract'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '../app.ts'
import { openDb } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { closeDeps, openDeps } from '../open-deps.ts'
import type { Settings } from '../settings.ts'
import { createTestDatabase } from './test-database.ts'
import { testSettings } from './test-settings.ts'
import { keepAnsweredProof, proofHeaders } from './sign-in-proofs.ts'
import { splitInput } from './split-input.ts'

type Options = { settings?: Partial<Settings>; now?: () => Date; databaseUrl?: string; shopDist?: string }
type Answered<E extends Endpoint> = {
  status: number
  headers: Record<string, unknown>
  body: AnswerOf<E> &
    Envelope &
    Partial<Pick<ErrorBody, 'chain' | 'code' | 'fields' | 'requestId'>> & { error?: unknown }
}

export type TestApp = {
  app: FastifyInstance
  deps: Deps
  dataDir: string
  /** Calls a contract endpoint through the whole HTTP app and checks the response against its schema. */
  call<E extends Endpoint>(
    endpoint: E,
    input: CallOf<E>,
    token?: string,
    headers?: Record<string, string>,
  ): Promise<Answered<E>>
  close(): Promise<void>
}

/** The real app with its own database and data folder. */
export async function startTestApp({
  settings = {},
  now,
  databaseUrl,
  shopDist,
}: Options = {}): Promise<TestApp> {
  const database = databaseUrl ? undefined : await createTestDatabase()
  const url = databaseUrl ?? (database as { url: string }).url
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lumiroute-test-'))
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
  const db = openDb({ connectionString: url }, { timeZone: 'Asia/Taipei', onError: () => undefined, max: 10 })
  const deps = await openDeps({
    settings: { ...testSettings(url, dataDir), ...settings },
    db,
    log,
    version: 'test',
    checkAnswers: true,
    ...(now && { now }),
  })
  const app = await buildApp(deps, { ...(shopDist && { shopDist }) })
  return {
    app,
    deps,
    dataDir,
    async call(endpoint, input, token, headers = {}) {
      const { url: at, payload } = splitInput(endpoint, input as Record<string, unknown>)
      const response = await app.inject({
        method: endpoint.method,
        url: `/api${at}`,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...proofHeaders(token),
          ...headers,
        },
        ...(payload && { payload }),
      })
      const body = response.json()
      keepAnsweredProof(body, token)
      return { status: response.statusCode, headers: response.headers, body }
    },
    async close() {
      await app.close()
      await closeDeps(deps)
      await database?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
