import { describe, expect, it } from 'vitest'
import { toDisplayName } from './display-name.ts'
import { FileMissingError } from './file-error.ts'
import { isFileName, mimeOfFileName, newFileName, requireFileName } from './file-name.ts'

const good = '1b4e28ba-2fa1-4d1b-a883-0016d3cca427.jpg'

describe('file name', () => {
  it('is generated each time and contains its type', () => {
    const names = new Set(Array.from({ length: 50 }, () => newFileName('video/mp4')))
    expect(names.size).toBe(50)
    expect([...names].every((name) => mimeOfFileName(name) === 'video/mp4')).toBe(true)
  })

  it.each([
    '../../etc/passwd',
    `../${good}`,
    `/${good}`,
    `..\\${good}`,
    `${good}\n`,
    `${good}\0`,
    `${good}/..`,
    good.toUpperCase(),
    good.replace('.jpg', '.html'),
    good.replace('.jpg', '.jpg.svg'),
    good.replace('-4d1b', '-1d1b'),
    'tmp',
    '',
  ])('from outside is missing if we could not have generated it: %j', (name) => {
    expect(isFileName(name)).toBe(false)
    expect(() => requireFileName(name)).toThrow(FileMissingError)
  })
})

describe('display name', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['/etc/shadow', 'shadow'],
    ['C:\\Users\\me\\門市.jpg', '門市.jpg'],
    ['a\0b\r\n.png', 'ab.png'],
    ['photo\u202Egpj.exe', 'photogpj.exe'],
    ['\u2066x\u2069\u200B\uFEFF.png', 'x.png'],
    ['a.php.jpg', 'a.php.jpg'],
    ['  廣告 1.mp4 ', '廣告 1.mp4'],
    ['..', '未命名檔案'],
    ['', '未命名檔案'],
    [undefined, '未命名檔案'],
  ])('of %j is %j', (given, shown) => {
    expect(toDisplayName(given)).toBe(shown)
  })

  it('is at most 200 characters, retains its extension and splits no character', () => {
    const shown = toDisplayName(`${'😀'.repeat(300)}.jpeg`)
    expect(Array.from(shown)).toHaveLength(200)
    expect(shown.endsWith('😀.jpeg')).toBe(true)
  })
})
