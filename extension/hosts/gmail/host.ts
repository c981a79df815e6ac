/** Gmail, read through InboxSDK. */
import type { Host } from '../host.ts'
import { press } from './press.ts'
import { bodyOf, isInlineReply, readersOf, subjectOf, typedReadersOf } from './read.ts'
import { watchComposes } from './sdk.ts'
import { SELECTORS } from './selectors.ts'

const readersIn = (compose: Element) => [...readersOf(compose), ...typedReadersOf(compose)]

export const GMAIL: Host = {
  id: 'gmail',
  name: 'Gmail',
  notAuthored: SELECTORS.notAuthored,
  floats: false,
  isOnDemand: false,
  mayRefuse: false,
  bodyOf,
  subjectOf: (compose) => (isInlineReply(compose) ? null : subjectOf(compose)),
  readersOf: readersIn,
  isReply: isInlineReply,
  press,
  watch: (found, blind) =>
    watchComposes((sdk) => {
      const { compose } = sdk
      const readers = () => [...(sdk.readers() ?? readersOf(compose)), ...typedReadersOf(compose)]
      return found({ ...sdk, readers })
    }, blind),
}
