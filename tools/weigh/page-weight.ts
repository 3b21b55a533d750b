import { request } from 'node:http'
import { basename } from 'node:path'
import type { Page } from '@playwright/test'

export type Chunk = { name: string; bytes: number }
export type PageWeight = { chunks: Chunk[]; bytes: number }

/** Pages with their limit of gzipped JavaScript, in thousands of bytes. */
export const weighedPages = [
  { path: '/signin', isSignedIn: false, limitKb: 180 },
  { path: '/s/TPE001', isSignedIn: false, limitKb: 90 },
  { path: '/s/TPE001/products/LATTE', isSignedIn: false, limitKb: 90 },
  { path: '/v', isSignedIn: false, limitKb: 60 },
  { path: '/first-page', isSignedIn: true, limitKb: 280 },
  { path: '/store/list', isSignedIn: true, limitKb: 280 },
] as const

/** Loads the page in a browser without a cache, until it is idle. */
export async function weighPage(page: Page, address: string): Promise<PageWeight> {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url())
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const chunks = await Promise.all([...scripts].map(weighScript))
  chunks.sort((one, other) => other.bytes - one.bytes)
  return { chunks, bytes: chunks.reduce((sum, { bytes }) => sum + bytes, 0) }
}

// The browser would take Brotli, which is smaller; the limits are for gzip.
function weighScript(address: string): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    const ask = request(address, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => (bytes += part.length))
      response.once('end', () => resolve({ name: basename(new URL(address).pathname), bytes }))
      response.once('error', reject)
    })
    ask.once('error', reject)
    ask.end()
  })
}
