import type { Page } from '@playwright/test'

/** A picture file as a person could choose it, drawn by the browser. */
export async function picture(page: Page, name: string, width: number, height: number) {
  const url = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no 2D canvas context')
      context.fillStyle = '#3D5AFE'
      context.fillRect(0, 0, w, h)
      return canvas.toDataURL('image/png')
    },
    [width, height] as const,
  )
  return { name, mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}
