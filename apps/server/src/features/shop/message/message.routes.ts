import * as contract from '@lumiroute/contract/message'
import { read, type Route, steps, write } from '../../../http/pipeline/route.ts'
import { countReceivers, getMessage, getQuota } from './get-message.ts'
import { listMessages } from './list-messages.ts'
import { addMessage, updateMessage } from './save-message.ts'
import { cancelMessage, removeMessage } from './stop-message.ts'
import { testMessage } from './test-message.ts'

export const messageRoutes: Route[] = [
  steps(contract.addMessage, addMessage),
  steps(contract.updateMessage, updateMessage),
  read(contract.listMessages, listMessages),
  read(contract.getMessage, getMessage),
  steps(contract.getQuota, getQuota),
  read(contract.countReceivers, countReceivers),
  write(contract.cancelMessage, cancelMessage),
  write(contract.removeMessage, removeMessage),
  steps(contract.testMessage, testMessage),
]
