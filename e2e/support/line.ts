import { addChannel } from '../../apps/server/src/adapters/line/stand-in/books.ts'
import { createDemoBooks } from '../../apps/server/src/adapters/line/stand-in/demo-channels.ts'
import { serveLine } from '../../apps/server/src/adapters/line/stand-in/serve-line.ts'

export const goodToken = 'line-token-of-the-demo-bot'

/** Fake LINE with the accounts of the demo's stores, and one more whose token a store can be given. */
export async function startLine() {
  const books = createDemoBooks()
  addChannel(books, { token: goodToken, botName: '光點小幫手' })
  return serveLine(books)
}
