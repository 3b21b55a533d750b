import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { runQuietly, step } from './run.mjs'

/**
 * Debian's package names. The shell renders the same pages in two thirds of the time; older releases lack it.
 */
const packages = ['chromium-headless-shell', 'chromium']

const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Returns the path of a Chromium with Chinese fonts; installs Debian's if there is none. */
export async function ensureBrowser() {
  if (!hasChineseFont()) await install('fonts-noto-cjk')
  if (!findBrowser()) await install(packages[0]).catch(() => install(packages[1]))
  const found = findBrowser()
  if (!found) throw new Error(adviceFor(['chromium']))
  return found
}

const install = (name) => step(`安裝瀏覽器 Installing ${name}`, () => installPackages([name]))

export function findBrowser(env = process.env) {
  const candidates = env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : places
  return candidates.find(isProgram)
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function hasChineseFont() {
  const { stdout } = spawnSync('fc-list', [':lang=zh-tw'], { encoding: 'utf8' })
  return Boolean(stdout?.trim())
}

async function installPackages(names) {
  const prefix = findRights()
  if (!prefix || !isProgram('/usr/bin/apt-get')) throw new Error(adviceFor(names))
  const apt = (...args) => {
    const [file, ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args]
    return runQuietly(file, rest)
  }
  try {
    await apt('update')
    await apt('install', '-y', '--no-install-recommends', ...names)
  } catch (error) {
    throw new Error(`${adviceFor(names)}\n${error.message}`, { cause: error })
  }
}

/** The command prefix for root, or undefined if root would need a password. */
function findRights() {
  if (process.getuid?.() === 0) return []
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined
}

function adviceFor(names) {
  const list = names.join(' ')
  return (
    `請安裝 ${list}（例如 sudo apt-get install ${list}），或以 CHROMIUM_PATH 指定瀏覽器。 ` +
    `The tests require ${list}: install it (sudo apt-get install ${list}), or set CHROMIUM_PATH to a browser.`
  )
}
