import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  computeCheckMac,
  type EcpayKeys,
  type Fields,
  isGenuine,
} from '../adapters/payment/ecpay/check-mac.ts'

type Trade = Fields & { TradeStatus: string }
type Behaviour = 'well' | 'forging' | 'broken' | 'silent'

export type EcpayServer = {
  settings: { merchantId: string; hashKey: string; hashIv: string; base: string }
  /** Posts the form as a browser would; returns the error that ECPay would show, if any. */
  checkOut: (url: string, form: Fields) => Promise<string>
  /** Sets the status that later queries return for the trade. */
  settle: (tradeNo: string, tradeStatus: string, changes?: Fields) => void
  /** The signed fields of a webhook. */
  noticeOf: (tradeNo: string, changes?: Fields) => Fields
  sign: (fields: Fields) => Fields
  behave: (how: Behaviour) => void
  stop: () => Promise<void>
}

const merchantId = '3002607'
const keys: EcpayKeys = { hashKey: 'pwFHCqoQZGmho4w6', hashIv: 'EkRm7iFT261dpevs' }

/** A local ECPay: it checks what the real one checks, and signs what the real one signs. */
export async function startEcpayServer(): Promise<EcpayServer> {
  const trades = new Map<string, Trade>()
  let how: Behaviour = 'well'
  const sign = (fields: Fields): Fields => ({ ...fields, CheckMacValue: computeCheckMac(fields, keys) })

  const server = createServer(async (request, response) => {
    if (how === 'silent') return
    if (how === 'broken') return response.writeHead(500).end('<html>')
    const fields = await readForm(request)
    if (request.url === '/Cashier/AioCheckOut/V5') return response.end(open(trades, fields))
    if (request.url !== '/Cashier/QueryTradeInfo/V5') return response.writeHead(404).end()
    const answer = query(trades, fields)
    const { CheckMacValue, ...signed } = sign(answer)
    const mac = how === 'forging' ? '0'.repeat(64) : CheckMacValue
    return response.end(new URLSearchParams({ ...signed, CheckMacValue: mac as string }).toString())
  })
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    settings: { merchantId, ...keys, base },
    checkOut: async (url, form) =>
      (await fetch(url, { method: 'POST', body: new URLSearchParams(form) })).text(),
    settle(tradeNo, TradeStatus, changes = {}) {
      trades.set(tradeNo, { ...(trades.get(tradeNo) as Trade), TradeStatus, ...changes })
    },
    noticeOf: (tradeNo, changes = {}) => sign({ ...noticeFields(trades.get(tradeNo) as Trade), ...changes }),
    sign,
    behave: (orderRequest) => (how = orderRequest),
    async stop() {
      server.closeAllConnections()
      await new Promise((go) => server.close(go))
    },
  }
}

async function readForm(request: IncomingMessage): Promise<Fields> {
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') !== true) return {}
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return Object.fromEntries(new URLSearchParams(text))
}

const required: Record<string, RegExp> = {
  MerchantID: /^3002607$/,
  MerchantTradeNo: /^[A-Za-z0-9]{1,20}$/,
  MerchantTradeDate: /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/,
  PaymentType: /^aio$/,
  TotalAmount: /^[1-9]\d*$/,
  TradeDesc: /^.{1,200}$/,
  ItemName: /^.{1,400}$/,
  ReturnURL: /^https?:\/\/.{1,190}$/,
  ChoosePayment: /^ALL$/,
  EncryptType: /^1$/,
}

/** The error of a checkout form, if any; otherwise the trade is open and its number used up. */
function open(trades: Map<string, Trade>, fields: Fields): string {
  const wrong = Object.keys(required).find((name) => !(required[name] as RegExp).test(fields[name] ?? ''))
  if (wrong) return `${wrong} Error`
  if (!isGenuine(fields, keys)) return 'CheckMacValue Error'
  if (fields.ReturnURL === fields.OrderResultURL) return 'OrderResultURL Error'
  if (trades.has(fields.MerchantTradeNo as string)) return 'MerchantTradeNo Exist'
  trades.set(fields.MerchantTradeNo as string, { ...fields, TradeStatus: '0' })
  return ''
}

function query(trades: Map<string, Trade>, fields: Fields): Fields {
  const trade = trades.get(fields.MerchantTradeNo ?? '')
  const age = Math.abs(Date.now() / 1000 - Number(fields.TimeStamp))
  if (!isGenuine(fields, keys) || !(age < 180)) return { TradeStatus: '10200073' }
  if (!trade) return { MerchantTradeNo: fields.MerchantTradeNo ?? '', TradeStatus: '10200047' }
  const { MerchantID, MerchantTradeNo, TotalAmount, TradeStatus } = trade as Record<string, string>
  return {
    MerchantID: MerchantID as string,
    MerchantTradeNo: MerchantTradeNo as string,
    TradeAmt: trade.TradeAmt ?? (TotalAmount as string),
    TradeStatus: TradeStatus as string,
    ItemName: trade.ItemName as string,
    HandlingChargeDate: '',
  }
}

const noticeFields = (trade: Trade): Fields => ({
  MerchantID: trade.MerchantID as string,
  MerchantTradeNo: trade.MerchantTradeNo as string,
  StoreID: '',
  RtnCode: '1',
  RtnMsg: '交易成功',
  TradeNo: '2611151405001234',
  TradeAmt: trade.TotalAmount as string,
  PaymentDate: '2026/11/15 14:05:30',
  PaymentType: 'Credit_CreditCard',
  PaymentTypeChargeFee: '0',
  TradeDate: trade.MerchantTradeDate as string,
  SimulatePaid: '0',
  CustomField1: '',
})
