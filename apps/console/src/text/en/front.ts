import type { TextsOf } from '../texts-type.ts'
import type { front as source } from '../zh-TW/front.ts'

export const front: TextsOf<typeof source> = {
  preview: {
    closed: 'The store front is closed',
    closedText: 'Nobody can open the front of a disabled store. Enable the store to see the preview.',
  },
  link: {
    copy: 'Copy link',
    copied: 'The link of “{{name}}” is copied',
    copyFailed: 'The browser does not allow copying. Copy it yourself: {{address}}',
    poster: 'QR poster',
    title: 'Link and poster of “{{name}}”',
    address: 'Address',
    open: 'Open in a new tab',
    code: 'QR code of “{{name}}”',
    hidden: 'Members cannot see this page now. Link and QR code open it once it is offered.',
    storeHidden: 'The store is disabled. Link and QR code open its front once it is enabled.',
  },
  poster: {
    size: 'Size',
    a4: 'A4 poster',
    a6: 'A6 card',
    tent: 'Table tent',
    a4Text: '210 × 297 mm, for the door or a wall.',
    a6Text: '105 × 148 mm, for the counter or to hand out.',
    tentText: 'One sheet of A4, folded at the dashed line: it stands on a table and scans from both sides.',
    preview: 'Preview of the poster',
    print: 'Print',
    printHint: 'Print at a scale of 100%, or save as PDF.',
    scan: 'Scan with your phone',
    scanText: 'Open the camera or LINE',
    fold: 'Fold here',
  },
}
