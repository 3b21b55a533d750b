import { useEffect, useMemo, useState } from 'react'
import { useUser } from '../../platform/session/current-user.tsx'
import { createHistoryStorage, createStanding, rememberKeyword } from './keyword-history.ts'

export function useKeywordHistory(word: string) {
  const { id } = useUser()
  const storage = useMemo(() => createHistoryStorage(localStorage, id), [id])
  const [history, setHistory] = useState(storage.read)

  useEffect(() => {
    const standing = createStanding((stood) => {
      const next = rememberKeyword(storage.read(), stood)
      storage.write(next)
      setHistory(next)
    })
    standing.typed(word)
    return standing.stop
  }, [storage, word])

  const forget = () => {
    storage.clear()
    setHistory([])
  }
  return { history, forget }
}
