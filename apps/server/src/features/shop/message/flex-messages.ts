import type { LineMessage } from '../../../adapters/line/line.port.ts'
import { text, translate } from '../../../text/text.ts'

type Drawn = { title: string; text: string; image: string | null; url: string; button: string }

/** LINE messages use the platform's language. */
const say = (key: 'message.open' | 'message.pictureAlt') => translate(text(key), 'zh-TW')
const maxAlt = 400
const maxText = 300
const open = (uri: string, label: string) => ({ type: 'uri', uri, label })

const hero = (url: string, uri: string, aspectRatio: string) => ({
  type: 'image',
  url,
  size: 'full',
  aspectMode: 'cover',
  aspectRatio,
  action: open(uri, say('message.open')),
})

/** Picture, title, text and one button. */
export const buildCard = ({ title, text, image, url, button }: Drawn): LineMessage => ({
  type: 'flex',
  altText: title.slice(0, maxAlt),
  contents: {
    type: 'bubble',
    ...(image && { hero: hero(image, url, '2:1') }),
    body: {
      type: 'box',
      layout: 'vertical',
      spacing: 'sm',
      contents: [
        { type: 'text', text: title, weight: 'bold', size: 'lg', wrap: true },
        // LINE rejects an empty text.
        ...(text
          ? [
              {
                type: 'text',
                text: text.slice(0, maxText),
                size: 'sm',
                color: '#5B6478',
                wrap: true,
                maxLines: 4,
              },
            ]
          : []),
      ],
    },
    footer: {
      type: 'box',
      layout: 'vertical',
      contents: [{ type: 'button', style: 'primary', color: '#4F46E5', action: open(url, button) }],
    },
  },
})

/** A picture with a link. */
export const buildPicture = (image: string, url: string): LineMessage => ({
  type: 'flex',
  altText: say('message.pictureAlt'),
  contents: { type: 'bubble', size: 'giga', hero: hero(image, url, '1:1') },
})
