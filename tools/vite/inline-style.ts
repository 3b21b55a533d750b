import type { Plugin } from 'vite'

/** Spaces between elements mean nothing in a page that its script builds. */
type Options = { collapsesSpaces: boolean }

/** A style sheet of its own needs a second request, and the first paint waits for it. */
export const inlineStyle = ({ collapsesSpaces }: Options): Plugin => ({
  name: 'inline-style',
  enforce: 'post',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? [file] : []))
    const style = files.find(({ fileName }) => fileName.endsWith('.css'))
    const page = files.find(({ fileName }) => fileName.endsWith('.html'))
    if (!style || !page) throw new Error('no page or no style sheet')
    const rules = String(style.source).trim()
    const html = String(page.source)
      .replace(/\s*<link rel="stylesheet"[^>]*>/, '')
      .replace('</head>', () => `<style>${rules}</style></head>`)
    page.source = collapsesSpaces ? html.replace(/>\s+</g, '><') : html
    delete bundle[style.fileName]
  },
})

/** What preloads the style sheets of later parts, which have none. */
export const withoutPreloads: Plugin = {
  name: 'without-preloads',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}
