import { once } from 'node:events'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { until } from './until.ts'

export type SentEvent = { event: string; data: Record<string, unknown> }
export type WatchedStream = {
  status: number
  headers: IncomingHttpHeaders
  events: SentEvent[]
  isOver: () => boolean
  /** The first matching event, including past ones. */
  find(fits: (sent: SentEvent) => boolean): Promise<SentEvent>
  leave(): void
}

export async function listenAnywhere(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** Reads server-sent events as they arrive, on a separate connection that ends with the watcher. */
export async function watchStream(url: string, token: string): Promise<WatchedStream> {
  const request = get(url, { agent: false, headers: { authorization: `Bearer ${token}` } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const events: SentEvent[] = []
  let [rest, isOver] = ['', false]
  response.setEncoding('utf8').on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const [, event, data = ''] = /^event: (\w+)\ndata: (.+)$/s.exec(part) ?? []
      if (event) events.push({ event, data: JSON.parse(data) as SentEvent['data'] })
    }
  })
  response.on('error', () => undefined).on('close', () => (isOver = true))
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events,
    isOver: () => isOver,
    find: (fits) => until(() => events.find(fits)),
    leave: () => void request.destroy(),
  }
}
