/** What comes next, and what changed. */
import { DAY, ENDS, MANY, type Phrasing, SPANS, WORD } from './phrasing.ts'

export const NEWS: readonly Phrasing[] = [
  {
    // “Here is a quick update on the migration”
    forms: [
      new RegExp(
        `^here(?:['’]s| is) (?:an?|the|our|my|your) (?:(?:quick|short|brief|weekly|monthly|little|first) )*(?<what>update|summary|recap|overview|report) (?<by>on|of|about|for|from) (?<of>(?:the|our|your|my|last|this) ${WORD}(?: ${WORD}){0,3}?)${ENDS}`,
        'iu',
      ),
    ],
    says: ['<what> <by> <of>'],
    angle: 'specific',
    role: 'purpose',
    why: 'Says what you write for.',
  },
  {
    // “They now decide on an application in 4 hours instead of three days”
    cues: ['instead of', 'rather than', 'down from'],
    forms: [
      new RegExp(
        String.raw`\bin (?<new>${MANY} ${SPANS}) (?:instead of|rather than|down from) (?<old>(?:${MANY} |an? )${SPANS})\b`,
        'iu',
      ),
    ],
    says: ['<new> instead of <old>'],
    angle: 'number',
    role: 'proof',
    why: 'Puts before and after side by side.',
  },
  {
    // “I will close the file on Friday unless you tell me otherwise”
    cues: [' close '],
    forms: [
      new RegExp(
        String.raw`\b(?:I|[Ww]e)(?:['’]ll| will| am going to| are going to) close (?<what>(?:the|your|this|our) (?:file|case|ticket|request|quote|offer|position))(?<day> (?:on|by) ${DAY})?(?= unless\b|[.,;:]| and\b|$)`,
        'u',
      ),
    ],
    says: ['Closing <what><day>'],
    angle: 'specific',
    role: 'news',
    why: 'Says what comes next.',
  },
  {
    // “After our call I asked our engineers about the salt spray test”
    cues: [' about '],
    forms: [
      new RegExp(
        String.raw`\b(?:I|[Ww]e)(?:['’]ve| have)? (?:also |just )?(?:asked|checked with|spoken (?:to|with)|spoke (?:to|with)|talked (?:to|with)) (?:our|the|my) (?:\p{Ll}+ ){0,2}?\p{Ll}+ about (?<what>(?:the|your) (?!same\b|rest\b|other\b)${WORD}(?: (?!(?:in|on|at|for|with|before|after|this|last|yesterday|today)\b)${WORD}){0,3}?)(?= (?:in|on|at|for|with|before|after|this|last|yesterday|today)\b|[.,;:–—!]|$| (?:and|but|which|because|so)\b)`,
        'u',
      ),
    ],
    says: ['<what>'],
    angle: 'specific',
    role: 'purpose',
    why: 'Names what you found out about.',
  },
]
