import { defineConfig, type Plugin } from 'vite'

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3000'

/** The service worker must know every file of its version, including lazily loaded ones. */
function listFiles(): Plugin {
  return {
    name: 'list-files',
    generateBundle(_options, bundle) {
      const names = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !name.endsWith('.map'))
      const list = JSON.stringify(names.sort().map((name) => `/player/${name}`))
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.fileName === 'sw.js')
          chunk.code = chunk.code.replaceAll('__APP_FILES__', list)
      }
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/player/',
  plugins: [listFiles()],
  server: { host: '127.0.0.1', proxy: { '/api': { target: apiUrl, ws: true } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome120'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { player: 'index.html', stream: 'stream.html', sw: 'src/sw.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
