import { listCategories } from '@lumiroute/contract/category'
import { createProduct, updateProduct } from '@lumiroute/contract/product'
import type { Product } from '@lumiroute/contract/product'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { loadTexts } from '../../../lib/text.ts'
import * as page from '../../../testing/form-page.tsx'
import { ProductForm } from './product-form.tsx'
import { newProduct } from './product-values.ts'

const answers: page.Answers = [
  [listCategories, { categoryList: [{ cateCode: 'DRINK', cateName: '飲料', cateParentCode: null }] }],
  [createProduct, { message: '已建立', product: {} }],
  [updateProduct, { message: '已更新', product: {} }],
]

beforeEach(async () => {
  await loadTexts('common')
  await loadTexts('shop')
})

function open(product?: Product) {
  const given = { storeCode: 'TPE001', chosen: undefined, ...(product && { product }) }
  page.openForm((done) => <ProductForm {...given} onSaved={done} onCancel={done} />, answers)
}
async function fillRequired() {
  page.fill('商品名稱', '拿鐵')
  page.fill('售價', '120')
  await page.chooseChip('分類', '飲料')
}
const save = () => page.click('儲存')

it('asks for name, category and price, and sends nothing without them', async () => {
  open()
  save()
  await waitFor(() => expect(page.getHelp('商品名稱')).toBe('必填'))
  expect(page.getHelp('分類')).toBe('必填')
  expect(page.getHelp('售價')).toContain('必填')
  expect(page.sentTo(createProduct)).toEqual([])
})

it('lists every combination of the options, starting from the price of the product', async () => {
  open()
  await fillRequired()
  expect(page.hasField('庫存')).toBe(true)
  page.click('新增選項')
  page.fill('選項 1 名稱', '尺寸')
  page.addChip('選項 1 的值', '大')
  page.addChip('選項 1 的值', '小')
  await waitFor(() => expect(page.getField('小 的售價').value).toBe('120'))
  // Each variant has its own stock instead.
  expect(page.hasField('庫存')).toBe(false)
  page.fill('大 的售價', '150')
  page.fill('大 的庫存', '5')
  page.toggle('販售 小')
  save()
  const { prodOptions, prodVariants } = await page.findSent(createProduct)
  expect(prodOptions).toEqual([{ name: '尺寸', values: ['大', '小'] }])
  expect(prodVariants).toMatchObject([
    { optionValues: ['大'], salePrice: 150, stock: 5, enabled: true },
    { optionValues: ['小'], salePrice: 120, stock: 0, enabled: false },
  ])
  await screen.findByText('the list')
})

it('copies the first row to all variants, and drops their rows with the option', async () => {
  open()
  page.click('新增選項')
  for (const size of ['大', '中', '小']) page.addChip('選項 1 的值', size)
  await waitFor(() => expect(page.hasField('小 的售價')).toBe(true))
  page.fill('大 的售價', '99')
  page.click('將第一列的售價套用到全部')
  expect(['大', '中', '小'].map((size) => page.getField(`${size} 的售價`).value)).toEqual(['99', '99', '99'])
  page.click('移除第 1 個選項')
  await waitFor(() => expect(page.hasField('大 的售價')).toBe(false))
})

it('shows the fields that a switch needs', () => {
  open()
  expect(page.hasField('車上顯示文字')).toBe(false)
  page.toggle('在車上菜單顯示')
  expect(page.hasField('車上顯示文字')).toBe(true)
  expect(page.hasField('安全庫存')).toBe(true)
  page.toggle('追蹤庫存')
  expect([page.hasField('庫存'), page.hasField('安全庫存')]).toEqual([false, false])
})

it('shows refusals of the server at the product and at the variant', async () => {
  open()
  await fillRequired()
  page.click('新增選項')
  page.fill('選項 1 名稱', '尺寸')
  page.addChip('選項 1 的值', '大')
  await waitFor(() => expect(page.hasField('大 的貨號')).toBe(true))
  page.answerWith(
    createProduct,
    page.refuseFields({ prodCode: '代碼已存在', 'prodVariants.0.sku': '貨號已使用' }),
  )
  save()
  await waitFor(() => expect(page.getHelp('商品代碼')).toBe('代碼已存在'))
  expect(page.getHelp('大 的貨號')).toBe('貨號已使用')
  expect(screen.queryByText('the list')).toBeNull()
})

it('asks before unsaved changes are lost', async () => {
  open()
  page.fill('商品名稱', '拿鐵')
  await page.expectUnsavedGuard()
})

it('sends the stock that was shown, so that sales made meanwhile are kept', async () => {
  const product = {
    ...newProduct,
    prodCode: 'LATTE',
    prodName: '拿鐵',
    prodSalePrice: 120,
    cateCodes: ['DRINK'],
    prodImages: [],
    prodVideo: null,
    prodOnAt: null,
    prodOffAt: null,
    prodStock: 7,
    version: 3,
  } as unknown as Product
  open(product)
  expect(page.getField('商品代碼').disabled).toBe(true)
  page.fill('庫存', '9')
  save()
  expect(await page.findSent(updateProduct)).toMatchObject({
    prodCode: 'LATTE',
    prodStock: 9,
    prodStockSeen: 7,
    version: 3,
  })
})
