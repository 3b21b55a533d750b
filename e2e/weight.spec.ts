import { weighPage, weighedPages } from '../tools/weigh/page-weight.ts'
import { expect, keepSession, signIn, test } from './support/fixtures.ts'

// What an earlier test loaded would count as 0 bytes.
test.use({ isAlone: true })

for (const { path, isSignedIn, limitKb } of weighedPages)
  test(`${path} loads at most ${limitKb} kB of JavaScript, gzipped`, async ({ page, server }) => {
    if (isSignedIn) await keepSession(page, await signIn(server.url, 'admin'))
    const { bytes, chunks } = await weighPage(page, server.url + path)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    expect(chunks.length).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(limitKb * 1000)
  })
