import LinkIcon from '@mui/icons-material/Link'
import QrCode2 from '@mui/icons-material/QrCode2'
import { lazy } from 'react'
import { useCopyLink } from '../../features/shop/front/copy-link.ts'
import type { FrontThing } from '../../features/shop/front/front-thing.ts'
import { act, dialog } from './row-actions.tsx'
import type { RowActionSpec } from './row-actions.tsx'
import type { ListContext } from './list-context.ts'

const LinkDialog = lazy(async () => ({
  default: (await import('../../features/shop/front/link-dialog.tsx')).LinkDialog,
}))

/** Copies the link of a row's page in the store's front. */
export function copyLink<Row>(describe: (row: Row) => FrontThing): RowActionSpec<Row> {
  const useCopy = ({ storeCode }: ListContext) => {
    const copy = useCopyLink(storeCode)
    return { run: (row: Row) => copy(describe(row)) }
  }
  return act('copyLink', <LinkIcon />, useCopy, { label: 'front.link.copy' })
}

/** Shows the QR code and the poster of a row's page. */
export const poster = <Row,>(describe: (row: Row) => FrontThing): RowActionSpec<Row> =>
  dialog(
    'poster',
    <QrCode2 />,
    (row, control, { storeCode }) => <LinkDialog {...control} {...{ storeCode }} thing={describe(row)} />,
    { label: 'front.link.poster' },
  )
