import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** No inline script or style: the content security policy forbids inline scripts. */
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>LumiRoute API reference</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="icon" href="data:," />
  </head>
  <body>
    <main id="reference"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/open-reference.js"></script>
  </body>
</html>
`

/** Read only: a form that sends calls would ask people to paste their token into a page. */
const openReference = `const hidden = () => null
document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches)
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  filter: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  supportedSubmitMethods: [],
  validatorUrl: null,
  plugins: [() => ({ wrapComponents: { authorizeBtn: () => hidden, authorizeOperationBtn: () => hidden } })],
})
`

const script = 'text/javascript; charset=utf-8'

type ViewerFile = { type: string; read: () => Promise<string> }

/** Swagger UI from node_modules, by path under `/api`: it downloads nothing from other hosts. */
export const viewerFiles: Record<string, ViewerFile> = {
  '/docs': { type: 'text/html; charset=utf-8', read: async () => page },
  '/docs/open-reference.js': { type: script, read: async () => openReference },
  '/docs/swagger-ui-bundle.js': {
    type: script,
    read: () => readFile(require.resolve('@fastify/swagger-ui/static/swagger-ui-bundle.js'), 'utf8'),
  },
  '/docs/swagger-ui.css': {
    type: 'text/css; charset=utf-8',
    read: () => readFile(require.resolve('@fastify/swagger-ui/static/swagger-ui.css'), 'utf8'),
  },
}
