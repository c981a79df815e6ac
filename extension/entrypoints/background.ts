/** The service worker: holds the key, speaks with the server, and answers tabs and pages. */
import '@inboxsdk/core/background.js'
import { browser } from 'wxt/browser'
import { defineBackground } from 'wxt/utils/define-background'
import { answer } from '../bridge/answer.ts'
import { SITES } from '../hosts/layouts.ts'
import { flush, HANDLERS, refreshAndTell } from '../worker/handlers.ts'
import { registerSites } from '../worker/sites.ts'
import { lockStorage, switchTab } from '../worker/stored.ts'

/** Minutes between two readings of the policy, which also send what is left of the queue. */
const EVERY_MIN = 15

export default defineBackground(() => {
  const locked = lockStorage()
  const house = { id: browser.runtime.id, base: browser.runtime.getURL('/'), sites: SITES }
  browser.runtime.onMessage.addListener((message, sender, respond) => {
    // Others listen too: InboxSDK asks for its own script.
    if (typeof message?.sendworthy !== 'number') return
    void locked.then(() => answer(HANDLERS, house, message, sender)).then(respond)
    return true
  })
  browser.alarms.onAlarm.addListener(() => void keepUp())
  browser.tabs.onRemoved.addListener((tab) => void switchTab(tab, false))
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'install') void browser.runtime.openOptionsPage()
    void registerSites()
  })
  browser.permissions.onAdded.addListener(() => void registerSites())
  browser.permissions.onRemoved.addListener(() => void registerSites())
  // Made anew at each start: a browser may forget alarms when it ends.
  void browser.alarms.create('keep-up', { periodInMinutes: EVERY_MIN })
  void locked.then(flush)
})

const keepUp = () => Promise.all([refreshAndTell(), flush()])
