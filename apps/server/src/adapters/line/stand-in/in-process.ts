import type { Transport } from '../line-client.ts'
import { answerLine } from './answer-line.ts'
import type { Books } from './books.ts'

/** The stand-in without a socket, for a demo without network. */
export const inProcess =
  (books: Books): Transport =>
  async (url, init) => {
    const request = new Request(url, init)
    const { method, headers } = request
    const path = new URL(url).pathname
    const said = answerLine(books, { method, path, headers, body: await request.text() })
    const type = { 'content-type': 'application/json', ...said.headers }
    return new Response(JSON.stringify(said.body), { status: said.status, headers: type })
  }
