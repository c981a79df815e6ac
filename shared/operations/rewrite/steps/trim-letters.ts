/** How sales mail, notices and answers lead up to what they say: checking in, reminding, introducing, deciding. */
import { plainOfGerund } from '../../material/verbs.ts'
import { trim } from './trim-preambles.ts'
import type { Trim } from './trim-table.ts'

const I = '(?:i|we)'
const WANTED = `${I} (?:just |only |also |really )*(?:want(?:ed)?|would like|was hoping|were hoping) to `
const THING = '((?:the|your|our|my) [^,.;:?!]{2,50}?)'

const UP = /^(?:increase|rise|growth)$/i

/** “responsible for updating the list and sending it”, with plain verbs; `null` where one has none. */
function doing(first: string, rest: string): string | null {
  const plain = plainOfGerund(first.toLowerCase())
  let isSound = plain !== null
  const others = rest.replace(/ and (\p{Ll}+ing)\b/gu, (all, verb: string) => {
    const also = plainOfGerund(verb)
    isSound &&= also !== null
    return also === null ? all : ` and ${also}`
  })
  return isSound ? `will ${plain}${others}` : null
}

export const LETTERS: readonly Trim[] = [
  // Checking in.
  trim(
    'wrapping',
    `^(?:${WANTED}(?:check in|touch base|reach out|follow up)(?: with you)? (?:and|to) |(?:just )?checking in to )(?:see|ask|find out|hear) how (?:things|everything|it|all)(?: is| are|['’]s) (?:going|coming along)(?: with| on) ${THING} so far\\.`,
    'how is $1 going so far?',
  ),
  trim(
    'padding',
    `,? and (?:${WANTED}|to )(?:make sure|ensure|check|see)(?: that)? (?:everything|all|things)(?: is| are| was| were|['’]s) (?:going|running|working)(?: smoothly| well| okay| ok| to plan| fine)?(?: for you)?(?=\\.)`,
  ),
  trim(
    'padding',
    String.raw`^(?:also,? )?(?:this is )?(?:just )?(?:as )?an? (?:(?:friendly|quick|gentle|kind|brief|final|short) )?reminder(?:,|:| that) (?=\p{L})`,
  ),
  // “…, so it would be great if we could get a decision by then.”
  trim(
    'wrapping',
    String.raw`(?:^so,? |,? (?:so|and) )(?:it|that)(?: would|['’]d) be (?:really |very |so )?(?:great|good|helpful|ideal|useful) if (we|i|you) could (?!not\b)(\p{Ll}[^.?!;:]{3,140})\.$`,
    ({ 0: all, 1: who = '', 2: what = '' }) =>
      `${/^so/i.test(all) ? 'could' : '. Could'} ${/^i$/i.test(who) ? 'I' : who.toLowerCase()} ${what}?`,
  ),
  trim(
    'wrapping',
    String.raw`(?<=^if so, )it(?: would|['’]d) be (?:great|good|helpful|ideal|lovely) if (we|i|you) could (?!not\b)(\p{Ll}[^.?!;:]{3,140})\.$`,
    'could $1 $2?',
  ),
  // “We value your feedback and I was wondering if …”
  trim(
    'wrapping',
    `^${I} (?:really |greatly |truly )?value your (?:feedback|opinion|input)(?:,? and|,? so) ${I} (?:was|were) (?:just )?wondering if you(?: would|['’]d) be (willing|able|open|happy|up for) (?=[^.?!]*\\?)`,
    'would you be $1 ',
  ),
  trim(
    'wordy',
    String.raw`(?<=\b(?:share|tell|explain|know|understand|say|ask)(?: (?:with )?(?:me|us|you))? )the reasons? (?:why|that|for which) (?=(?:you|we|they|i|he|she|it)\b)`,
    'why ',
  ),
  trim(
    'wordy',
    '^any (feedback|help|advice|input|information|thoughts|comments)(?: that)? you (?:can|could|may|might|are able to)(?: be able to)? (?:provide|give|share|offer)(?: us| me)?(?: with)? (?:would|will) be (?:greatly |much |very much |really |most |highly )?appreciated,? (?:as|because|since) (?:it|this|that|they) (?:will|would|can|could) help (us|me)(?: to)? ',
    'any $1 would help $2 ',
  ),
  trim(
    'padding',
    String.raw` from now on(?<=\b(?:improve|better|grow|help|support|serve)\b[^.;:?!]{1,60} from now on)(?=[.!])`,
  ),
  // What somebody decided, and who does what.
  trim(
    'wordy',
    String.raw`^it (?:was|has been) (decided|agreed) that we (?:are going to|will|would|should|are to) (?=\p{Ll})`,
    'we $1 to ',
  ),
  trim(
    'wordy',
    String.raw`\b(?:will|is going to|are going to) be responsible for (\p{Ll}+ing)\b([^.;:?!,]{0,120})(?=[.,])`,
    ({ 1: first = '', 2: rest = '' }) => doing(first, rest),
  ),
  trim('wordy', String.raw`\b(will|['’]ll) be looking into (?=\p{L})`, '$1 look into '),
  trim(
    'padding',
    `^(?:i think (?:that )?(?:it|this) was an? (?:really |very )?(?:productive|great|good|useful) (?:discussion|meeting|call|conversation),? and )?${WANTED}(?:quickly |briefly )?(?:summari[sz]e|recap) what (?:was|we|we['’]ve) discussed,? and (?:what )?(?:the|our) next steps(?: are)?(?=\\.)`,
    'here is what we discussed, and what comes next',
  ),
  // Notices.
  trim('wordy', String.raw`^effective (?:as of |from |on )?(?=(?:\p{Lu}\p{Ll}+ \d|\d))`, 'from '),
  trim(
    'wordy',
    String.raw`^the reason (?:for this(?: \p{Ll}+)?|why this (?:happened|is happening)) is (?:that|because) (?=(?:our|the|we|your|it|i|my)\b)`,
    'this is because ',
  ),
  trim(
    'wordy',
    String.raw`\bthe (date|day|moment) (?:on|at) which (?=(?:i|we|you|they|it|the|your|our)\b)`,
    'the day ',
  ),
  trim(
    'wordy',
    '^please (?:see|find) below (?:for )?(?:the|our|all(?: of)? the) (details|breakdown|figures)(?= ?[:.])',
    'here are the $1',
  ),
  trim(
    'wordy',
    String.raw`^should you (have|need|require|wish|want|encounter|experience|prefer|decide)\b(?=[^.?!]*,)(?![^.?!]*\blet (?:me|us) know and\b)`,
    ({ 1: verb = '' }) => `if you ${verb === 'require' ? 'need' : verb}`,
  ),
  trim(
    'wrapping',
    String.raw`(?:(?<=,? (?:so|and) )|^)${I} (?:would |['’]d )?(?:kindly )?(?:ask|request) that you (?:please |kindly )?(?=(?:\p{Ll}|RSVP)[^?]{0,240}[.!]$)`,
    'please ',
  ),
  trim('padding', String.raw` for what promises to be an? (?:\p{Ll}+ )?\p{Ll}+(?=[.!])`),
  // What the firm says of itself.
  trim(
    'padding',
    String.raw`\bwe speciali[sz]e in (?:providing|offering|delivering) (?=\p{L})`,
    'we provide ',
  ),
  trim(
    'wrapping',
    '^please let (?:me|us) know (?:what )?your availability(?: looks like| is)?((?: (?:over|in|for|this|next|on) [^,.;:?!]{2,40})?),? or (?:please |just )?(?:feel free to )?(?:book|grab|pick|schedule|choose|find) (?:a |some )?(?:time|slot) (?:directly )?(?:on|in|with|via) my (calendar|diary)(?: here)?(?=: https?:)',
    'when are you free$1? You can also pick a time in my $2',
  ),
  // Figures and times.
  trim(
    'wordy',
    String.raw`,? which (?:represents|is|was|marks) an? (increase|rise|growth|decrease|drop|fall|reduction|decline) of (\d[\d.,]*\s?%) (?:compared (?:to|with)|over|on|from|versus) `,
    ({ 1: way = '', 2: much = '' }) => `, ${UP.test(way) ? 'up' : 'down'} ${much} on `,
  ),
  trim('wordy', String.raw`\ba (longer|shorter) (?:amount|period) of time\b`, '$1'),
  trim(
    'wordy',
    String.raw`\bon (two|three|four|five|six|several|multiple) (?:separate |different )?occasions\b`,
    ({ 1: many = '' }) => (/two/i.test(many) ? 'twice' : `${many.replace(/multiple/i, 'several')} times`),
  ),
  trim('wordy', String.raw`\b(have|has) attempted to (?=\p{Ll})`, '$1 tried to '),
  trim(
    'wordy',
    String.raw`\bhave no (?:other )?(?:choice|option|alternative) (?:than|but) to (?=\p{Ll})`,
    'have to ',
  ),
  trim(
    'wordy',
    '\\bif you (?:require|need) any (?:additional|further|more|other) (information|details|help|assistance)(?: from (?:my|our) (?:side|end)| from (?:me|us))?(?=[.,])',
    ({ 1: what = '' }) => `if you need more ${what.replace(/assistance/i, 'help')}`,
  ),
  trim('wordy', String.raw`\byou will be able to (?=(?:find|reach|see) us\b)`, 'you will '),
  trim(
    'wordy',
    String.raw`, which (?:is|are) (?:located|situated|based) (?=(?:directly|right|just|next|at|in|on|opposite|near|across|behind|between)\b)`,
    ', ',
  ),
  // “the service which I received”, not “the way in which I was received”.
  trim(
    'wordy',
    String.raw`(?<=\b(?:the|any|all|every|your|our|this|that|an?) (?:\p{Ll}+ ){0,2}\p{Ll}{3,} )(?<!\b(?:in|of|for|on|at|by|to|from|with|about|through|under|during|after|upon|into|over|than|and|or|how|know|see|say|decide|choose|ask|tell|wonder|sure|clear) )which (?=(?:i|we|you|they)\b)`,
  ),
  trim(
    'wordy',
    '^(?:just )?an? (?:(?:quick|short|brief) )?(?:note|message|e-?mail|update) to (?:share(?: with you)?|tell you|show you|let you know) (?=(?:where|how|what)\\b)',
    'here is ',
  ),
  trim(
    'padding',
    String.raw`^as (?:i(?:['’]m| am) sure |no doubt )?you(?:['’]re| are) (?:(?:all|already|probably|well|surely|no doubt) )*aware, (?=\p{L})`,
  ),
  trim(
    'padding',
    "^(?:i )?was (?:just )?(?:checking out|looking at|browsing|going through|on) (?:your|\\p{L}+[’']s) (?:web ?site|site|page|profile|store|shop)(?: (?:today|yesterday|this morning|last week))? and (?:i )?(?=(?:noticed|saw|found)\\b)",
    'I ',
  ),
  trim(
    'wordy',
    `^${WANTED}(?:reach out (?:and|to) )?introduce myself as (your|the|an?) ([^.?!]{3,80}?)(?: here)?(?= (?:at|with|for) \\p{Lu}|\\.)`,
    'I am $1 $2',
  ),
  trim('wordy', String.raw`\b(we|i) (?:were|was) able to help (?=\p{L})`, '$1 helped '),
  trim(
    'wordy',
    "\\ball (?:that )?(we|i)(?: would|[’']d)? need from (?:you|your (?:side|end)) is\\b",
    'all $1 need is',
  ),
  trim(
    'wrapping',
    "^(?:we are|we[’']re) (?:constantly|always|continually) (?:striving|trying|looking|working) to improve(?: our (?:products|services|products and services|service|offering))?,? and (?:we )?would (?:therefore )?(?:very much |really |greatly )?appreciate it if you could (\\p{Ll}[^.?!;:]{3,100})\\.$",
    'could you $1?',
  ),
  trim(
    'wordy',
    'take (?:a (?:couple of |few )?(?:minutes?|moments?)|some time) (?:of|out of|from) your (?:time|day) to (?=\\p{Ll})',
  ),
  trim(
    'wordy',
    String.raw`\b(this|that|it) is something (?:that )?((?:our|the|my) [^,.;:?!]{2,30}|we|i|they) (does|do) not (allow|permit|accept|support|offer)\b`,
    '$2 $3 not $4 $1',
  ),
  trim('wordy', '^it is not necessary for you to ', 'you do not need to '),
  trim(
    'wordy',
    String.raw`\byou(?: will|['’]ll) be able to (?=\p{Ll})(?<!\b(?:if|when|whether|that|so|hope|sure) you(?: will|['’]ll) be able to )`,
    'you can ',
  ),
  trim('wordy', '^as a way of saying thank you, ', 'as a thank-you, '),
  trim('wordy', String.raw`\b(is|are) being caused by (?=\p{L})`, '$1 caused by '),
  trim('wordy', String.raw`\bwhile at the same time (?=\p{Ll}+ing\b)`, 'while '),
  trim('wordy', "\\b(i|we)(?: am|[’']m| are|[’']re) aware of the fact that\\b", '$1 know that'),
  trim(
    'wordy',
    `^after (?:looking|having looked) into (?:this|it|the matter)(?: further)?(?: with (?:our|the) [^,.;:?!]{2,40})?, ${I}(?: have|['’]ve)? (?:determined|found|discovered|established)(?: out)? that `,
  ),
  // “Our clients experience a reduction in no-shows of 38%.”
  trim(
    'wordy',
    String.raw`\b(?:experience|see|have|report|achieve) an? (?:average )?(reduction|decrease|drop|increase|rise) in ([^,.;:?!]{3,40}?) of ${'(?:an average of |about |around |over )?'}(\d[\d.,]*\s?%)`,
    ({ 1: way = '', 2: what = '', 3: much = '' }) =>
      UP.test(way) ? `see ${what} rise by ${much}` : `cut ${what} by ${much}`,
  ),
  // “Just checking in to see how your trial is going.”
  trim(
    'wrapping',
    `^(?:${WANTED}(?:check in|touch base)(?: with you)? (?:and|to) |(?:just )?checking in (?:to|and) )(?:see|ask|find out|hear) how ((?:your|the) [^,.;:?!]{3,40}) (is|are) (going|coming along)\\.`,
    'how $2 $1 $3?',
  ),
  trim(
    'wordy',
    "^(?:i|we)(?: am|[’']m| are|[’']re) writing to (?:make you aware|let you know|inform you) (?:of|about) (?:some |a few |several )?changes (?:that (?:are going to|will) be |being )made to ((?:the|our|your) [^,.;:?!]{3,50}?) (?=(?:from|on|starting|as of)\\b)",
    '$1 will change ',
  ),
  trim(
    'wrapping',
    '\\b(?:(?:all )?(?:staff|employees|members|residents|visitors|guests)|you) are kindly (?:requested|asked) to (?=\\p{Ll})',
    'please ',
  ),
  trim('wordy', '\\bwill continue to be able to (?=\\p{Ll})', 'can still '),
  trim(
    'wordy',
    '^we (?:appreciate|understand|know|realise|realize) that this may cause (?:some |any )?inconvenience,? and (?:we )?would like to thank you (?=for )',
    'thank you ',
  ),
  trim('wordy', "\\b(i|we|they|you)(?: am| are|[’']re|[’']m) expecting that (?=\\p{L})", '$1 expect that '),
  trim('wordy', '(?<=\\b(?:about|discuss|explore|consider) )the possibility of (?=\\p{Ll}+ing\\b)'),
]
