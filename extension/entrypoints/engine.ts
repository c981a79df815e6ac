/**
 * The engine as a script of its own, beside the content script. The worker runs it in a tab of Gmail once
 * that has loaded and is idle, or wherever a mail is opened before: what every page loads stays small.
 */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { Memo, openDictionary, score } from '#shared/engine/index.ts'
import { offer } from '../engine-port.ts'

export default defineUnlistedScript(() => offer({ Memo, openDictionary, score }))
