import type { Transport } from '../line-client.ts'
import { answerLine } from './answer-line.ts'
import type { Books } from './books.ts'
import { writeSaid } from './said.ts'

/** The stand-in without a socket, for a demo without network. */
export const inProcess =
  (books: Books): Transport =>
  async (url, init) => {
    const request = new Request(url, init)
    const { method, headers } = request
    const { pathname: path, searchParams: query } = new URL(url)
    const said = answerLine(books, { method, path, query, headers, body: await request.text() })
    const { text, headers: types } = writeSaid(said)
    return new Response(text, { status: said.status, headers: types })
  }
