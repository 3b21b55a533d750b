import { defineConfig, type Plugin } from 'vite'
import { inlineStyle, withoutPreloads } from '../../tools/vite/inline-style.ts'

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3000'

/** In development the page is at /g/{code} too, as the server has it. */
const servePage: Plugin = {
  name: 'serve-page',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/g(\/[^/?]*)?(?=\?|$)/, '/pad/')
      next()
    })
  },
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/pad/',
  plugins: [servePage, withoutPreloads, inlineStyle({ collapsesSpaces: true })],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: apiUrl, ws: true }, '/games/': apiUrl, '/favicon.svg': apiUrl },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['safari15', 'chrome100'],
    modulePreload: false,
    assetsInlineLimit: 0,
  },
})
