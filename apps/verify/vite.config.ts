import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'
import { inlineStyle, withoutPreloads } from '../../tools/vite/inline-style.ts'

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3000'

/** In development the page is at /v/{token} too, as the server has it. */
const servePage: Plugin = {
  name: 'serve-page',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/v(\/[^/?]*)?(?=\?|$)/, '/verify/')
      next()
    })
  },
}

/** The verifier for the command line, for people who trust no page. */
const offerScript: Plugin = {
  name: 'offer-script',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(new URL('../../docs/verify/verify-report.sh', import.meta.url))
    this.emitFile({ type: 'asset', fileName: 'assets/verify-report.sh', source })
  },
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/verify/',
  plugins: [servePage, withoutPreloads, inlineStyle({ collapsesSpaces: true }), offerScript],
  server: {
    host: '127.0.0.1',
    proxy: { '^/v/[^/]+/.+': apiUrl, '/favicon.svg': apiUrl },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['safari15', 'chrome100'],
    modulePreload: false,
    assetsInlineLimit: 0,
  },
})
