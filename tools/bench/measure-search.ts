import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, median } from './figures.ts'
import { prepareAds } from './prepare-ads.ts'
import { signIn } from './prepare-data.ts'
import { startProduct } from './processes.ts'
import type { Stage } from './stage.ts'

const many = 100_000
const calls = 11
/** One word in every ad, two without a match (without and with letters), and a number. */
const words = ['春季', '查無此字', 'zzzz', '4711']

/** The header's search over all stores, by its slowest word: on the demo data, and with 100,000 ads. */
export async function measureSearch(stage: Stage): Promise<Figure[]> {
  const { rows } = await stage.database.query<{ ads: number }>('select count(*)::int as ads from ad')
  const ads = rows[0]?.ads ?? 0
  if (ads < many) await prepareAds(stage.database, ads, many)
  return [await onDemo(stage), await slowestWord('search, 100,000 ads', stage.product.port, stage.token, 300)]
}

async function onDemo({ files }: Stage): Promise<Figure> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lumiroute-search-'))
  const environment = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const server = await startProduct(files.server, environment)
  try {
    const token = await signIn(server.port, 'admin', 'Admin@1234')
    return await slowestWord('search, demo data', server.port, token, 100)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function slowestWord(name: string, port: number, token: string, atMost: number): Promise<Figure> {
  const medians: number[] = []
  for (const word of words) medians.push(await timeWord(port, token, word))
  const detail = words.map((word, at) => `${word} ${medians[at]?.toFixed(0)}`).join(', ')
  return {
    name,
    value: Math.max(...medians),
    limit: { atMost },
    unit: 'ms',
    detail: `median of ${calls}: ${detail}`,
  }
}

async function timeWord(port: number, token: string, word: string): Promise<number> {
  const times: number[] = []
  for (let call = 0; call < calls; call++) {
    const from = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}/api/search?q=${encodeURIComponent(word)}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await answer.text()
    if (!answer.ok) throw new Error(`the search returned ${answer.status}`)
    times.push(performance.now() - from)
  }
  return median(times)
}
