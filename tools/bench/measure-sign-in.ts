import { type Figure, median } from './figures.ts'
import type { LoadRequest } from './load-types.ts'
import { checked } from './measure-ratio.ts'
import type { BenchOptions } from './options.ts'
import { password } from './prepare-data.ts'
import { runForFigure, startLoad } from './processes.ts'
import type { Stage } from './stage.ts'

const clients = 16

/** Each connection signs in to its own account, each time from another IP address. */
const signInRequest: LoadRequest = {
  method: 'POST',
  path: '/api/auth/signin',
  headers: { 'content-type': 'application/json', 'x-forwarded-for': '{address}' },
  body: JSON.stringify({ adminAccount: 's0{client}', adminPasswd: password, regInfo: 'bench' }),
}

export async function measureSignIn(stage: Stage, { rounds, seconds }: BenchOptions): Promise<Figure[]> {
  const job = { port: stage.product.port, clients, seconds, request: signInRequest }
  await stage.load.run(job)
  const pairs: { hash: number; signIn: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const hash = await runForFigure(stage.files['hash-rate'], [String(seconds)], /^rate ([\d.]+)/)
    pairs.push({ hash, signIn: checked(await stage.load.run(job)).perSecond })
  }
  const rates = `${median(pairs.map((p) => p.signIn)).toFixed(1)} of ${median(pairs.map((p) => p.hash)).toFixed(1)} a second`
  const value = median(pairs.map(({ hash, signIn }) => signIn / hash))
  return [{ name: 'sign-in to the pure hash rate', value, limit: { atLeast: 0.85 }, unit: '', detail: rates }]
}

/** How much many simultaneous sign-ins delay other users. */
export async function measureCrowd(stage: Stage, { rounds, seconds }: BenchOptions): Promise<Figure[]> {
  const crowd = startLoad(stage.files.load)
  const request: LoadRequest = {
    method: 'GET',
    path: '/api/auth/me',
    headers: { authorization: `Bearer ${stage.token}` },
  }
  const me = { port: stage.product.port, clients, seconds, request }
  await stage.load.run(me)
  const pairs: { quiet: number; beside: number }[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const quiet = checked(await stage.load.run(me)).p99Ms
      const signingIn = crowd.run({ ...me, seconds: seconds + 1, request: signInRequest })
      await new Promise((go) => setTimeout(go, 500))
      const beside = checked(await stage.load.run(me)).p99Ms
      checked(await signingIn)
      pairs.push({ quiet, beside })
    }
  } finally {
    await crowd.stop()
  }
  const value = median(pairs.map(({ quiet, beside }) => beside / quiet))
  const detail = `p99 ${median(pairs.map((p) => p.beside)).toFixed(1)} ms, quiet ${median(pairs.map((p) => p.quiet)).toFixed(1)} ms`
  return [{ name: 'GET /auth/me beside 16 signing in', value, limit: { atMost: 5 }, unit: '×', detail }]
}
