import type { AnswerOf, CallOf, Endpoint } from '@lumiroute/contract'
import Box from '@mui/material/Box'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { FormatLanguage } from '../../lib/format/format.ts'
import { useFormatLanguage } from '../../lib/format/use-format.ts'
import { readId } from '../../lib/format/read-id.ts'
import { fillText } from '../../lib/fill-text.ts'
import type { TextKey } from '../../lib/text.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Card } from '../../ui/section.tsx'
import { useEditControl, useStoreEditControl } from './edit-control.ts'
import type { FormControl } from './edit-control.ts'
import { Unread, useOpened, useThing } from './edit-states.tsx'
import type { ListContext } from './list-context.ts'
import { StoreAbsent } from './store-absent.tsx'

export type EditControl = FormControl & {
  /** Starts again from the stored values. */
  onReopen: () => void
}

type EditText =
  | 'page'
  | 'createTitle'
  | 'createPurpose'
  | 'editTitle'
  | 'editPurpose'
  | 'notFound'
  | 'notFoundText'
  | 'backToList'

/** Definition of one noun's form. The texts are `<noun>.form.*`. */
export type EditDefinition<E extends Endpoint, Thing> = {
  noun: string
  list: (chosen: string | undefined) => string
  /** The URL parameter that names the item; without it, a new one is created. */
  param: string
  /** The parameter is text; otherwise a numeric id, with 0 for a new item. */
  isText?: boolean
  isOfStore?: boolean
  endpoint: E
  input: (key: string, context: ListContext) => CallOf<E>
  thing: (answer: AnswerOf<E>) => Thing | undefined
  form: (thing: Thing | undefined, control: EditControl) => ReactNode
  /** The values of the text `editTitle`, if it names the item. */
  names?: (thing: Thing, language: FormatLanguage) => Record<string, string>
  badge?: (thing: Thing) => ReactNode
  /** In the header of an existing item. */
  actions?: (thing: Thing, context: ListContext) => ReactNode
  /** Below the form of an existing item. */
  below?: (key: string) => ReactNode
  /** Width of the card around the form. Without it the form draws its own sections. */
  cardWidth?: number
  texts?: Partial<Record<EditText, TextKey>>
}

/** A form page: title, loading, not found, failure, and where to go after saving. */
export function defineEditPage<E extends Endpoint, Thing>(definition: EditDefinition<E, Thing>) {
  const { noun, list, param, isText = false, isOfStore = false, names, cardWidth, texts } = definition
  const toText = (name: EditText) => texts?.[name] ?? (`${noun}.form.${name}` as TextKey)
  const wrap = (form: ReactNode) => (cardWidth ? <Card>{form}</Card> : form)

  const usePage = isOfStore ? useStoreEditControl : useEditControl

  function CreatePage() {
    const { t } = useTranslation()
    const { control, picker, isAbsent } = usePage(list)
    const header = { title: t(toText('createTitle')), purpose: t(toText('createPurpose')) }
    return (
      <>
        <PageHeader {...header} actions={picker} />
        {isAbsent ? (
          <StoreAbsent />
        ) : (
          <Fragment key={control.storeCode}>
            {wrap(definition.form(undefined, { ...control, onReopen: () => undefined }))}
          </Fragment>
        )}
      </>
    )
  }

  function OnePage({ id }: { id: string }) {
    const { t } = useTranslation()
    const { context, control, listPath, isAbsent } = usePage(list)
    const language = useFormatLanguage()
    const isNamed = isText || readId(id) !== undefined
    const load = useThing(definition.endpoint, definition.input(id, context), definition.thing, {
      enabled: isNamed,
    })
    const { opened: thing, round, reopen } = useOpened(load)
    const notFound = {
      title: t(toText('notFound')),
      text: t(toText('notFoundText')),
      back: t(toText('backToList')),
      listPath,
    }
    const isTitled = !names || thing !== undefined
    const title = isTitled
      ? fillText(t, toText('editTitle'), (thing && names?.(thing, language)) ?? {})
      : t(toText('page'))
    return (
      <>
        <PageHeader
          title={title}
          purpose={isTitled ? t(toText('editPurpose')) : undefined}
          badge={load.thing && definition.badge?.(load.thing)}
          actions={load.thing && definition.actions?.(load.thing, context)}
        />
        {thing === undefined ? (
          <Unread load={{ ...load, isAbsent: isAbsent || load.isAbsent }} notFound={notFound} />
        ) : (
          <Fragment key={round}>{wrap(definition.form(thing, { ...control, onReopen: reopen }))}</Fragment>
        )}
        {isNamed && definition.below?.(id)}
      </>
    )
  }

  return function EditPage() {
    const [params] = useSearchParams()
    const id = params.get(param)
    const isNew = !id || id === '0'
    const page = isNew ? <CreatePage key="new" /> : <OnePage key={id} id={id} />
    return cardWidth ? <Box sx={{ maxWidth: cardWidth }}>{page}</Box> : page
  }
}
