import { openConnection } from './load-connection.ts'
import type { LoadJob, LoadRequest, LoadResult } from './load-types.ts'

/** A process of its own, so that generating the load takes no time from the measured server's event loop. */
const firstClient = 100
let counter = Date.now() % 1_000_000_000
/** How much each client sent: a thousand of its batches differ in their milliseconds. */
const sent = new Map<number, number>()

function writeRequest(request: LoadRequest, client: number): string {
  const { method, path, headers = {}, body = '', tokens = [] } = request
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const values: Record<string, string> = {
    n: String(counter),
    token: tokens[counter % tokens.length] ?? '',
    client: String(firstClient + client),
    ms: String((sent.get(client) ?? 0) % 1000).padStart(3, '0'),
    address: `10.${(counter >> 16) & 255}.${(counter >> 8) & 255}.${counter & 255}`,
  }
  const fill = (text: string) =>
    text.replaceAll(/\{(n|client|address|ms|token)\}/g, (_, name: string) => values[name] ?? '')
  counter++
  sent.set(client, (sent.get(client) ?? 0) + 1)
  const content = fill(body)
  const length = method === 'GET' ? '' : `content-length: ${Buffer.byteLength(content)}\r\n`
  return `${method} ${fill(path)} HTTP/1.1\r\n${fill(lines.join(''))}${length}\r\n${content}`
}

async function runClient(
  job: LoadJob,
  client: number,
  untilMs: number,
  times: number[],
  bad: LoadResult['bad'],
) {
  const connection = openConnection(job.port)
  const { tokens: _tokens, ...shown } = job.request
  const isFixed = !/\{(n|address|ms|token)\}/.test(JSON.stringify(shown))
  let text = writeRequest(job.request, client)
  while (performance.now() < untilMs) {
    if (!isFixed) text = writeRequest(job.request, client)
    const from = performance.now()
    const status = await connection.send(text)
    times.push(performance.now() - from)
    if (status < 200 || status > 299) bad[status] = (bad[status] ?? 0) + 1
  }
  connection.close()
}

async function run(job: LoadJob): Promise<LoadResult> {
  const times: number[] = []
  const bad: LoadResult['bad'] = {}
  const from = performance.now()
  const clients = Array.from({ length: job.clients }, (_, client) =>
    runClient(job, client, from + job.seconds * 1000, times, bad),
  )
  await Promise.all(clients)
  const seconds = (performance.now() - from) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { perSecond: times.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), count: times.length, bad }
}

process.on('message', (job: LoadJob) => {
  run(job).then(
    (result) => process.send?.({ result }),
    (error: Error) => process.send?.({ error: error.message }),
  )
})
