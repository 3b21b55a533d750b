import react from '@vitejs/plugin-react'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'

const root = 'apps/console'

/**
 * The console with its gallery and React's warnings, bundled: unbundled, each page would load for seconds.
 */
export async function startGallery() {
  const outDir = await mkdtemp(join(tmpdir(), 'lumiroute-gallery-'))
  process.env.NODE_ENV = 'development'
  const shared = { configFile: false, root, mode: 'development', logLevel: 'error' } as const
  await build({
    ...shared,
    plugins: [react()],
    build: { outDir, minify: false, assetsInlineLimit: 0, reportCompressedSize: false, emptyOutDir: true },
  })
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  return {
    url: `${server.resolvedUrls?.local[0]}gallery`,
    stop: async () => {
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
