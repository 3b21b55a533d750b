import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useGoBack } from '../../../lib/go-back.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Card } from '../../../ui/section.tsx'
import { FailedState, LoadingState } from '../../../ui/states.tsx'
import { useChosenStore } from '../../platform/store/chosen-store.tsx'
import { ThingNotFound } from './not-found.tsx'
import { StoreAbsent } from './store-absent.tsx'

/** Where a form of the shop came from and goes to; an operator's choice of the store stays in the address. */
export function useEditPage(listPathOf: (chosen: string | undefined) => string) {
  const navigate = useNavigate()
  const { storeCode, canChoose, isAbsent, picker } = useChosenStore()
  const chosen = canChoose ? storeCode : undefined
  const listPath = listPathOf(chosen)
  const onCancel = useGoBack(listPath)
  const onDone = () => void navigate(listPath)
  return { isAbsent, picker, listPath, form: { storeCode, chosen, onCancel, onDone } }
}

type NewThingProps = {
  title: string
  purpose: string
  page: Pick<ReturnType<typeof useEditPage>, 'isAbsent' | 'picker'>
  children: ReactNode
}

/** The page of something that is not there yet; only here the store may still be chosen. */
export function NewThing({ title, purpose, page: { isAbsent, picker }, children }: NewThingProps) {
  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={picker} />
      {isAbsent ? <StoreAbsent /> : children}
    </>
  )
}

type UnreadThingProps = {
  title: string
  notFound: string
  listPath: string
  isAbsent: boolean
  error: { requestId?: string | undefined } | null
  onRetry: () => void
}

/** In the place of something that is not read yet, cannot be read, or is not there. */
export function UnreadThing({ title, notFound, listPath, isAbsent, error, onRetry }: UnreadThingProps) {
  return (
    <>
      <PageHeader title={title} />
      {isAbsent ? (
        <ThingNotFound title={notFound} listPath={listPath} />
      ) : (
        <Card>
          {error ? (
            <FailedState reference={error.requestId} onRetry={onRetry} />
          ) : (
            <LoadingState shape="form" lines={6} />
          )}
        </Card>
      )}
    </>
  )
}
