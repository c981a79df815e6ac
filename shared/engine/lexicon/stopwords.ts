/** Words that carry no topic of their own: small words of grammar, and politeness. Lower case. */
import { words } from '../word-set.ts'

export const STOPWORDS: ReadonlySet<string> = words(
  "a about above after again against all almost also although always am among an and another any anybody anyone anything are aren't around as at " +
    "away back be because been before behind being below between both but by came can can't cannot come comes could couldn't did didn't do does " +
    "doesn't doing don't done down during each either else enough even ever every everybody everyone everything few find finds first for from " +
    "further gave get gets getting give gives go goes going gone got had hadn't has hasn't have haven't having he he'd he'll he's her here here's " +
    "hers herself him himself his how how's however i i'd i'll i'm i've if in into is isn't it it'd it'll it's its itself just keep know last " +
    "least less let let's like likely look made make makes many may maybe me might mine more most much must my myself near need needs neither never " +
    'next no nobody none nor not nothing now of off often ok okay on once one ones only or other others our ours ourselves out over own per perhaps ' +
    "please put quite rather really right said same saw say says see seen set shall she she'd she'll she's should shouldn't since so some somebody " +
    "someone something soon still such sure take takes tell than thank thanks that that's the their theirs them themselves then there there's these " +
    "they they'd they'll they're they've thing things think this those though through thus til till to together told too toward towards try under " +
    "until up upon us use used using very via want wants was wasn't way we we'd we'll we're we've well went were weren't what what's when where " +
    "which while who who's whole whom whose why will with within without won't would wouldn't yes yet you you'd you'll you're you've your yours " +
    'yourself yourselves',
)
