import { addChannel, type Books, type Channel, openBooks } from './books.ts'

/** The LINE account of the demo's first store, with a fake token; the other stores have none yet. */
export const demoChannels = {
  TPE001: {
    token: 'demo-line-token-of-tpe001-which-line-never-issued',
    secret: '5f1d0c8ea4b34c0f9d3a7e62b1c0d001',
    loginChannelId: '1650000001',
    botName: '台北光點咖啡',
    basicId: '@tpecoffee',
    quota: { type: 'limited', value: 3000 },
    used: 412,
  },
} as const satisfies Record<string, Channel>

export function createDemoBooks(): Books {
  const books = openBooks({ isDemo: true })
  for (const channel of Object.values(demoChannels)) addChannel(books, channel)
  return books
}
