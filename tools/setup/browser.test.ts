import { expect, test } from 'vitest'
import { findBrowser } from './browser.mjs'

test('uses only the browser that CHROMIUM_PATH names, if set', () => {
  expect(findBrowser({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath)
  expect(findBrowser({ CHROMIUM_PATH: '/nowhere/chromium' })).toBeUndefined()
})
