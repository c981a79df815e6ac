/**
 * Long ways of saying short things. A single replacement means the same wherever the phrase is found, and a rewrite
 * may apply it; where it depends on the sentence, there are two to choose from.
 */
import { lexicon } from '../phrases.ts'

const FIGURE = '# one two three four five six seven eight nine ten eleven twelve'
const LENGTH = `${FIGURE} a an at up about several many`

export const WORDINESS = lexicon('wordiness', {
  // Joining words.
  'in order to': 'to',
  'in order for': 'for',
  'so as to': 'to',
  'in an (effort|attempt) to': 'to',
  '(due to|owing to|on account of|because of|in light of|in view of|given) the fact that': 'because',
  'for the (simple |)reason that': 'because',
  '(despite|notwithstanding|in spite of|regardless of) the fact that': 'although',
  'in the (event|case) that': 'if',
  '(on|under) the condition that': 'if',
  'at the time when': 'when',
  // “I mentioned at the time that two strings were out”: there “that” tells what.
  'at the time that': {
    use: 'when',
    notAfter: 'mentioned said told noted wrote explained agreed thought knew me you us him her them',
  },
  'as and when': { use: 'when', notBefore: '.' },
  'unless and until': 'until',
  // “I wrote two times to you”, not “the two times I wrote”, “two times larger” and “I called two times the office”.
  'two times': {
    use: 'twice',
    after:
      'already wrote called asked tried paid sent written mailed emailed phoned came been it you him them me us there',
    before: '. and but or to about already last this because since without for with',
  },
  'in such a (way|manner) that': 'so that',
  'to the extent that': ['if', 'as far as'],
  'as to whether': 'whether',
  'the question (of|as to) whether': 'whether',
  'the reason why is (that|because)': 'the reason is that',
  'the (way|ways|manner) in which': 'how',
  'the extent to which': 'how far',
  '(that being said|having said that|with that being said)': 'that said',

  'as a result of': ['because of', 'after'],
  '(as a result of|as a consequence of|due to|because of) there being': 'because of',

  // Time.
  'for the duration of': 'during',
  'at a later (date|time|point)': 'later',
  // “Nobody picked them up until Tuesday”: the “up” belongs to the verb.
  'up until': {
    use: 'until',
    notAfter:
      'them it him her me us you this that these those everything something anything pick picked set kept keep hold held put turn turned back came come show showed go went end ended catch caught start started book booked sign signed open opened close closed stay stayed wake woke get got',
  },
  'every single (day|week|month|year|time|one)': 'every (day|week|month|year|time|one)',
  '(at|during) this (moment|point) in time': 'at the moment',
  'at that (moment|point) in time': 'then',
  'at the (present|current) (time|moment)': 'now',
  'as of (now|right now|this moment)': 'now',
  'as of yet not': 'not yet',
  'as of yet': { use: 'yet', notAfter: '.', before: '.' },
  'in the (near|very near|not too distant|not so distant|not-too-distant) future': 'soon',
  '(prior|previous) to': 'before',
  'in advance of': 'before',
  'subsequent to': 'after',
  '(during|in|over|throughout) the course of': '(during|during|over|throughout)',
  "(am|are|is|was|were|be|i'm|we're|you're|they're|it's) in the process of":
    "(am|are|is|was|were|be|I'm|we're|you're|they're|it's)",
  'for a further period of': { use: 'for another', before: LENGTH },
  '(for|within|over) a period of': { use: '(for|within|over)', before: LENGTH },
  'with effect from': 'from',
  'for the time being': 'for now',
  '(in|during|for) the month of': '(in|in|for)',
  'at all times': 'always',
  'all of the time': 'always',
  'on (numerous|many|several) occasions': ['often', 'several times'],
  'on a number of occasions': ['often', 'several times'],
  'on a(|n) (daily|weekly|monthly|quarterly|yearly|annual|hourly) basis':
    '(|)(daily|weekly|monthly|quarterly|yearly|yearly|hourly)',
  'on a (regular|frequent|consistent|temporary|permanent) basis':
    '(regularly|often|consistently|temporarily|permanently)',
  'on an ongoing basis': ['all the time', 'continually'],
  'on a (case-by-case|case by case) basis': 'case by case',
  'at the (conclusion|commencement) of': 'at the (end|start) of',

  // How much and how many.
  '(the|a|the vast|the large|the great|the overwhelming) majority of': 'most',
  'a (large|great|good|significant|considerable|substantial) number of': 'many',
  'a (large|great|significant|considerable|substantial) amount of': 'a lot of',
  '(a great deal|a good deal|quite a bit) of': 'a lot of',
  'a small number of': 'a few',
  'a number of (different|various|)': 'several',
  'quite a (few|number of)': 'many',
  'a (wide|broad|diverse|vast) (range|variety|array) of': ['many', 'all kinds of'],
  'a (whole |)host of': ['many', 'several'],
  'a little bit': { use: 'a little', notBefore: 'of' },
  'each and every one of': 'every one of',
  'each and every': 'every',
  'any and all': 'all',
  'in excess of': 'over',
  'upwards of': 'more than',
  'a minimum of': { use: 'at least', before: FIGURE },
  'a maximum of': { use: 'at most', before: FIGURE },
  '(is|are|was|were|be) in the amount of': '(is|are|was|were|be)',
  '(during|in) our (previous |last |recent |)(telephone|phone) (conversation|call)': 'on the phone',
  // “A reduction in the amount of time” is another matter.
  '(invoice|bill|check|cheque) in the amount of': {
    use: '(invoice|bill|check|cheque) for',
    before: `. ${FIGURE}`,
  },
  '(payment|refund|deposit|fee|fine|credit|loan|grant|donation|increase|discount) in the amount of': {
    use: '(payment|refund|deposit|fee|fine|credit|loan|grant|donation|increase|discount) of',
    before: `. ${FIGURE}`,
  },
  'in (many|most|some|certain) (cases|instances)': '(often|usually|sometimes|sometimes)',
  'in the majority of cases': 'usually',
  'more often than not': 'usually',
  'for the most part': 'mostly',
  'to a (large|great) extent': 'largely',

  // About, with, without.
  'with (regard|respect|reference) to': ['about', 'on'],
  'in (regard|reference|relation) to': ['about', 'on'],
  'as regards': ['about', 'on'],
  'in connection with': ['about', 'with'],
  '(pertaining|relating) to': ['about', 'on'],
  'on the (subject|topic) of': 'on',
  'when it comes to': ['for', 'in'],
  'in terms of': ['for', 'in'],
  'by means of': ['with', 'by'],
  'by virtue of': ['because of', 'by'],
  'through the use of': 'with',
  '(make|makes|making|made) use of': '(use|uses|using|used)',
  'for the purpose(|s) of': 'for',
  'in (accordance|conformity) with': ['under', 'following'],
  'in spite of': 'despite',
  'with the exception of': 'except for',
  'in the absence of': 'without',
  'in lieu of': 'instead of',
  'in light of': 'given',
  // Not the lake that a terrace is in view of.
  'in view of': { use: 'given', before: 'this that these those what recent current' },
  'in (conjunction|combination|tandem) with': 'with',
  '(in comparison|as compared|when compared) (with|to)': 'compared with',
  'as a consequence of': 'because of',
  'in the vicinity of': { use: 'near', notBefore: `. ${FIGURE}` },
  'in (close |)proximity to': 'near',
  '(is|are) inclusive of': '(includes|include)',
  'inclusive of': { use: 'including', notAfter: 'is are was were be been being fully all not' },
  'off of': 'off',

  // Can, must, have, be.
  '(is|are|am) able to': 'can',
  "(i'm|we're|you're|they're) able to": '(I can|we can|you can|they can)',
  '(is|are|am) (not able|unable) to': 'cannot',
  "(i'm|we're|you're|they're) (not able|unable) to": "(I can't|we can't|you can't|they can't)",
  '(has|have) the (ability|capability|capacity|power) to': 'can',
  '(is|are|am) in a position to': 'can',
  'not in a position to': 'unable to',
  '(you|we|they|customers|users|members|employees|guests) are (required|obliged|obligated) to':
    '(you|we|they|customers|users|members|employees|guests) must',
  "(i am|we are|i'm|we're) of the opinion that": '(I think|we think|I think|we think)',
  'it is my (opinion|belief|view) that': 'I think',
  "(it is|it's) my understanding that": 'I understand that',
  'in my (humble|personal) opinion': 'in my opinion',
  '(is|are) (indicative|reflective) of': ['(shows|show)', '(reflects|reflect)'],
  '(is|are) dependent (on|upon)': '(depends on|depend on)',
  '(is|are) supportive of': '(supports|support)',
  '(is|are) applicable to': '(applies to|apply to)',
  '(is|are) equipped with': '(has|have)',
  '(is|are) comprised of': '(consists of|consist of)',
  '(is|are) (located|situated) (in|at)': '(is|are) (|) (in|at)',
  '(is|are) in possession of': '(has|have)',
  '(is|are) aware of the fact that': '(knows that|know that)',
  'on the part of': ['by', 'from'],

  // In a … manner.
  'in a(|n) (clear|careful|consistent|similar|professional|responsible|transparent|secure|sustainable|efficient|effective|appropriate|orderly|automated) (manner|fashion)':
    '(|)(clearly|carefully|consistently|similarly|professionally|responsibly|transparently|securely|sustainably|efficiently|effectively|properly|neatly|automatically)',
  'in a timely (manner|fashion)': ['promptly', 'on time'],

  // Said twice.
  'as a matter of fact': 'in fact',
  'in and of itself': 'in itself',
  'first and foremost': 'first',
  '(many|several) different': '(many|several)',
  '(absolutely|completely|totally|very) unique': 'unique',
  'absolutely (essential|necessary|critical|certain)': '(essential|necessary|critical|certain)',
  'completely (finished|eliminated|unanimous|full|empty)': '(finished|eliminated|unanimous|full|empty)',
  '(end|final|net) (result|outcome)': ['result', 'outcome'],
  'past (history|experience)': '(history|experience)',
  'future plans': 'plans',
  'advance (planning|warning)': '(planning|warning)',
  'added bonus': 'bonus',
  'free gift(|s)': 'gift(|s)',
  'exact same': 'same',
  'general consensus': 'consensus',
  'mutual (agreement|cooperation)': '(agreement|cooperation)',
  '(collaborat|combin|merg)(e|ing) together': '(collaborat|combin|merg)(e|ing)',
  '(join|link)(|ing) together': '(join|link)(|ing)',
  'repeat(|s|ed|ing) again': 'repeat(|s|ed|ing)',
  // Of a person it means to answer; of a plan, to go back.
  'revert(|s|ed|ing) back to (me|us|you|him|her|them)':
    '(get|gets|got|getting) back to (me|us|you|him|her|them)',
  'revert(|s|ed|ing) to (me|us) (with|by|on|at|when|as|asap|soon)':
    '(reply|replies|replied|replying) to (me|us) (with|by|on|at|when|as|asap|soon)',
  'revert back (by|before|at|with|soon|on)': 'reply (by|before|at|with|soon|on)',
  '(revert|return|reply|respond|answer)(|ed|ing) back': '(revert|return|reply|respond|answer)(|ed|ing)',
  '(reverts|returns|replies|replied|responds) back': '(reverts|returns|replies|replied|responds)',
  'refer back to': 'refer to',
  'still (remains|continues|persists)': '(remains|continues|persists)',
  'postpone(|d) until later': 'postpone(|d)',
  'a total of': { use: '', notAfter: 'at for to', before: `. ${FIGURE}` },
  // Not “in the area of the dam”, “in the area of 500 euros”, “in the field of view”.
  'in the (area|field|sphere|realm) of': { use: 'in', notBefore: `. the a an our your my view ${FIGURE}` },
  'all of (the|our|your|my|their|these|those)': 'all (the|our|your|my|their|these|those)',
  'brand new': 'new',
  'brand-new': 'new',
  'by clicking (on |)the (link|button) below': { use: 'below', notAfter: '.', notBefore: 'you i we' },
  'at no (extra|additional) (cost|charge) to you': 'at no (extra|extra) (cost|charge)',
  'what happened was that': '',
  'is (widely |generally |)considered to be': 'is (widely |generally |)considered',
  "(you'll|we'll|they'll) be required to": "(you'll|we'll|they'll) have to",
  '(you|we|they|customers|users|members|employees|guests) will be required to':
    '(you|we|they|customers|users|members|employees|guests) must',
  // Not the leave to begin: “you have our go ahead and we can start”.
  'go ahead and': {
    use: '',
    after: ". and please to can could will would should may just let's i'll we'll you'll",
    // “We want to go ahead and need a date.”
    notBefore: 'need would are',
  },
})
