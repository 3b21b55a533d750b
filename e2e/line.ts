import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const goodToken = 'line-token-of-the-demo-bot'

/** Stands in for LINE: knows one token, and refuses any other as LINE does. */
export async function startLine() {
  const server = createServer((request, response) => {
    const isKnown = request.url === '/v2/bot/info' && request.headers.authorization === `Bearer ${goodToken}`
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(
        isKnown
          ? {
              userId: 'U0123',
              basicId: '@216ru',
              displayName: '光點小幫手',
              chatMode: 'bot',
              markAsReadMode: 'auto',
            }
          : {
              message:
                'Authentication failed. Confirm that the access token in the authorization header is valid.',
            },
      ),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A worker whose server fails to start must still be able to end.
  server.unref()
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => new Promise((resolve) => server.close(resolve)) }
}
