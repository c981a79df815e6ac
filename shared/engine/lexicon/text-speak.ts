/** Words of text messages, with the word that is meant where there is one. */
import { lexicon } from '../phrases.ts'

export const TEXT_SPEAK = lexicon('text-speak', {
  '(pls|plz)': 'please',
  '(thx|tnx|thnx)': 'thanks',
  '(u|ya)': 'you',
  '(cuz|coz)': 'because',
  '(tmrw|2moro)': 'tomorrow',
  // “92.4 ppl” are pence a litre.
  '(ppl|msg|msgs)': { use: '(people|message|messages)', notAfter: '#' },
  '(gonna|wanna|gotta)': '(going to|want to|have to)',
  '(lol|rofl|lmao)': '',
  '(omg|ttyl)': null,
  '(ur|2day|gr8|l8r|b4)': null,
  '(yo|bro|bruv|dude|dudes|hun)': null,
})
