import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { inlineStyle } from '../../tools/vite/inline-style.ts'

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3000'

/** In development every address of a store front is the one page, without the server's rendering. */
const servePage: Plugin = {
  name: 'serve-page',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/s\/[^?]*/, '/shop/')
      next()
    })
  },
}

/** What the home page consists of. */
const firstPage = new RegExp(
  [
    'src/main.tsx',
    'src/api/(answer-cache|api-error|reads|request|use-read)',
    'src/app/',
    'src/cart/(use-)?cart.ts',
    'src/kit/(format|icon|loaded|notice|page-skeleton|picture-url|section|smart-link|toast)',
    'src/member/member-slot',
    'src/offline/start',
    'src/preview/',
    'src/session/(member-session|storage|touch|use-session)',
    'src/pages/(home/|product/product-grid|activity/activity-card|info/contact-list)',
    'node_modules/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)/',
  ].join('|'),
)

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/shop/',
  plugins: [react(), servePage, ...(isSsrBuild ? [] : [inlineStyle({ collapsesSpaces: false })])],
  server: { host: '127.0.0.1', proxy: { '/api': apiUrl, '/favicon.svg': apiUrl, '/line-stand-in': apiUrl } },
  // The server loads the rendering as one folder without node_modules.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? { emptyOutDir: true, target: 'node20', minify: true }
    : {
        emptyOutDir: true,
        target: ['safari15', 'chrome100'],
        manifest: 'manifest.json',
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { main: 'index.html', sw: 'src/offline/sw.ts' },
          // The service worker's address stays the same for every version.
          output: {
            entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
            // Ten small files would each wait for the phone's slow connection.
            codeSplitting: { groups: [{ name: 'first', test: firstPage }] },
          },
        },
      },
}))
