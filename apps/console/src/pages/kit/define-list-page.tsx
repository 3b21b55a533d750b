import type { AnswerOf, Endpoint } from '@lumiroute/contract'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { usePermitted } from '../../lib/session/permitted.ts'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { useSpareColumns } from '../../ui/table/use-spare-columns.ts'
import type { SpareColumns } from '../../ui/table/use-spare-columns.ts'
import { createAction, HeaderButton, isOffered, useOpenedHeader } from './header-actions.tsx'
import type { ListContext } from './list-context.ts'
import { useNoStore, useStoreContext } from './use-list-context.ts'
import { listText } from './list-definition.ts'
import type { ListDefinition } from './list-definition.ts'
import { ListTable } from './list-table.tsx'
import { StoreAbsent } from './store-absent.tsx'

const usualSizes = [20, 50, 100]

type Hidden = readonly string[] | SpareColumns | ((context: ListContext) => SpareColumns) | undefined

function readHidden(hidden: Hidden, context: ListContext): SpareColumns {
  const given = typeof hidden === 'function' ? hidden(context) : (hidden ?? [])
  if ('medium' in given) return given
  return { wide: given, medium: given, narrow: given }
}

/** A list page: header, filters in the URL, table, row actions, export and states. */
export function defineListPage<E extends Endpoint, K extends keyof AnswerOf<E>>(
  definition: ListDefinition<E, K>,
) {
  const { noun, scope, hasAllStores = false, filters = [], create, headerActions = [] } = definition
  const { sizes = usualSizes, size } = definition
  const { createNeeds: needs } = definition
  const created = create && createAction(create, listText(definition, 'create'))
  const main = created && { ...created, ...(needs && { needs }) }
  const everyButton = main ? [...headerActions, main] : headerActions
  const useWhose = scope ? useStoreContext : useNoStore
  const names = filters.flatMap((filter) => filter.names)

  function ListPage() {
    const { t } = useTranslation()
    const { context, picker, isAbsent } = useWhose(hasAllStores)
    const permitted = usePermitted()
    const buttons = everyButton.filter((action) => isOffered(action, permitted, context))
    const hidden = useSpareColumns(readHidden(definition.hidden, context))
    const table = useTableUrlState({ filters: names, sizes, defaults: { hidden, ...(size && { size }) } })
    const { opened, open, close } = useOpenedHeader(buttons)
    const button = { noun, context, onOpen: open }
    const emptyAction = definition.emptyAction
      ? definition.emptyAction(context, (id) => buttons.filter((one) => one.id === id).forEach(open))
      : main && buttons.includes(main) && <HeaderButton {...button} action={main} isMain />
    const actions = (
      <>
        {picker}
        {!isAbsent &&
          !opened?.isPanel &&
          buttons.map((action) => (
            <HeaderButton key={action.id} {...button} action={action} isMain={action === main} />
          ))}
      </>
    )
    return (
      <>
        <PageHeader
          title={t(listText(definition, 'title'))}
          purpose={t(listText(definition, 'purpose'))}
          actions={(picker || buttons.length > 0) && actions}
        />
        {isAbsent && <StoreAbsent />}
        {!isAbsent && !opened?.isPanel && (
          <ListTable {...{ definition, context, table, sizes, emptyAction }} />
        )}
        <Suspense>{!isAbsent && opened?.dialog?.({ open: true, onClose: close }, context, table)}</Suspense>
      </>
    )
  }
  return Object.assign(ListPage, { definition })
}
