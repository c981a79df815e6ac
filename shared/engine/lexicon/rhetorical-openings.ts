/** Questions that want no answer, at the start of a mail. */
import { lexicon } from '../phrases.ts'

export const RHETORICAL_OPENINGS = lexicon('rhetorical-openings', {
  'are you (tired|sick|fed up|ready|struggling|looking|frustrated|still|losing|wasting|searching|in need|one of those|worried|having trouble)':
    null,
  'is your (company|business|team) (struggling|losing|wasting)': null,
  '(tired|sick|fed up|frustrated|worried) (of|with|by|about)': null,
  '(did|do) you know (that|what|how|why|the|there|you|your|most|over|only)': null,
  '(ever|have you ever|did you ever) (wonder|wondered|wish|wished|thought|felt|dreamed|noticed|asked yourself|find yourself|found yourself|feel like|imagine|imagined)':
    null,
  'what if (i told you|you could|you never|you had|there was|there were|we told you|your)': null,
  'do you (want|struggle|need|wish|ever|feel|dream|find yourself|often|love|hate) ': null,
  '(struggling|looking|ready|want|need|searching|dreaming|thinking|wondering) (with|to|for|of|about|how|more|a|some)':
    null,
  "(who|who wouldn't|who doesn't) (doesn't|wouldn't|does not|would not) (want|love|like|need)": null,
  '(sound|sounds) familiar': null,
  'how would you (like|feel)': null,
  "wouldn't (it|you) (be|like|love) ": null,
})
