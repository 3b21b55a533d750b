import { drawCode, qrPath } from '@lumiroute/stage'
import type { View } from '../ports/screen.port.ts'
import { text } from '../text.ts'

export function element(name: string, className: string, content = ''): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  made.textContent = content
  return made
}

/** Two groups of three, because people read it aloud. */
export function codeLine(code: string): HTMLElement {
  const line = element('p', 'code')
  line.dataset.code = code
  line.setAttribute('aria-label', code.split('').join(' '))
  line.append(element('span', '', code.slice(0, 3)), element('span', '', code.slice(3)))
  return line
}

function consoleCode(): HTMLElement {
  const address = `${location.origin}/device/list`
  const frame = element('div', 'qr')
  const path = qrPath(address)
  if (path) frame.append(drawCode(path))
  const side = element('div', 'address')
  side.append(frame, element('p', 'url', address))
  return side
}

const brand = () => element('p', 'brand', 'LumiRoute')

/** The player's own pages: the pairing code, and the placeholder while there is nothing to play. */
export function drawBoard(view: Exclude<View, { kind: 'picture' | 'game' }>): HTMLElement {
  const board = element('main', 'board')
  const words = element('div', 'words')
  if (view.kind === 'card') {
    words.append(brand(), element('h1', 'title', view.title || 'LumiRoute'), element('p', 'note', view.note))
    board.append(words)
    return board
  }
  words.append(brand(), element('h1', 'title', text.title))
  if (view.code) words.append(codeLine(view.code))
  words.append(element('p', 'note', view.note))
  board.append(words, ...(view.code ? [consoleCode()] : []))
  return board
}
