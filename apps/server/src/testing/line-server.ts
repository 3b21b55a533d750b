import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type LineServer = {
  url: string
  token: string
  /** How the next answers come: as LINE's own, broken, sent elsewhere, or never. */
  behave: (how: 'well' | 'broken' | 'redirect' | 'silent') => void
  stop: () => Promise<void>
}

/** LINE on this machine: like the real one it names the bot only to the bearer of its token. */
export async function startLineServer(): Promise<LineServer> {
  const token = `line-token-${crypto.randomUUID()}`
  let how: Parameters<LineServer['behave']>[0] = 'well'
  const server = createServer((request, response) => {
    if (how === 'silent') return
    if (how === 'redirect') return response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
    if (how === 'broken') return response.writeHead(500).end('<html>')
    if (request.method !== 'GET' || request.url !== '/v2/bot/info') return response.writeHead(404).end('{}')
    const isKnown = request.headers.authorization === `Bearer ${token}`
    const body = isKnown
      ? { userId: 'U1', basicId: '@216ru', displayName: '光點咖啡', chatMode: 'bot', markAsReadMode: 'auto' }
      : { message: 'Authentication failed' }
    return response
      .writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' })
      .end(JSON.stringify(body))
  })
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    behave: (wanted) => (how = wanted),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((go) => server.close(go))
    },
  }
}
