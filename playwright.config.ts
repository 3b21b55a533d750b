import { defineConfig } from '@playwright/test'
import { findBrowser } from './tools/setup/browser.mjs'

export default defineConfig({
  testDir: 'e2e',
  // Generous: a busy machine must not fail a test that only waits.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Each worker has a server and a database of its own.
  workers: 2,
  // A second try tells a flaky test from a broken one; both fail the run.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // Recording each step costs a third of the time; TRACE=1 shows what led to a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // One renderer for all pages of a server: starting one and compiling the console costs most of a short test.
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--process-per-site', '--disable-features=SpareRendererForSitePerProcess'],
    },
  },
})
