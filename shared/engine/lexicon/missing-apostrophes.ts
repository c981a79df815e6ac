/** Words that lost their apostrophe. */
import { lexicon } from '../phrases.ts'

export const MISSING_APOSTROPHES = lexicon('missing-apostrophe', {
  // By themselves no other word of English.
  '(do|does|did|is|are|was|were|has|have|had|would|could|should|must|need|ai)nt':
    "(do|does|did|is|are|was|were|has|have|had|would|could|should|must|need|ai)n't",
  '(ca|wo)nt': "(ca|wo)n't",
  '(you|they)re': "(you|they)'re",
  '(you|they|we|could|should|would|might|must)ve': "(you|they|we|could|should|would|might|must)'ve",
  '(you|they|it|that|there)ll': "(you|they|it|that|there)'ll",
  '(you|they)d': "(you|they)'d",
  '(that|what|there|here|where|how|who|he|she)s': "(that|what|there|here|where|how|who|he|she)'s",
  '(im|ive)': "(I'm|I've)",
  '(everyone|someone|anyone|everybody|somebody|nobody|today|yesterday|tomorrow|children)s':
    "(everyone|someone|anyone|everybody|somebody|nobody|today|yesterday|tomorrow|children)'s",
  yall: "y'all",
  oclock: "o'clock",
  // A space stands in its place.
  '(don|didn|doesn|isn|wasn|won|couldn|wouldn|shouldn|haven|hasn|aren|weren) t':
    "(don|didn|doesn|isn|wasn|won|couldn|wouldn|shouldn|haven|hasn|aren|weren)'t",
  '(it|that|there|what|he|she|let) s': "(it|that|there|what|he|she|let)'s",
  'i (m|ve|ll)': "I'(m|ve|ll)",
  '(you|we|they) (re|ve|ll)': "(you|we|they)'(re|ve|ll)",

  // Where the word exists by itself and the next one decides.
  'ill (send|call|get|be|let|follow|check|keep|come|do|give|make|see|have|take|try|reach|forward|share|update|need|ask|go|bring|add|put|show|write|email|ping|stop|pass|circle|leave|wait|also|then|definitely|probably)':
    "I'll (send|call|get|be|let|follow|check|keep|come|do|give|make|see|have|take|try|reach|forward|share|update|need|ask|go|bring|add|put|show|write|email|ping|stop|pass|circle|leave|wait|also|then|definitely|probably)",
  'lets (get|talk|meet|chat|discuss|connect|find|make|do|go|see|set|catch|be|start|keep|jump|hop|grab|take|try|not|face|say|touch|explore|arrange|hope|celebrate|sync|aim|figure|build|move|schedule|speak|bring|look|work|have|put|just|also|agree|assume|continue|know|use|give)':
    "let's (get|talk|meet|chat|discuss|connect|find|make|do|go|see|set|catch|be|start|keep|jump|hop|grab|take|try|not|face|say|touch|explore|arrange|hope|celebrate|sync|aim|figure|build|move|schedule|speak|bring|look|work|have|put|just|also|agree|assume|continue|know|use|give)",
  // Of one or of several: both are offered.
  '(the|our|your|their) (client|customer|team|supplier)s (website|office|effort|budget|feedback|lead|newsletter)':
    {
      use: [
        "(the|our|your|their) (client|customer|team|supplier)'s (website|office|effort|budget|feedback|lead|newsletter)",
        "(the|our|your|their) (client|customer|team|supplier)s' (website|office|effort|budget|feedback|lead|newsletter)",
      ],
    },
  'this (week|month|year|quarter|morning)s': "this (week|month|year|quarter|morning)'s",
  '(last|next) (week|month|year|quarter|monday|tuesday|wednesday|thursday|friday)s':
    "(last|next) (week|month|year|quarter|Monday|Tuesday|Wednesday|Thursday|Friday)'s",
  'the worlds (leading|largest|biggest|best|first)': "the world's (leading|largest|biggest|best|first)",
  'in a (week|month|year|day|hour)s time': "in a (week|month|year|day|hour)'s time",
  'in (two|three|four|five|six|few) (weeks|months|years|days|hours) time':
    "in (two|three|four|five|six|few) (weeks|months|years|days|hours)' time",
  'a (week|month|year|day)s (notice|work|pay|rent|holiday|leave)':
    "a (week|month|year|day)'s (notice|work|pay|rent|holiday|leave)",
  '(two|three|four|six) (weeks|months|years|days) notice':
    "(two|three|four|six) (weeks|months|years|days)' notice",
})
