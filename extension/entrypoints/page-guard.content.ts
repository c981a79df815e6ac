/** The guard of hosts beside Gmail, before any script of the page. */
import { defineContentScript } from 'wxt/utils/define-content-script'
import { standGuard } from '../gate/guard.ts'
import { layoutAt } from '../hosts/layouts.ts'
import { gesturesOf } from '../hosts/page/gestures.ts'

export default defineContentScript({
  registration: 'runtime',
  noScriptStartedPostMessage: true,
  main() {
    const layout = layoutAt(location.href)
    if (layout) standGuard(gesturesOf(layout))
  },
})
