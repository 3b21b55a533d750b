import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Ad } from '@lumiroute/contract/ad'
import { getAdEffect, getGameEffect } from '@lumiroute/contract/effect'
import { Member } from '@lumiroute/contract/member'
import { Order } from '@lumiroute/contract/order'
import { Material, Playlist } from '@lumiroute/contract/playlist'
import { ProductFields, VariantForm } from '@lumiroute/contract/product'
import { BroadcastRecord } from '@lumiroute/contract/record'
import type { Language } from '@lumiroute/contract/text'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { getMemberHeads, memberColumns } from '../../shop/member/member-sheet.ts'
import { productColumns, variantColumns } from '../../shop/product/product-sheet.ts'
import { adEffectSheets, resultSheet } from './download-effects.ts'
import { recordSheet } from './record-sheets.ts'
import { type Head, translateHead } from './sheet.ts'
import { adSheet, materialSheet, orderItemSheet, orderSheet, playlistSheet } from './store-data-sheets.ts'

const effect = getAdEffect.answer.shape
type AnySheet = Record<string, object | null>
const sheets: [string, z.ZodObject, AnySheet, string[]?][] = [
  ['ads.csv', Ad, adSheet],
  ['playlists.csv', Playlist, playlistSheet],
  ['materials.csv', Material, materialSheet, ['playlist', 'position']],
  ['orders.csv', Order, orderSheet],
  ['order-items.csv', Order.shape.items.element, orderItemSheet, ['paymentId', 'total']],
  ['record.csv', BroadcastRecord, recordSheet],
  ['people.csv', effect.effectAdDetailList.element, adEffectSheets.people],
  ['items.csv', effect.itemList.element, adEffectSheets.items],
  [
    'results.csv',
    getGameEffect.answer.shape.effectGameDetailList.element,
    resultSheet,
    ['roomId', 'deviceId', 'startAt', 'durationS'],
  ],
]

const getHeadings = (sheet: AnySheet, language: Language = 'zh-TW') =>
  Object.values(sheet)
    .flatMap((columns) => Object.keys(columns ?? {}) as Head[])
    .map((head) => translateHead(head, language))

test.each(sheets)('%s has a column for every field of its entity', (_file, schema, sheet, ofItsOwn = []) => {
  expect(Object.keys(sheet).toSorted()).toEqual([...Object.keys(schema.shape), ...ofItsOwn].toSorted())
})

test.each(sheets)('%s omits only what is not data of the entity', (_file, _schema, sheet) => {
  const omitted = Object.keys(sheet).filter((field) => sheet[field] === null)
  const allowed = [
    'store',
    'storeId',
    'actions',
    'version',
    'placeId',
    'materials',
    'imagePath',
    'onScreen',
    'id',
  ]
  expect(omitted.filter((field) => !allowed.includes(field))).toEqual([])
})

test.each(sheets)('%s has no heading twice in any language', (_file, _schema, sheet) => {
  for (const language of ['zh-TW', 'en'] as const) {
    const own = getHeadings(sheet, language)
    expect(new Set(own).size).toBe(own.length)
  }
})

test('members.csv has a column for every field of a member except ids of external systems', () => {
  const columns = memberColumns.map(({ field }) => field)
  const renamed: Record<string, string> = { tags: 'tagNames' }
  const omitted = ['lineUserId', 'mbrPicture', 'mbrLang', 'updatedAt', 'updatedBy', 'version']
  const fields = Object.keys(Member.shape).filter((field) => !omitted.includes(field))
  expect(fields.map((field) => renamed[field] ?? field).filter((field) => !columns.includes(field))).toEqual(
    [],
  )
})

/** Pictures cannot be part of a sheet; variants have columns of their own. */
const notInSheet = [
  'prodImages',
  'prodVideo',
  'prodOptions',
  'prodVariants',
  'image',
  'stockSeen',
  'prodStockSeen',
]

test('products.csv has a column for every field of the product and variant forms', () => {
  const columns = [...Object.values(productColumns), ...Object.values(variantColumns)].map(
    ({ field }) => field,
  )
  const fields = [...Object.keys(ProductFields.shape), ...Object.keys(VariantForm.shape)]
  expect(fields.filter((field) => !columns.includes(field) && !notInSheet.includes(field))).toEqual([])
})

let words: Set<string>
beforeAll(async () => {
  const folder = path.resolve(import.meta.dirname, '../../../../../console/src/text/zh-TW')
  const modules = await Promise.all(
    readdirSync(folder).map((file) => import(pathToFileURL(path.join(folder, file)).href) as Promise<object>),
  )
  words = new Set(modules.flatMap(textsIn))
})
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values((value as object | undefined) ?? {}).flatMap(textsIn)

/** Screens show these beside a unit or inside a longer text, so they are not labels. */
const onlyInFiles = new Set([
  '回報播放次數',
  // The word that all screens will use soon.
  '播放地點',
  '播放螢幕',
  '退回原因',
  '預訂車輛',
  '檔名',
  '檔案網址',
  '商店訂單編號',
  '廣告 ID',
  '素材 ID',
  '第幾天',
  '播放天數',
  '承諾播放次數',
  '至今應播放次數',
  '播放次數達成率',
  '承諾播放分鐘',
  '至今應播放分鐘',
  '實際播放分鐘',
  '播放分鐘達成率',
  '樣本數',
  '不符核准內容次數',
  '不是核准的素材',
  '檔案內容不同',
  '預定秒數不同',
  '有人數資料次數',
  '名次',
  '遊玩時間',
  '封鎖時間',
  '個資刪除時間',
])
const heads = [
  ...sheets.flatMap(([file, , sheet]) => getHeadings(sheet).map((head) => [file, head] as const)),
  ...getMemberHeads('zh-TW').map((head) => ['members.csv', head] as const),
]

test.each(heads)('%s uses 「%s」 like the screens', (_file, head) => {
  const word = head.replace(/（.*）$/, '')
  expect(words.has(word) || onlyInFiles.has(word)).toBe(true)
})
