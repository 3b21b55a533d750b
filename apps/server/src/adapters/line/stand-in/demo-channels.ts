import { addChannel, type Books, type Channel, openBooks } from './books.ts'

/** The LINE accounts of the demo's open stores, with secrets that LINE never issued; only the stand-in knows them. */
export const demoChannels = {
  TPE001: {
    token: 'demo-line-token-of-tpe001-which-line-never-issued',
    secret: '5f1d0c8ea4b34c0f9d3a7e62b1c0d001',
    loginChannelId: '1650000001',
    loginSecret: 'demo-login-secret-of-tpe001-never-issued',
    liffIds: ['1650000001-LumiDemo'],
    callbackUrls: [],
    idTokenAlgorithm: 'HS256',
    botName: '台北光點咖啡',
    basicId: '@tpecoffee',
    quota: { type: 'limited', value: 3000 },
    used: 412,
  },
  KHH001: {
    token: 'demo-line-token-of-khh001-which-line-never-issued',
    secret: '5f1d0c8ea4b34c0f9d3a7e62b1c0d002',
    loginChannelId: '1650000002',
    loginSecret: 'demo-login-secret-of-khh001-never-issued',
    liffIds: [],
    callbackUrls: [],
    idTokenAlgorithm: 'HS256',
    botName: '高雄港邊海產',
    basicId: '@khhseafood',
    quota: { type: 'limited', value: 200 },
    used: 38,
  },
} satisfies Record<string, Channel>

export function createDemoBooks(): Books {
  const books = openBooks({ isDemo: true })
  for (const channel of Object.values(demoChannels)) addChannel(books, channel)
  return books
}
