import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3000'

const routerFolder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
// The package offers browsers only its development build, with all warnings.
const leanRouter = { find: /^react-router$/, replacement: join(routerFolder, 'dist/production/index.mjs') }

/**
 * Every schema refers to the code that turns it into JSON Schema, which the console never calls: 5 kB of the first load.
 */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  load(file) {
    if (!/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/.test(file)) return
    const exported = readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)
    return [...exported].map(([, name]) => `export const ${name} = () => undefined`).join('\n')
  },
}

/** The names of two hundred small files would weigh more in the first load than asking for them once their page is there. */
const onlyLarge = (_file: string, names: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' ? names : names.filter((name) => /\.css$|\/(shell|table|form|menu)-/.test(name))

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), withoutJsonSchema],
  resolve: { alias: command === 'build' ? [leanRouter] : [] },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': { target: apiUrl, ws: true },
      '/log/': { target: apiUrl },
      '^/(s|shop)/': { target: `http://127.0.0.1:${process.env.SHOP_PORT ?? 5176}`, ws: true },
      // With its sockets: one that never opens keeps the browser from opening the room's.
      '^/(g|pad)(/|$)': { target: `http://127.0.0.1:${process.env.PAD_PORT ?? 5175}`, ws: true },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['es2023', 'chrome120', 'firefox121', 'safari17.2'],
    modulePreload: { polyfill: false, resolveDependencies: onlyLarge },
    // Small files as data: URLs would need a wider CSP.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // A hundred small files compress badly: one for each thing a person opens, with all it stands on.
        codeSplitting: {
          groups: [
            { name: 'first', test: /src\/(main|pages\/platform\/sign-in)\.tsx$/, priority: 40 },
            // What every table formats with and the icon of the task list must not arrive with the forms.
            {
              name: 'shell',
              test: /src\/(app\/shell\/shell\.tsx|lib\/format\/use-format\.ts|ui\/section\.tsx|ui\/visually-hidden\.ts)$|icons-material\/(esm\/)?ChevronRight\./,
              priority: 30,
            },
            { name: 'menu', test: /src\/ui\/menu\/menu-parts\.ts$/, priority: 25 },
            {
              name: 'table',
              test: /src\/(ui\/table\/(?!virtual-|indexed-|fault-)|pages\/kit\/(define-list-page|row-actions|filters)\.tsx$)/,
              priority: 20,
            },
            { name: 'form', test: /src\/ui\/form\//, priority: 10 },
          ],
        },
      },
    },
  },
}))
