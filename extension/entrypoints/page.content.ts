/**
 * The content script of hosts beside Gmail. The manifest names no site for it: the worker registers it for those that
 * the person has switched on.
 */
import { defineContentScript } from 'wxt/utils/define-content-script'
import { start } from '../compose/start.tsx'
import { layoutAt } from '../hosts/layouts.ts'
import { pageHost } from '../hosts/page/host.ts'

export default defineContentScript({
  registration: 'runtime',
  noScriptStartedPostMessage: true,
  main() {
    const layout = layoutAt(location.href)
    if (layout) start(pageHost(layout))
  },
})
