import { defineConfig, type Plugin } from 'vite'

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

/** A tenth of the page: what preloads the style sheets of later parts, which have none. */
const withoutPreloads: Plugin = {
  name: 'without-preloads',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}

/** A style sheet of its own needs a second connection, and the script waits for it. */
const inlineStyle: Plugin = {
  name: 'inline-style',
  enforce: 'post',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? [file] : []))
    const style = files.find(({ fileName }) => fileName.endsWith('.css'))
    const page = files.find(({ fileName }) => fileName.endsWith('.html'))
    if (!style || !page) throw new Error('no page or no style sheet')
    const rules = String(style.source).trim()
    const html = String(page.source).replace(
      /\s*<link rel="stylesheet"[^>]*>/,
      () => `<style>${rules}</style>`,
    )
    page.source = html.replace(/>\s+</g, '><')
    delete bundle[style.fileName]
  },
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/pad/',
  plugins: [servePage, withoutPreloads, inlineStyle],
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
