import * as contract from '@lumiroute/contract/message'
import { read, type Route, steps, write } from '../../../http/pipeline/route.ts'
import { countReceivers, getMessage, getQuota } from './get-message.ts'
import { listMessages } from './list-messages.ts'
import { createMessage, updateMessage } from './save-message.ts'
import { cancelMessage, deleteMessage } from './cancel-message.ts'
import { testMessage } from './test-message.ts'

export const messageRoutes: Route[] = [
  steps(contract.createMessage, createMessage),
  steps(contract.updateMessage, updateMessage),
  read(contract.listMessages, listMessages),
  read(contract.getMessage, getMessage),
  steps(contract.getQuota, getQuota),
  read(contract.countReceivers, countReceivers),
  write(contract.cancelMessage, cancelMessage),
  write(contract.deleteMessage, deleteMessage),
  steps(contract.testMessage, testMessage),
]
