import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runTogether } from './dev/run-together.mjs'
import { checkNode, ensureDependencies } from './setup/install.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

checkNode()
await ensureDependencies(root)
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))

const {
  PORT = '3000',
  CONSOLE_PORT = '5173',
  PLAYER_PORT = '5174',
  PAD_PORT = '5175',
  SHOP_PORT = '5176',
  VERIFY_PORT = '5177',
} = process.env
const env = { ...process.env, PORT, API_URL: `http://127.0.0.1:${PORT}`, PAD_PORT, SHOP_PORT }
const vite = (app, port) => ['vite', [app, '--port', port, '--strictPort', '--clearScreen', 'false']]

const programs = [
  { name: 'server', command: ['tsx', ['watch', '--clear-screen=false', 'apps/server/src/main.ts']] },
  { name: 'console', command: vite('apps/console', CONSOLE_PORT) },
  { name: 'player', command: vite('apps/player', PLAYER_PORT) },
  { name: 'pad', command: vite('apps/pad', PAD_PORT) },
  { name: 'verify', command: vite('apps/verify', VERIFY_PORT) },
  { name: 'shop', command: vite('apps/shop', SHOP_PORT) },
].map(({ name, command: [file, args] }) => ({
  name,
  file: join(root, 'node_modules/.bin', file),
  args,
  options: { cwd: root, env },
}))

console.log(
  `Console http://127.0.0.1:${CONSOLE_PORT}  player http://127.0.0.1:${PLAYER_PORT}/player/  phones http://127.0.0.1:${PAD_PORT}/g  store fronts http://127.0.0.1:${SHOP_PORT}/s/TPE001  Ctrl-C stops all`,
)
process.exitCode = await runTogether(programs)
