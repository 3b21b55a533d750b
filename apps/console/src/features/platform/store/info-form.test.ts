import type { Store } from '@lumiroute/contract/store'
import { expect, test } from 'vitest'
import { InfoForm, infoValues } from './info-form.ts'
import { validationMessage } from '../../../lib/form/validation-message.ts'
import { loadTexts } from '../../../lib/text.ts'

const name = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000.webp`
const store: Store = {
  id: 1,
  storeCode: 'TPE001',
  storeName: '台北光點咖啡',
  storeEnabled: true,
  storeFirstAdminId: 2,
  storeTaxNumber: null,
  storePhone: '02-2311-1234',
  storeAddr: '台北市中正區',
  storeAddrLat: 25.0421,
  storeAddrLng: null,
  storeIntro: '',
  storeService: '',
  storeReserve: '',
  storeImage: name(1),
  storeBigImage: [name(2), name(3)],
  storeWebsite: '',
  storeLineoa: '',
  storeFacebook: '',
  storeProdName: '手沖咖啡',
  gameId: null,
  storeBelong: 0,
  isPlatform: false,
  actions: [],
  hasThirdParty: false,
  createdAt: '2026-11-15T10:00:00+08:00',
  updatedAt: '2026-11-15T10:00:00+08:00',
  version: 3,
}

test('an untouched form sends the stored values', () => {
  const sent = InfoForm.parse(infoValues(store))
  expect(sent).toMatchObject({
    storeImage: name(1),
    storeBigImage: [name(2), name(3)],
    gameId: null,
    storeAddrLat: 25.0421,
    storeAddrLng: null,
    version: 3,
  })
})

test('an emptied coordinate and a removed image are sent as null', () => {
  const sent = InfoForm.parse({ ...infoValues(store), storeAddrLat: undefined, storeImage: [] })
  expect(sent).toMatchObject({ storeAddrLat: null, storeImage: null })
})

test('required fields show 必填欄位, a fourth big image 最多三張圖', async () => {
  await loadTexts()
  const images = [1, 2, 3, 4].map((digit) => ({ uuidName: name(digit), url: '' }))
  const blank = { storePhone: '', storeAddr: ' ', storeProdName: '', storeBigImage: images }
  const { error } = InfoForm.safeParse({ ...infoValues(store), ...blank })
  const texts = Object.fromEntries(
    (error?.issues ?? []).toReversed().map((one) => [one.path[0], validationMessage(one.message)]),
  )
  expect(texts).toEqual({
    storePhone: '必填欄位',
    storeAddr: '必填欄位',
    storeProdName: '必填欄位',
    storeBigImage: '最多三張圖',
  })
})
