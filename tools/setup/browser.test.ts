import { expect, test } from 'vitest'
import { findBrowser } from './browser.mjs'

test('takes the browser that CHROMIUM_PATH names, and no other', () => {
  expect(findBrowser({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath)
  expect(findBrowser({ CHROMIUM_PATH: '/nowhere/chromium' })).toBeUndefined()
})
