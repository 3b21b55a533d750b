import { makeDataDir, startServerProcess } from '../../apps/server/src/testing/server-process.ts'

export type RunningServer = { url: string; dataDir: string; stop: () => Promise<void> }

/** The real server on its own embedded database with the demo data, serving the built console. */
export async function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const { dataDir, remove } = await makeDataDir()
  try {
    const { url, stop } = await startServerProcess({ DATA_DIR: dataDir, ...environment })
    return { url, dataDir, stop: () => stop().then(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}
