import { expect, test } from './support/fixtures.ts'
import { expectAccessible, hydrated } from './support/front.ts'
import { uniqueCode } from './support/screen.ts'

test.use({ viewport: { width: 390, height: 844 }, isAlone: true })

test('a link shows a card when shared, and paints without any script', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'zh-TW' })
  const page = await context.newPage()
  await page.goto(`${server.url}/s/TPE001/products/LATTE`)
  await expect(page.getByRole('heading', { level: 1, name: '拿鐵' })).toBeVisible()
  await expect(page.getByRole('group', { name: '容量' })).toBeVisible()
  const meta = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content')
  expect(await page.title()).toBe('拿鐵｜台北光點咖啡')
  expect(await meta('title')).toBe('拿鐵｜台北光點咖啡')
  expect(await meta('url')).toMatch(/\/s\/TPE001\/products\/LATTE$/)
  const picture = await page.request.get((await meta('image')) ?? '')
  expect(picture.headers()['content-type']).toMatch(/^image\//)
  await context.close()
})

test('people find a product by category and search, choose a variant and keep it in the cart', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto('/s/TPE001')
  await hydrated(page)
  await expectAccessible(page)
  await page.getByRole('navigation', { name: '商品分類' }).getByRole('link', { name: '茶飲' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '茶飲' })).toBeVisible()
  await page.getByRole('searchbox', { name: '搜尋商品' }).fill('水果')
  await page.getByRole('searchbox', { name: '搜尋商品' }).press('Enter')
  await expect(page.getByText('共 1 項商品')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /水果茶/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '水果茶' })).toBeVisible()
  await expectAccessible(page)
  for (const group of await page.locator('fieldset').all())
    await group.locator('label:has(input:enabled)').first().click()
  await page.getByRole('button', { name: '加入購物車' }).click()
  await expect(page.getByRole('status').filter({ hasText: '已加入購物車' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: '購物車，1 件' })).toBeVisible()
  expect(faults).toEqual([])
})

test('a page that was opened before can be read without network', async ({ page, context }) => {
  await page.goto('/s/TPE001')
  await hydrated(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // The first visit came before the service worker.
  await page.reload()
  await hydrated(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: '精選商品' })).toBeVisible()
  await page
    .getByRole('link', { name: /桂花拿鐵/ })
    .first()
    .click()
  await expect(page.getByText('沒有網路連線')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: '再試一次' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '桂花拿鐵' })).toBeVisible()
})

test('unknown stores and products get a polite page and 404', async ({ page }) => {
  const unknown = await page.goto('/s/NOSUCH')
  expect(unknown?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '找不到這家店' })).toBeVisible()
  const product = await page.goto('/s/TPE001/products/NOSUCH')
  expect(product?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '這項商品已下架' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '看全部商品' }).click()
  await expect(page.getByText(/共 \d+ 項商品/)).toBeVisible()
})

test('scripts in a product’s texts are shown as text or removed', async ({ page, call }) => {
  const prodCode = uniqueCode('EVIL')
  await call('store1', 'POST', '/product/TPE001', {
    prodCode,
    cateCodes: ['TEA'],
    prodName: '</script><script>window.evil=1</script>',
    prodSubtitle: '"><svg onload="window.evil=3">',
    prodDesc: '<p>好喝</p><script>window.evil=4</script><img src=x onerror="window.evil=5">',
    prodSalePrice: 100,
    prodListPrice: 100,
    prodStatus: 'on',
  })
  await page.goto(`/s/TPE001/products/${prodCode}`)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('</script><script>')
  await expect(page.getByText('好喝')).toBeVisible()
  expect(await page.evaluate(() => 'evil' in window)).toBe(false)
})
