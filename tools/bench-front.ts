import { Agent, get } from 'node:http'
import { type Figure, isHeld, writeTable } from './bench/figures.ts'
import { frontStore, prepareFront } from './bench/prepare-front.ts'
import { openStage, type Stage } from './bench/stage.ts'

/**
 * A message was sent, and 500 people open the store front at the same moment: each on a new connection and from
 * another address, the first page and then the products. Only on 127.0.0.1, against its own server.
 */
const people = 500
const paths = [`/api/front/${frontStore}`, `/api/front/${frontStore}/products`]

type Opened = { ms: number; isOk: boolean }

const addressOf = (person: number) => `10.9.${person >> 8}.${person & 255}`

function load(port: number, path: string, person: number, agent: Agent): Promise<boolean> {
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': addressOf(person) }
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode === 200))
    }).on('error', () => resolve(false))
  })
}

async function visit(port: number, person: number): Promise<Opened[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const opened: Opened[] = []
  for (const path of paths) {
    const from = performance.now()
    const isOk = await load(port, path, person, agent)
    opened.push({ ms: performance.now() - from, isOk })
  }
  agent.destroy()
  return opened
}

async function measure({ database, product }: Stage): Promise<Figure[]> {
  await prepareFront(database)
  // The server has run before somebody sends a message.
  for (let person = 0; person < people; person += 10) await visit(product.port, person)
  const all = await Promise.all(Array.from({ length: people }, (_, person) => visit(product.port, person)))
  const opened = all.flat()
  const times = opened.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  const detail = `${people} people at once, ${opened.length} calls`
  const name = 'opening the store front'
  return [
    { name: `${name}, p50`, value: at(0.5), unit: 'ms', detail },
    { name: `${name}, p99`, value: at(0.99), limit: { atMost: 500 }, unit: 'ms', detail },
    {
      name: `${name}, errors`,
      value: opened.filter(({ isOk }) => !isOk).length,
      limit: { atMost: 0 },
      unit: '',
      detail,
    },
  ]
}

const stage = await openStage()
try {
  const figures = await measure(stage)
  console.log(writeTable(figures))
  if (figures.some((figure) => isHeld(figure) === false)) process.exitCode = 1
} finally {
  await stage.close()
}
