import { lexicon } from '../phrases.ts'
import { defineRule, type Examples } from '../rule.ts'
import { swap } from '../swap.ts'

export default defineRule({
  id: 'double-negative',
  dimension: 'clarity',
  severity: 'info',
  summary: 'Two negatives make the reader work it out.',
  why: 'A reader in a hurry takes in one “not” and misses the other. Say what is, not what is not un-so.',
  evidence: [],
  lexicon: lexicon('double-negative', {
    'not (unlike|infrequent|unreasonable|unimportant|insignificant|inconsiderable|unwelcome|unheard of)': [
      '(like|frequent|reasonable|important|significant|considerable|welcome|known)',
      '',
    ],
    'not (impossible|unlikely|inconceivable)': ['(possible|likely|possible)', ''],
    'not (unhappy|displeased|dissatisfied|unfamiliar|unaware) (with|of)': [
      '(happy|pleased|satisfied|familiar|aware) (with|of)',
      '',
    ],
    'not without (merit|reason|cause|risk|problems|difficulty)': [
      'with (merit|reason|cause|risk|problems|difficulty)',
      '',
    ],
    "(cannot|can't) fail to": 'must',
    "(can't|couldn't) (hardly|scarcely|barely)": ['(can|could) (hardly|scarcely|barely)', ''],
    "(cannot|can't) help but": ['must', 'have to'],
    "(don't|doesn't|didn't|can't|won't|wouldn't) (need|want|know|cost you|owe|say|get) (nothing|nobody|nowhere)":
      [
        "(don't|doesn't|didn't|can't|won't|wouldn't) (need|want|know|cost you|owe|say|get) (anything|anybody|anywhere)",
        '',
      ],
    "(don't|doesn't|didn't) (have|need|want) no": ["(don't|doesn't|didn't) (have|need|want) any", ''],
    "ain't (no|nothing|nobody)": ["(isn't a|isn't anything|isn't anybody)", ''],
    "(there's|there is) no reason not to": ['you can', ''],
  }),
  hit: swap,
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Delays are not infrequent in March.',
      marks: ['not infrequent'],
      fixed: 'Delays are frequent in March.',
    },
    {
      draft: "It won't cost you nothing. We can't hardly wait.",
      marks: ["won't cost you nothing", "can't hardly"],
      fixed: "It won't cost you anything. We can hardly wait.",
    },
  ],
  passes: [
    'Delays are not unusual in March, and not uncommon in May.',
    'Delays are not common in March, and not all of them are ours.',
    "It costs you nothing. We don't know anything yet.",
  ],
}
