import {
  GameId,
  StoreBelong,
  getStore,
  getStoreInfo,
  listStores,
  updateStore,
} from '@lumiroute/contract/store'
import type { Store } from '@lumiroute/contract/store'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { useAct } from '../../../lib/api/query.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { belongChoices, gameChoices, gameFieldValue, getGame } from './store-choices.ts'

export type GameDialogProps = { store: Store; open: boolean; onClose: () => void }

const GameForm = z.object({
  gameId: z.int().transform(getGame).pipe(GameId),
  storeBelong: StoreBelong,
})

/** 遊戲與專案設定: the store's AR mini game and its project. */
export function GameDialog({ store, open, onClose }: GameDialogProps) {
  const { t } = useTranslation()
  const name = store.storeName
  const { mutateAsync } = useAct(updateStore, {
    invalidate: [listStores, getStore, getStoreInfo],
  })
  const { control, submit, busy, dirty, failure } = useContractForm({
    schema: GameForm,
    defaultValues: { gameId: gameFieldValue(store.gameId), storeBelong: store.storeBelong },
    onSubmit: async (values) => {
      await mutateAsync({ ...values, id: store.id, version: store.version })
      onClose()
    },
  })
  return (
    <FormDialog
      {...{ open, onClose, busy, dirty, failure }}
      title={t('store.gameDialog.title', { name })}
      onSubmit={submit}
      width="xs"
    >
      <SelectField
        control={control}
        name="gameId"
        label={t('store.field.gameId')}
        helper={t('store.gameDialog.gameHelper')}
        options={gameChoices(t)}
        required
      />
      <RadioField
        control={control}
        name="storeBelong"
        label={t('store.field.storeBelong')}
        helper={t('store.gameDialog.belongHelper')}
        options={belongChoices(t)}
        isColumn
        required
      />
    </FormDialog>
  )
}
