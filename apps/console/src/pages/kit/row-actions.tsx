import type { CallOf, Endpoint } from '@lumiroute/contract'
import type { Permission } from '@lumiroute/contract/store-roles'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemoval } from '../../ui/dialog/use-removal.tsx'
import type { FormatLanguage } from '../../lib/format/format.ts'
import { useFormatLanguage } from '../../lib/format/use-format.ts'
import { fillText } from '../../lib/fill-text.ts'
import type { TextKey } from '../../lib/text.ts'
import type { Permitted } from '../../lib/session/permitted.ts'
import type { RowAction } from '../../ui/table/table-column.ts'
import type { DialogControl, ListContext } from './list-context.ts'

export type Handler<Row> = { run: (row: Row) => unknown; dialog?: ReactNode }

/** One action of a row. Its text is `<noun>.list.<id>`; set exactly one of `to`, `dialog` and `handler`. */
export type RowActionSpec<Row> = {
  id: string
  icon?: ReactNode | ((row: Row) => ReactNode)
  label?: TextKey | ((row: Row) => TextKey)
  danger?: boolean
  /** Without this permission it is not offered. */
  needs?: Permission | undefined
  /** Hidden if false. */
  isShown?: (row: Row) => boolean
  /** Why the row does not allow it; shown on the disabled button. */
  refusal?: (row: Row, t: TFunction, context: ListContext) => string | undefined
  /** Whether this is the row's next step. */
  isNext?: (row: Row) => boolean
  to?: (row: Row, context: ListContext) => string
  dialog?: (row: Row, control: DialogControl, context: ListContext) => ReactNode
  /** A hook, so that it can ask for confirmation. */
  handler?: (context: ListContext, noun: string) => Handler<Row>
}
type Rest<Row> = Partial<Omit<RowActionSpec<Row>, 'id' | 'to' | 'dialog' | 'handler'>>

/** What the server allows this person to do with the row now. */
type Answered = { actions: readonly string[] }
const permits =
  (id: string) =>
  (row: object): boolean =>
    !('actions' in row) || (row as Answered).actions.includes(id)

/** Opens another page. */
export const link = <Row,>(
  id: string,
  icon: RowActionSpec<Row>['icon'],
  to: (row: Row, context: ListContext) => string,
  rest?: Rest<Row>,
): RowActionSpec<Row> => ({ id, icon, to, ...rest })

export const edit = <Row extends object>(
  to: (row: Row, context: ListContext) => string,
  rest?: Rest<Row>,
): RowActionSpec<Row> => link('edit', <EditOutlined />, to, { isShown: permits('edit'), ...rest })

/** Opens a dialog about the row. */
export const dialog = <Row,>(
  id: string,
  icon: RowActionSpec<Row>['icon'],
  open: NonNullable<RowActionSpec<Row>['dialog']>,
  rest?: Rest<Row>,
): RowActionSpec<Row> => ({ id, icon, dialog: open, ...rest })

/** Acts at once; the hook may ask for confirmation. */
export const act = <Row,>(
  id: string,
  icon: RowActionSpec<Row>['icon'],
  handler: (context: ListContext, noun: string) => Handler<Row>,
  rest?: Rest<Row>,
): RowActionSpec<Row> => ({ id, icon, handler, ...rest })

export type Deletion<E extends Endpoint, Row> = {
  endpoint: E
  /** Reads to invalidate afterwards. */
  stale: readonly Endpoint[]
  input: (row: Row, context: ListContext) => CallOf<E>
  /** The values of the texts `<noun>.delete.ask`, `.text` and `.refused`. */
  names: (row: Row, language: FormatLanguage) => Record<string, string>
  /** Prefix of the texts, instead of `<noun>.delete`. */
  texts?: string
  /** Instead of the text `ask`. */
  ask?: TextKey
}

/** Confirms, deletes and reports; a refusal stays until dismissed. */
export const remove = <E extends Endpoint, Row extends object>(
  { endpoint, stale, input, names, texts, ask }: Deletion<E, Row>,
  rest?: Rest<Row>,
): RowActionSpec<Row> => {
  const useDeletion = (context: ListContext, noun: string): Handler<Row> => {
    const { t } = useTranslation()
    const language = useFormatLanguage()
    const { remove: askAndDelete, dialog: refusal } = useRemoval(endpoint, stale)
    const run = (row: Row) => {
      const prefix = texts ?? `${noun}.delete`
      const say = (key: string) => fillText(t, key, names(row, language))
      return askAndDelete({
        title: say(ask ?? `${prefix}.ask`),
        text: say(`${prefix}.text`),
        refused: say(`${prefix}.refused`),
        input: input(row, context),
      })
    }
    return { run, dialog: refusal }
  }
  return {
    id: 'delete',
    icon: <DeleteOutlined />,
    danger: true,
    needs: endpoint.permission,
    isShown: permits('delete'),
    ...rest,
    handler: useDeletion,
  }
}

const getValue = <Row, Value>(given: Value | ((row: Row) => Value), row: Row): Value =>
  typeof given === 'function' ? (given as (row: Row) => Value)(row) : given

type Shared<Row> = {
  noun: string
  t: TFunction
  context: ListContext
  canOpen: Permitted['canOpen']
  start: (spec: RowActionSpec<Row>, row: Row) => void
}

/** The actions of a row for the table. */
export function listRowActions<Row>(
  specs: readonly RowActionSpec<Row>[],
  row: Row,
  { noun, t, context, canOpen, start }: Shared<Row>,
): readonly RowAction[] {
  const offered = specs.filter(
    ({ isShown, needs, to }) =>
      isShown?.(row) !== false &&
      (needs === undefined || context.may(needs)) &&
      (to === undefined || canOpen(to(row, context))),
  )
  return offered.map((spec) => {
    const { id, danger, label = `${noun}.list.${id}` as TextKey } = spec
    const disabledReason = spec.refusal?.(row, t, context)
    return {
      id,
      label: t(getValue(label, row)),
      icon: getValue(spec.icon, row),
      danger,
      isNext: spec.isNext?.(row),
      disabled: disabledReason !== undefined,
      disabledReason,
      onClick: () => start(spec, row),
    }
  })
}
