import { expect, test } from 'vitest'
import { computeCheckMac, checkMacOfJson, isGenuine } from './check-mac.ts'

const keys = { hashKey: 'pwFHCqoQZGmho4w6', hashIv: 'EkRm7iFT261dpevs' }
const iphone = {
  ChoosePayment: 'ALL',
  EncryptType: '1',
  ItemName: 'Apple iphone 15',
  MerchantID: '3002607',
  MerchantTradeDate: '2023/03/12 15:30:23',
  MerchantTradeNo: 'ecpay20230312153023',
  PaymentType: 'aio',
  ReturnURL: 'https://www.ecpay.com.tw/receive.php',
  TotalAmount: '30000',
  TradeDesc: '促銷方案',
}
const sample = {
  ...iphone,
  ItemName: '範例商品',
  MerchantTradeDate: '2025/03/04 00:00:00',
  MerchantTradeNo: 'order20250304001',
  ReturnURL: ' https://5569-211-23-76-78.ngrok-free.app/returnurl.php',
  TotalAmount: '100',
  TradeDesc: '訂單測試',
}

test.each([
  [iphone, '6C51C9E6888DE861FD62FB1DD17029FC742634498FD813DC43D4243B5685B840'],
  [sample, 'B251AD005829A4072192E495BF484DCF3830D75382AB34DF46F8F3AA8F794940'],
  [
    { ...sample, MerchantTradeNo: 'order202503040001' },
    '54B1661DE89951772A94FD0F5639FE5CEDA91311CA42021FD8D9DD4170A965D9',
  ],
])('reproduces the published value of order %#', (fields, expected) => {
  expect(computeCheckMac(fields, keys)).toBe(expected)
})

test('reproduces the published MD5 value', () => {
  const fields = {
    IA_Allow_No: '1909181313013546',
    IA_Date: '2019-09-18 13:13:23',
    IA_Invoice_No: 'UV11100019',
    IIS_Remain_Allowance_Amt: '0',
    RtnCode: '1',
    RtnMsg: '',
  }
  const others = { hashKey: 'ejCk326UnaZWKisg', hashIv: 'q9jcZX8Ib9LM8wYk' }
  expect(computeCheckMac(fields, others, 'md5')).toBe('50A276E71DAE26343013958B405EEEA0')
})

test('reproduces the published value of a JSON body', () => {
  const json = '{"MerchantID":"3085676","MerchantTradeNo":"CX202202221540568521"}'
  expect(checkMacOfJson(json, { hashKey: '7b53896b742849d3', hashIv: '37a0ad3c6ffa428b' })).toBe(
    'CE67BBD259EE38BA1C7FB7CC88C3BD91D3F082B46EAEBD4E4E5F2184CB23349A',
  )
})

test('depends on the content of the fields, not on their sequence', () => {
  const signed = { ...iphone, CheckMacValue: computeCheckMac(iphone, keys) }
  const turned = Object.fromEntries(Object.entries(signed).toReversed())
  expect(isGenuine(turned, keys)).toBe(true)
  expect(isGenuine({ ...turned, TotalAmount: '1' }, keys)).toBe(false)
  expect(isGenuine({ ...turned, Added: '' }, keys)).toBe(false)
  expect(isGenuine(iphone, keys)).toBe(false)
})

test('does not fail on a lone surrogate', () => {
  expect(isGenuine({ ...iphone, TradeDesc: '\ud800' }, keys)).toBe(false)
})
