/** Sentences that say nothing, by how they begin. */

/** Sentences of politeness and of the sender's own feelings, by how they begin. */
export const COURTESIES: readonly RegExp[] = [
  /^(?:many |once again,? )?thank(?:s| you)(?: (?:so|very) much| again| once again)?,? (?:for (?:contacting|reaching|getting in touch|writing to|choosing|being|your (?:message|e-?mail|interest|patience|understanding|time|business|support|loyalty|cooperation|continued|kind)|a (?:busy|great|good)|taking)|in advance)\b/i,
  /^(?:your|the) (?:concern|business|feedback|satisfaction|opinion|time|privacy|experience)s? (?:is|are|means?|matters?) /i,
  /^(?:i|we) (?:really |truly |very much |greatly |do |always |sincerely )*(?:value|appreciate) (?:you|your|the (?:time|opportunity|chance))\b/i,
  /^(?:i |we )?(?:hope|trust) (?:that )?(?:this|you(?:['’]re| are|['’]ve| have|r)|all|everything|things|the)\b(?!.*\b(?:can|will|could|join|come)\b)/i,
  /^(?:i|we) (?:do |can |really |fully |completely |totally |also |only )*(?:know|understand|reali[sz]e|appreciate|imagine|recogni[sz]e)(?: that)? (?:you['’]re|you are|you have a (?:lot|choice)|you must|this is|this may|this (?:must|might)|these things|it['’]s|it is|things are|how|your (?:time|inbox|schedule))\b/i,
  /^(?:i|we)(?:['’]m| am|['’]re| are)? (?:so |very |really |always |truly |more than |honestly |just |all )*(?:happy|glad|delighted|excited|thrilled|pleased|proud|passionate|committed|dedicated)\b(?!.*\b(?:announce|introduce|launch|offer|invite|share|tell|confirm|let you know|say|report|send|show)\b)/i,
  /^(?:please )?(?:feel free to|don['’]t hesitate to|do not hesitate to) /i,
  /^(?:please )?let (?:me|us) know if (?:you (?:have|need)|there (?:is|are)|i can|we can) (?:any|be|do|help|something|anything|further|more)\b/i,
  /^(?:if you have any|should you have any|any) (?:other |further |more )?(?:questions|queries|concerns)\b/i,
  /^please (?:reply|write|respond|e-?mail|call|get back|come back|revert)(?: back)?(?: to (?:me|us))? (?:with|if you have) any (?:other |further )?(?:queries|questions|concerns|issues)\b/i,
  /^if there (?:is|['’]s) anything (?:else )?(?:that )?(?:i|we|you)\b[^.?!]*\b(?:let (?:me|us) know|contact (?:me|us)|get in touch|reach out|reply)\b[^\d]{0,20}$/i,
  /^(?:i|we)(?: really| very much|['’]m| am|['’]re| are)* (?:look(?:ing)? forward to |hope to (?:hear|hearing) from you\b)/i,
  /^looking forward to /i,
  /^(?:please )?let (?:me|us) know (?:your thoughts|what you think)[.!]$/i,
  /^it (?:was|is|['’]s)(?: been)? (?:so |very |really |always )*(?:great|lovely|nice|good|wonderful|a (?:real |great )?pleasure)(?: to|,? (?:meeting|talking|speaking|chatting|seeing|catching))\b/i,
  /^(?:i|we)(?:['’]ll| will) (?:keep|make) (?:this|it) (?:short|brief|quick)\b/i,
  /^(?:i|we) (?:can ?not|can['’]t|could not|couldn['’]t) (?:be more|(?:even )?imagine|(?:even )?begin|apologi[sz]e enough)\b/i,
  /^(?:i|we) know (?:that )?(?:that|this) is no excuse\b/i,
  /^(?:i|we)(?: would|['’]d)? (?:like|wish|want) to (?:take this opportunity to )?thank you for (?:your|being)\b/i,
  /^we pride ourselves\b/i,
  /^(?:please )?find (?:below|attached below|here(?:with|after)?) (?:is |are )?(?:the|your) (?:details|information|summary)\b/i,
  /^(?:please )?find below\b/i,
]

/** Sentences that every firm writes and nobody reads: no mail is the poorer without them. */
export const BOILERPLATE: readonly RegExp[] = [
  /^(?:i|we) trust (?:that )?(?:the above|this|all of this|everything) (?:is (?:in order|acceptable|clear|satisfactory|to your)|meets|finds)\b/i,
  /^thank(?:s| you)(?: (?:so|very) much)? for (?:contacting|reaching out to|getting in touch with|writing to) (?!me\b)[\p{L}\p{N} &'’-]{1,50}[.!]*$/iu,
  /^(?:your|our customers['’]?|customer) (?:concern|business|feedback|satisfaction|opinion|privacy|experience)s? (?:is|are|means?|matters?) (?:very |extremely |really |so |always )*(?:important|valuable|a lot|our)\b[^,;\d]{0,40}$/i,
  /^(?:i|we) (?:do |can |really |fully |completely |totally |certainly )*(?:understand|appreciate|know|reali[sz]e|imagine) how (?:frustrating|annoying|inconvenient|upsetting|stressful|disappointing|important|difficult)\b[^\d]*$/i,
  /^(?:i|we)(?:['’]m| am|['’]re| are)? (?:truly |really |firmly |honestly |very )*(?:believe|think|know|confident|convinced|sure)(?: that)? (?:we|our \p{L}+) (?:can|could|will) (?:really |truly )?(?:take|bring|help you take|elevate|boost|transform) [^\d.,;]{2,50}[.!]*$/iu,
  // What is true of everybody, ahead of what is to be said.
  /^in today['’]s [\p{L} -]{3,60}?(?:world|landscape|environment|era|age|economy|climate|market(?:place)?),? (?:\p{L}+ing|(?:\p{L}+ ){0,2}(?:companies|organi[sz]ations|businesses|enterprises|teams|leaders|marketers|customers|consumers|brands|everyone|everybody|it(?:['’]s| is| can be (?:hard|tough|difficult|challenging|easy))))\b[^\d?;:]*$/iu,
  // “In an era where customers expect more, speed isn't a nice-to-have, it's a necessity.”
  /^in (?:an era|an age|a world|a time|a market|a landscape|an? \p{L}+ (?:world|landscape|market(?:place)?)) (?:where|in which|of|when) (?![^.]*\b(?:we|our|you|your|i|my)\b)[^\d?;]*$/iu,
  /^(?:[\p{L} ]{3,60} )(?:is|are)(?: not|n['’]t) (?:just |only |merely )*(?:a nice[- ]to[- ]have|a luxury|an option|optional)(?: anymore| any more)?(?:, | ?[–—-] ?|; |\. )(?:it['’]s|it is|they['’]re|they are) (?:now )?(?:an? )?(?:absolute )?(?:necessity|must|must-have|essential|imperative|requirement)[^\d]{0,30}$/iu,
  /^(?:at [\p{L}\p{N}.& ]{2,30}, )?(?:we(?:['’]re| are)|our team is) on a mission to [^\d;:?]*$/iu,
  // “I'd love to explore potential synergies and discuss how we can support your goals.”
  /^(?:I|[Ww]e)(?: would|['’]d) (?:love|like|be (?:happy|glad|delighted|thrilled)|welcome the (?:chance|opportunity)) to (?:explore|discuss|see|learn|understand)(?: (?:potential|possible|any|some|more|mutual))* (?:synerg(?:y|ies)|ways (?:we|to)|how (?:we|our \p{L}+) (?:can|could|might)|opportunities)\b[^\d?;:\p{Lu}]*$/u,
  // “I just wanted to reach out and see if you'd maybe be open to learning more about how we could help you.”
  /^(?:I|[Ww]e)(?: am|['’]m| are|['’]re)? (?:just |only |also |simply |quickly )*(?:want(?:ed)? to|would (?:like|love) to|writing to|reaching out to|thought (?:I|we)(?:['’]d| would)) (?:(?:reach out|get in touch|connect|write|touch base)(?: to you| with you)? (?:and |to )?)?(?:see|find out|ask|know|check) (?:if|whether) you(?:['’]d| would| are|['’]re| might| may)? (?:maybe |perhaps |possibly |potentially )*(?:be )?(?:open to|interested in|willing to|keen to) (?:learn|hear|know|find out|see|explor|discuss|talk|chat)\p{Ll}*(?: (?:a bit|a little|some|more))*(?: about)? (?:how we (?:can|could|might|may)(?: potentially| possibly| maybe)? (?:help|support|assist|benefit)(?: (?:you|out|your (?:\p{Ll}+ )?\p{Ll}+))?|what we (?:do|offer)|(?:us|our (?:\p{Ll}+ )?(?:solutions?|services?|products?|offerings?)))[.!]*$/u,
  // “I think there might be some great synergy between our two companies.”
  /^(?:i|we) (?:really |truly |just |do )*(?:think|believe|feel)(?: that)? (?:there (?:is|are|might be|may be|could be|would be|will be)|we (?:could|might|would|can|have|share|are)(?: have| be)?|it (?:would|could|might) be) (?:some |a |an |lots of |a lot of |many |real |really |great |huge |strong |significant |tremendous |enormous |big |clear |potential |natural |good |perfect |mutually |mutual |beneficial |exciting )*(?:synerg(?:y|ies)|alignment|fit|match|partnership|win-win|opportunit(?:y|ies))(?: (?:between|for|with|to)\b[^\d?,;:]{0,60})?[.!]*$/i,
  /^(?:we|i) (?:truly |really |greatly |do )*(?:value|appreciate) your (?:business|custom|loyalty|continued support|patronage)(?:,? and (?:we )?(?:are )?look(?:ing)? forward to (?:serving|seeing|welcoming|working with) you(?: again| soon)?)?[.!]*$/i,
  /^(?:(?:please )?(?:allow|let) me (?:to )?|(?:i|we) (?:just |only )*(?:want(?:ed)?|would like|thought i would) to (?:(?:reach out|write|get in touch)(?: to you)? (?:to|and) )?|(?:i|we)(?:['’]m| am|['’]re| are) (?:just )?(?:writing|reaching out|getting in touch)(?: to you)? to )(?:quickly |briefly )?introduce (?:(?:myself|ourselves)(?: and (?:my|our) \p{L}+)?|(?:my|our) (?:company|firm|agency|business|team|organi[sz]ation|practice|studio)(?: to you)?)[.!]*$/iu,
  // “I just wanted to give you all a bit of an update on where we are”, and then comes the update.
  /^(?:i|we)(?:['’]m| am|['’]re| are)? ?(?:just |also |quickly )*(?:want(?:ed)? to|writing to|thought (?:i|we)(?:['’]d| would)) (?:give|send|share(?: with)?) (?:you(?: all)?|everyone|everybody)(?: with)? an? (?:bit of an? |quick |short |brief |little )*(?:update|overview|summary|heads[- ]up|rundown)\b(?! (?:on|about|of) (?:the|our|your) |.* (?:because|but|which)\b|.*, (?:since|as|so|although)\b)[^\d?;:]*$/i,
  /^(?:i|we)(?:['’]m| am|['’]re| are) (?:(?:so|very|really|truly|super|just) )*(?:excited|thrilled|delighted|happy|pleased|proud) to share (?!.*\b(?:that|which) (?!(?:have|has)\b))(?!.*\b(?:news|updates) (?:of|about|on|from)\b)(?:with you )?(?:all )?(?:of )?(?:(?:the|some|our) )?(?:\p{L}+ )?(?:things|news|updates|developments|highlights|stories)\b[^\d?;:]*$/iu,
  // “At Pinecrest, customer satisfaction is our number one priority, and we are always looking for ways to improve.”
  /^(?:at (?:\p{Lu}\p{L}+ ?){1,3}, )?(?:your|our customers['’]?|customer) (?:satisfaction|happiness|success|experience|safety) is (?:always )?our (?:number one|no\.? ?1|#1|top|first|highest|main) (?:priority|goal|concern|focus)(?:,? and (?:that['’]s why )?we(?:['’]re| are) (?:always|constantly) (?:looking|striving|working|trying) [^\d,;:?]{0,60})?[.!]*$/iu,
  // “It's hard to believe that it's already October! We have lots of exciting news to share with you this month.”
  /^(?:it['’]s|it is) hard to believe(?: that)? (?:it['’]s|it is|we(?:['’]re| are))(?: already| almost| nearly)* (?:\p{L}+ ){0,5}\p{L}+[.!]*$/iu,
  /^(?:i|we)(?:['’]ve| have)(?: got)? (?:so much|so many|lots of|a lot of|loads of|plenty of|many|some|great|big|exciting)(?: (?:really|very|super|truly|exciting|great|good|big|amazing|interesting|wonderful))* (?:news|updates|things|stories) to (?:share|tell|bring)(?: with)?(?: you)?(?: all)?(?: (?:this|about this) \p{L}+)?[.!]*$/iu,
  /^it (?:has been|was) (?:a|another) (?:(?:truly|very|really|so|incredibly|super|extremely) )+(?:busy|exciting|eventful|hectic) (?:\p{L}+ )?(?:time|month|year|week|quarter|season|weeks|months)\b[^\d,;:?]{0,40}$/iu,
  // “I thought it would be worthwhile to schedule some time to chat about how we might help you achieve similar results.”
  /^(?:i|we) (?:just )?(?:thought|think|figured|believe|feel) (?:that )?it (?:would|might|could) be (?:worthwhile|worth it|good|great|helpful|useful|nice|beneficial) to (?:schedule|find|set up|arrange|have|get|set aside) (?:some time|a (?:quick |short |brief )?(?:call|chat|meeting|time))(?: [\p{Ll} ]{0,30})? how we (?:can|could|might|may)(?: be able to)? (?:help|support|assist)\b[^\d?;:]*$/iu,
  /^it(?:['’]s| is) that time (?:again|of (?:the )?(?:year|quarter|month|week)(?: again)?)[.!]*$/i,
  // “It's been a busy month here at GreenLeaf and we have lots of exciting news to share with you.”
  /^(?:it(?:['’]s| has) been|this has been) (?:a|another) (?:\p{L}+ )?(?:busy|exciting|eventful|hectic|great|big) (?:month|year|quarter|week|season|few weeks)(?: (?:here )?(?:at|for) [\p{L}\p{N} &’'-]{2,30}?)?,? and we(?: have|['’]ve)(?: got)? (?:so much|lots of|a lot of|plenty of|some|many)(?: (?:exciting|great|big|good|new))* (?:news|updates|things|stories) to share(?: with you)?(?: all)?[.!]*$/iu,
  /^(?:and )?(?:that|this)(?:['’]s| is) (?:just|only) the (?:beginning|start)[.!]*$/i,
  // “I hope you don't mind me reaching out out of the blue.”
  /^(?:(?:i|we) (?:do |really |truly )*hope (?:that )?(?:you (?:don['’]t|do not|won['’]t|will not|didn['’]t) mind(?: (?:me|my|us|our|that i|the)\b)?|(?:this|my|the) (?:e-?mail|message|note|cold e-?mail|outreach)? ?(?:isn['’]t|is not|doesn['’]t) )|(?:i am |i['’]m |we['’]re )?(?:sorry|apolog(?:ies|i[sz]e)) (?:for|to) (?:the |this |my )?(?:cold |unsolicited |random |out of the blue |bother\p{L}*|interrupt\p{L}*|intru\p{L}*|disturb\p{L}*))[^\d?;:,]{0,60}$/iu,
  /^(?:greetings?(?: of the day| to you| from \p{Lu}[\p{L} ]{2,30})?|good day(?: to you)?|a very good (?:day|morning|afternoon)(?: to you)?)[.!]*$/iu,
  // “We would like to have the opportunity to work with your esteemed organization.”
  /^(?:i|we)(?: would|['’]d) (?:very much |really )?(?:like|love|welcome|appreciate|be (?:happy|glad|honou?red|delighted|thrilled))(?: to (?:have|get))? (?:the |an |this )?(?:opportunity|chance|privilege) (?:to|of) (?:work(?:ing)?|partner(?:ing)?|collaborat(?:e|ing)|do(?:ing)? business|be(?:ing)? associated) with (?:you|your (?:\p{L}+ )?(?:organi[sz]ation|company|firm|business|team|brand))[.!]*$/iu,
  /^(?:and )?(?:our|all our|all of our) (?:customers|clients|users|partners|members|students)(?: (?:all|really|simply|absolutely|just))* (?:love|adore|rave about|swear by) (?:us|it|our \p{L}+|what we do|working with us)[.!]*$/iu,
  /^(?:and |so )?(?:it|this|that)(?:['’]s| is)(?: (?:really|truly|simply|honestly))? an? (?:absolute |real |total )?no[- ]brainer(?: for (?!you\b)[^,.;\d]{2,40})?[.!]*$/i,
  /^mistakes were made\b(?!.*\b(?:sorry|apolog))[^,;\d]*$/i,
  /^(?:i|we) remain (?:entirely |always |gladly )?at your (?:full |complete |entire )?disposal\b[^\d?;]{0,60}$/i,
  // “I'm sure your inbox is overflowing, so I will get straight to the point.”
  /^(?:(?:(?:i|we)(?:['’]m sure| am sure)?|no doubt) ?(?:know|understand|appreciate|reali[sz]e|guess|imagine)?(?: that)? ?(?:you|your (?:time|inbox|day|schedule))[^\d,.;:?]{3,60},? (?:so|and) )?(?:i|we)(?:['’]ll| will) (?:try to )?(?:keep (?:this|it) (?:short|brief|quick)|get (?:straight|right) to the point|cut to the chase|be (?:very )?(?:brief|quick))[.!]*$/i,
  // “I wanted to introduce myself and see if there is an opportunity to work together.”
  /^(?:i|we) (?:just |only )?(?:want(?:ed)?|would like) to (?:take a (?:moment|minute|second) to )?introduce myself(?:,? and (?:to )?see if there(?: is|['’]s| might be| may be| could be)(?: an?)? (?:opportunity|way|chance|potential|possibility|opportunities)[^.\d]*)?\.$/i,
  // “We are always looking for ways to improve our service, and your feedback is very important to us.”
  /^(?:we are|we['’]re) (?:always|constantly|continually|continuously) (?:looking for (?:new )?ways|looking|striving|trying|working|aiming|seeking)(?: in which we can| to| for) (?:improve|better|enhance) (?:our|the) [^\d,;:?]{3,60}(?:,? (?:and|so) your (?:feedback|opinion|input|views?|thoughts) (?:is|are) [^\d,;:?]{3,40})?[.!]*$/i,
  // “We would really love to work with you and I think this could be a great fit for both of our teams.”
  /^(?:i|we)(?: would|['’]d) (?:really |very much |absolutely )*(?:love|like) to work with (?:you|your (?:\p{L}+ )?(?:team|company|organi[sz]ation|business|brand))(?:,? and (?:i |we )?(?:really |truly |do )*(?:think|believe|feel|know)(?: that)? (?:this|it|we|there) (?:could|would|can|will|might)(?: be)? (?!.*\b(?:because|if)\b)[^\d,;:?]{3,60})?[.!]*$/iu,
  // “Don't miss out on this incredible opportunity to save big!”
  /^(?:so )?(?:do not|don['’]t) miss (?:out )?(?:on )?(?:this|your|the|our|such an?) (?:(?:incredible|amazing|fantastic|exclusive|great|unbelievable|unique|exciting|golden|rare|special|limited-time|once-in-a-lifetime|huge|big|perfect) )*(?:opportunity|chance|deals?|offers?|event|sale|savings)(?: to (?:save(?: big| more| even more)?|shop|stock up|treat yourself))?[.!]*$/i,
  // “I am a highly motivated team player with excellent communication skills.”
  /^i(?: am|['’]m) an? (?:(?:highly|very|truly|extremely) )?(?:(?:motivated|self-motivated|dedicated|driven|passionate|enthusiastic|hard-working|hardworking|results-driven|results-oriented|dynamic|detail-oriented|reliable),? (?:and )?){1,4}(?:team player|professional|individual|person|self-starter|worker|employee)(?: with (?:excellent|strong|outstanding|great|exceptional|good) [^\d,;:?]{3,60})?[.!]*$/i,
  /^(?:we are|we['’]re) (?:always )?here to help\b[^,;\d]{0,20}$/i,
  /^(?:we|i) (?:very much |really )?look(?:ing)? forward to (?:seeing you there|welcoming you|serving you)\b[^\d]{0,20}$/i,
]

/** “That’s where Acme comes in.”, which leads over from what every reader knows. */
export const COMES_IN =
  /^(?:and )?that(?:['’]s| is) (?:exactly |precisely |just )?(?:why (?:we|i) (?:created|built|made|developed|launched|founded|started) [\p{L}\p{N}.&'’-]{2,30}|where (?:we|our [\p{L} -]{2,30}|\p{L}[\p{L}\p{N}.&'’ -]{1,30}) (?:comes?|can|steps?) (?:in|into play|help)|what (?:we|our team) (?:are|do|offer|bring|deliver)(?: (?:at|here at) [\p{L}\p{N}.&'’ -]{2,30})?)[.!]*$/iu

/** Says that the sender writes; where the next sentence leans on it, it stays. */
export const TOUCHING_BASE =
  /^(?:(?:i |we )?(?:have not|haven['’]t) heard (?:anything )?(?:back )?(?:from you)?(?: yet)?,? (?:so|and) )?(?:(?:i|we) )?(?:just |only )?want(?:ed)? to (?:(?:touch base|check in|circle back|follow up)(?: with you)?|(?:bring|move|push|bump|float|pop) (?:this|it|my (?:last |previous )?(?:e-?mail|message|note))(?: back)?(?: up)? to the top of (?:your|the) (?:inbox|list|pile))(?: (?:and|to) see (?:where|how)[^\d?]{2,60})?[.!]*$/i

/** Says that the sender writes again, and that time has passed; what it is about stands elsewhere. */
export const WRITES_AGAIN =
  /^(?:(?:i|we)(?:['’]m| am| are|['’]re)? )?(?:just |only |also |quickly )*(?:want(?:ed)? to )?(?:touch(?:ing)? base|check(?:ing)? in|c(?:ircl(?:e|ing)|om(?:e|ing)) back|follow(?:ing)? up|reach(?:ing)? out)(?: with (?:you|everyone))?(?: (?:again|today|quickly))?(?: (?:on|about|regarding|to) [^,.?!;]{2,50}?)?,? (?:in case (?:it|this|that|you|my)|(?:as|since|because) (?:it(?:['’]s| has| is) been|i (?:know|understand|have(?:n['’]t| not)|realise|realize)|we (?:have(?:n['’]t| not)|last)|things))\b[^\d?;:]*$/i
