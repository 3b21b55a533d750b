import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { answerLine } from './answer-line.ts'
import { type Books, openBooks } from './books.ts'
import { writeSaid } from './said.ts'

/** Normal, broken, redirected, silent, or accepted with the response lost. */
export type LineManner = 'well' | 'broken' | 'redirect' | 'silent' | 'lost'

export type StandIn = {
  url: string
  books: Books
  behave: (how: LineManner) => void
  /** How many calls it answered as broken. */
  refused: () => number
  stop: () => Promise<void>
}

/** A local LINE server for tests: it checks what the real one checks, and tests can inspect its state. */
export async function serveLine(books: Books = openBooks()): Promise<StandIn> {
  let how: LineManner = 'well'
  let refused = 0
  const server = createServer((request, response) => {
    if (how === 'broken') refused += 1
    void answer(books, how, request, response)
  })
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
  // A test that forgets to stop it must still be able to exit.
  server.unref()
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    books,
    behave: (wanted) => (how = wanted),
    refused: () => refused,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((go) => server.close(go))
    },
  }
}

async function answer(books: Books, how: LineManner, request: IncomingMessage, response: ServerResponse) {
  if (how === 'silent') return
  if (how === 'redirect') return response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
  if (how === 'broken') return response.writeHead(500).end('<html>')
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://line.invalid')
  const said = answerLine(books, {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: new Headers(request.headers as Record<string, string>),
    body: await text(request),
  })
  if (how === 'lost') return request.socket.destroy()
  const { text: written, headers } = writeSaid(said)
  return response.writeHead(said.status, headers).end(written)
}
