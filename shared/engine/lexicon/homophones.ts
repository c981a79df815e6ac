/**
 * Words taken for others that sound or look alike, wrong wherever they stand like this. Groups of the same
 * size are chosen in step. Our own selection.
 */
export const HOMOPHONES: Record<string, string> = {
  // your, you're
  "you're own": 'your own',
  'your losing (money|customers|clients|time|out|deals|sales|revenue|track|ground|business)':
    "you're losing (money|customers|clients|time|out|deals|sales|revenue|track|ground|business)",
  'your (missing out|wasting|overpaying|paying too|leaving money)':
    "you're (missing out|wasting|overpaying|paying too|leaving money)",
  '(we|i) (will |can |cannot |can not |gladly |happily |do |)except (your|the offer|the invitation|this offer|credit|cards|cash|cheques|checks|payment|payments|applications|orders|returns)':
    '(we|I) (will |can |cannot |can not |gladly |happily |do |)accept (your|the offer|the invitation|this offer|credit|cards|cash|cheques|checks|payment|payments|applications|orders|returns)',
  '(this|that|it|which|data|change|price|delay|weather|decision|news|outage|increase) effects (your|our|my|their|the|you|us|how|all|every|everyone|both)':
    '(this|that|it|which|data|change|price|delay|weather|decision|news|outage|increase) affects (your|our|my|their|the|you|us|how|all|every|everyone|both)',
  "(will|would|can|could|may|might|won't|not|doesn't|didn't|directly|negatively|adversely) effect (your|our|my|their|you|us|how|it|them|all|every|everyone|anyone|any|the way|the price|the date|delivery|sales|results)":
    "(will|would|can|could|may|might|won't|not|doesn't|didn't|directly|negatively|adversely) affect (your|our|my|their|you|us|how|it|them|all|every|everyone|anyone|any|the way|the price|the date|delivery|sales|results)",
  'your (not|going to|trying to|looking for|looking forward|looking at|supposed to|able to|all set|already using|in luck|crushing it|killing it|in charge of)':
    "you're (not|going to|trying to|looking for|looking forward|looking at|supposed to|able to|all set|already using|in luck|crushing it|killing it|in charge of)",
  'your the (best|one|right|first|only|kind|type)': "you're the (best|one|right|first|only|kind|type)",
  'your an (amazing|awesome|excellent|expert|existing|important|ideal)':
    "you're an (amazing|awesome|excellent|expert|existing|important|ideal)",
  'your (interested in|invited to|aware of|responsible for|great at|good at|perfect for|struggling with)':
    "you're (interested in|invited to|aware of|responsible for|great at|good at|perfect for|struggling with)",
  '(at|about|with|in|on|from|to|know|share) you (office|company|website|account|decision|proposal|calendar|inbox|thoughts|colleagues)':
    '(at|about|with|in|on|from|to|know|share) your (office|company|website|account|decision|proposal|calendar|inbox|thoughts|colleagues)',
  'your wondering (if|why|how|what|whether)': "you're wondering (if|why|how|what|whether)",
  'your doing (a|well|great|it|ok|okay)': "you're doing (a|well|great|it|ok|okay)",
  '(thank you for|thanks for|appreciate|received) you (reply|time|help|email|message|interest|support|feedback|patience|response|understanding|business|order|attention|cooperation)':
    '(thank you for|thanks for|appreciate|received) your (reply|time|help|email|message|interest|support|feedback|patience|response|understanding|business|order|attention|cooperation)',
  "(i'm|we're|i am|we are) exciting (to|about)": "(I'm|we're|I am|we are) excited (to|about)",
  "(is|are|am|was|were|i'm|we're|they're|so|very|really|super) exited (to|about|for|that)":
    "(is|are|am|was|were|I'm|we're|they're|so|very|really|super) excited (to|about|for|that)",
  // its, it's
  "it's (own|entirety|infancy)": 'its (own|entirety|infancy)',
  'its (the|an|not|been|our|my|your|their|going to|because|in|on|with|when|how|where|that|this)':
    "it's (the|an|not|been|our|my|your|their|going to|because|in|on|with|when|how|where|that|this)",
  'its (ok|okay|fine|alright|easier|hard|great|good) (with|if|to|for|when)':
    "it's (ok|okay|fine|alright|easier|hard|great|good) (with|if|to|for|when)",
  'its (never|always|already) been': "it's (never|always|already) been",
  'your to (busy|late|early|young|old|kind|nice|small|big|far)':
    "you're too (busy|late|early|young|old|kind|nice|small|big|far)",
  'its (important|possible|likely|unlikely|clear|true) that':
    "it's (important|possible|likely|unlikely|clear|true) that",
  'its (important|limited|designed|meant) to': "it's (important|limited|designed|meant) to",
  'its due (on|by|in|today|tomorrow|next|this|at)': "it's due (on|by|in|today|tomorrow|next|this|at)",
  'its up to (you|us|me|them)': "it's up to (you|us|me|them)",
  'its (what|why|how|where) (we|you|they)': "it's (what|why|how|where) (we|you|they)",
  'its (good|great|nice) to (see|hear|know|meet)': "it's (good|great|nice) to (see|hear|know|meet)",
  'its worth (it|checking|noting|trying|mentioning)': "it's worth (it|checking|noting|trying|mentioning)",
  'its (only|just|really|also|almost|still|like) (a|an|the)':
    "it's (only|just|really|also|almost|still|like) (a|an|the)",
  'its too (late|early|much|many|long|soon|hard|expensive)':
    "it's too (late|early|much|many|long|soon|hard|expensive)",
  'its all (about|good|here|yours|ours|included)': "it's all (about|good|here|yours|ours|included)",
  '(before|until|once|when|while) its (gone|over|too|ready|done|here|out|back)':
    "(before|until|once|when|while) it's (gone|over|too|ready|done|here|out|back)",
  'its time (we|you|i)': "it's time (we|you|I)",
  'its time to (talk|act|go|start|say|get|make|take|switch|renew|book|upgrade|plan|think|stop|change)':
    "it's time to (talk|act|go|start|say|get|make|take|switch|renew|book|upgrade|plan|think|stop|change)",
  // there, their, they're
  "their (is|are|was|were|isn't|aren't|has been|have been)":
    "there (is|are|was|were|isn't|aren't|has been|have been)",
  'that there (teams|customers|clients|employees|users) (are|is|were|have|can|need|want|will)':
    'that their (teams|customers|clients|employees|users) (are|is|were|have|can|need|want|will)',
  "they're (own|needs)": 'their (own|needs)',
  'there own': 'their own',
  '(do|did|does|done|doing|try|tried|trying) there best':
    '(do|did|does|done|doing|try|tried|trying) their best',
  '(chance|opportunity|time|way|able|ready|like) too (look|see|talk|speak|meet|discuss|hear|review|share|try|join|read|show|send)':
    '(chance|opportunity|time|way|able|ready|like) to (look|see|talk|speak|meet|discuss|hear|review|share|try|join|read|show|send)',
  'there (pipeline|pipelines|revenue|workforce|suppliers|employees)':
    'their (pipeline|pipelines|revenue|workforce|suppliers|employees)',
  "(having|wagged|wagging|celebrating|celebrates|losing) it's":
    '(having|wagged|wagging|celebrating|celebrates|losing) its',
  'their (not|going to|trying to|looking for|looking to|looking forward|able to|happy to)':
    "they're (not|going to|trying to|looking for|looking to|looking forward|able to|happy to)",
  "they're (is|are|was|were)": 'there (is|are|was|were)',
  // then, than
  '(more|less) then (happy|welcome|glad|enough|willing|pleased|able|capable|double|half|once|likely)':
    '(more|less) than (happy|welcome|glad|enough|willing|pleased|able|capable|double|half|once|likely)',
  '(rather|other) then': '(rather|other) than',
  '(since|until|back in|now and) than': '(since|until|back in|now and) then',
  // loose, lose; whose, who's
  loosing: 'losing',
  "who's (responsibility|idea|decision|fault|turn|car|house|desk|phone|laptop|bag|birthday|keys|name|names|signature|children|kids|opinion)":
    'whose (responsibility|idea|decision|fault|turn|car|house|desk|phone|laptop|bag|birthday|keys|name|names|signature|children|kids|opinion)',
  'whose (the|been|going to|in charge|responsible for|interested in)':
    "who's (the|been|going to|in charge|responsible for|interested in)",
  // here, hear
  '(hear|hearing|heard) form': '(hear|hearing|heard) from',
  '(hear|hearing|heard) back form': '(hear|hearing|heard) back from',
  'forward to here from': 'forward to hearing from',
  '(be|been|get|arrive|go|went|were) their (on|at|by|soon|tomorrow|today|now|until)':
    '(be|been|get|arrive|go|went|were) there (on|at|by|soon|tomorrow|today|now|until)',
  "(be|been|go|went|get) they're (on|at|in|by|soon|tomorrow|today|now)":
    '(be|been|go|went|get) there (on|at|in|by|soon|tomorrow|today|now)',
  '(can|could|will|cannot|not) here (the|it|from|you|about|more|what|how|your|my|our|a|me|us)':
    '(can|could|will|cannot|not) hear (the|it|from|you|about|more|what|how|your|my|our|a|me|us)',
  'do you no (who|what|how|if|where|when|why|whether|anyone|of|about)':
    'do you know (who|what|how|if|where|when|why|whether|anyone|of|about)',
  "(can|could|let's|shall) (we |) meat (on|at|with|you|up|for|next|tomorrow)":
    "(can|could|let's|shall) (we |) meet (on|at|with|you|up|for|next|tomorrow)",
  '(we|i) can meat': '(we|I) can meet',
  '(we|i) except (all|any|most|both)': '(we|I) accept (all|any|most|both)',
  '(i|we|they|have|has) excepted (your|the|our|my) (offer|invitation|proposal|order|quote|terms|application)':
    '(I|we|they|have|has) accepted (your|the|our|my) (offer|invitation|proposal|order|quote|terms|application)',
  '(we|i) no (you|that|how|what|this)': '(we|I) know (you|that|how|what|this)',
  '(find|see) attach': '(find|see) attached',
  '(the|your) attach (file|files|document|documents|invoice|quote|pdf|form)':
    '(the|your) attached (file|files|document|documents|invoice|quote|pdf|form)',
  'ensure you that (we|i|it|our|the|your|you|they)': 'assure you that (we|I|it|our|the|your|you|they)',
  "you're (week|weekend|day) (is|was|has|went)": 'your (week|weekend|day) (is|was|has|went)',
  payed: 'paid',
  'your (right|wrong) about': "you're (right|wrong) about",
  "(invoice|file|document|order|ticket|item|quote|email|product|photo|question|link|form)'s (are|were|have)":
    '(invoices|files|documents|orders|tickets|items|quotes|emails|products|photos|questions|links|forms) (are|were|have)',
  '(orders|parcels|invoices|goods|items|products|files) where (shipped|sent|delivered|made|charged|promised)':
    '(orders|parcels|invoices|goods|items|products|files) were (shipped|sent|delivered|made|charged|promised)',
  'order where (shipped|sent|delivered|charged|promised)':
    'order was (shipped|sent|delivered|charged|promised)',
  'you where (asked|told|given|promised|looking for|going to|able to|happy to|kind enough)':
    'you were (asked|told|given|promised|looking for|going to|able to|happy to|kind enough)',
  'their (might|may|must|should|could) be': 'there (might|may|must|should|could) be',
  'their (in|at|on) the': 'there (in|at|on) the',
  'their in (january|february|march|april|may|june|july|august|september|october|november|december)':
    'there in (January|February|March|April|May|June|July|August|September|October|November|December)',
  'too be': 'to be',
  "you're (first|next|new|last|current) (lesson|order|month|invoice|payment|delivery|visit|class|call|session|shipment|account|plan)":
    'your (first|next|new|last|current) (lesson|order|month|invoice|payment|delivery|visit|class|call|session|shipment|account|plan)',
  '(love|like|want|glad|sorry|good|great|nice|happy|excited|pleased|hoping|hope) to here':
    '(love|like|want|glad|sorry|good|great|nice|happy|excited|pleased|hoping|hope) to hear',
  'to here (back from|from you|your thoughts|about your|what you)':
    'to hear (back from|from you|your thoughts|about your|what you)',
  "(i'm|we're|i am|we are|right|click) hear": "(I'm|we're|I am|we are|right|click) here",
  // everyday, every day; maybe, may be
  'every day (life|essentials|low prices)': 'everyday (life|essentials|low prices)',
  everytime: 'every time',
  '(this|that|it|which) maybe (of interest|of use|useful|helpful|relevant)':
    '(this|that|it|which) may be (of interest|of use|useful|helpful|relevant)',
  '(this|it|there|which) maybe (a|an|the|too|more)': '(this|it|there|which) may be (a|an|the|too|more)',
  '(we|you|they) maybe (able|interested)': '(we|you|they) may be (able|interested)',
  // Verbs written like their nouns
  "(to|can|could|please|let's|will|would|you|we|i) setup (a|an|the|your|my|our|some|time|this)":
    "(to|can|could|please|let's|will|would|you|we|I) set up (a|an|the|your|my|our|some|time|this)",
  '(to|please|can|could|you) login (to|and|with|at|here|again|using)':
    '(to|please|can|could|you) log in (to|and|with|at|here|again|using)',
  '(to|please|can) signup (for|to|here|now|and|with)': '(to|please|can) sign up (for|to|here|now|and|with)',
  "(to|just|will|i'll|let me) followup (on|with|about)":
    "(to|just|will|I'll|let me) follow up (on|with|about)",
  '(to|please|can) checkout (our|my|this|these|the)': '(to|please|can) check out (our|my|this|these|the)',
  // advise, advice
  '(the|any|your|need|give|giving|get|good|piece of|for|legal|expert|professional|my|bit of) advise':
    '(the|any|your|need|give|giving|get|good|piece of|for|legal|expert|professional|my|bit of) advice',
  '(please|kindly|can you|could you) advice': '(please|kindly|can you|could you) advise',
  'to advice (you|us|me|them|on|whether)': 'to advise (you|us|me|them|on|whether)',
  // lead, led; passed, past
  '(has|have|had) lead (to|us|me|our|many|the team|the way)':
    '(has|have|had) led (to|us|me|our|many|the team|the way)',
  '(was|were|been|is|are|being) lead by': '(was|were|been|is|are|being) led by',
  '(in|over|for|during) the passed': '(in|over|for|during) the past',
  'passed (due|experience)': 'past (due|experience)',
  'the passed few': 'the past few',
  '(walked|went|drove|go|way) passed the': '(walked|went|drove|go|way) past the',
  // quiet, quite
  'quiet a (few|bit|lot|while)': 'quite a (few|bit|lot|while)',
  'quiet (sure|frankly|honestly|simply|literally|possibly|different)':
    'quite (sure|frankly|honestly|simply|literally|possibly|different)',
  'not quiet (sure|ready|there|right|what|the|clear)': 'not quite (sure|ready|there|right|what|the|clear)',
  '(gone|went|keep|stay|bit) quite (on|lately|since|about)':
    '(gone|went|keep|stay|bit) quiet (on|lately|since|about)',
  // affect, effect
  '(an|no|the|any|positive|negative|big|adverse|direct|little) affect (on|of)':
    '(an|no|the|any|positive|negative|big|adverse|direct|little) effect (on|of)',
  'what affect (does|do|did|will|would|has|have|can)': 'what effect (does|do|did|will|would|has|have|can)',
  'side (affect|affects)': 'side (effect|effects)',
  '(take|takes|took|into|in) affect': '(take|takes|took|into|in) effect',
  '(badly|greatly|adversely|negatively) effected': '(badly|greatly|adversely|negatively) affected',
  // weather, whether; principle, principal
  'weather or not': 'whether or not',
  '(know|see|sure|wondering|wonder|decide|check|confirm|ask|asked|question of|matter) weather (you|we|it|they|he|she|to|your|there|the|i)':
    '(know|see|sure|wondering|wonder|decide|check|confirm|ask|asked|question of|matter) whether (you|we|it|they|he|she|to|your|there|the|I)',
  'whether forecast': 'weather forecast',
  'principle (reason|reasons|engineer|designer|consultant|architect|cause|concern|aim|investigator|residence|scientist)':
    'principal (reason|reasons|engineer|designer|consultant|architect|cause|concern|aim|investigator|residence|scientist)',
  '(agree|agreed|agreement|approved|approval|possible|yes) in principal':
    '(agree|agreed|agreement|approved|approval|possible|yes) in principle',
  '(matter of|guiding) principal': '(matter of|guiding) principle',
  '(guiding|first|basic|core) principals': '(guiding|first|basic|core) principles',
  // compliment, complement; stationery; sight, site
  '(perfect|ideal) compliment to': '(perfect|ideal) complement to',
  '(complement|complemented) you on': '(compliment|complimented) you on',
  'complementary (breakfast|drink|drinks|ticket|tickets|copy|consultation|upgrade|wifi|wi-fi|shipping|delivery|gift|coffee|parking|lunch)':
    'complimentary (breakfast|drink|drinks|ticket|tickets|copy|consultation|upgrade|wifi|wi-fi|shipping|delivery|gift|coffee|parking|lunch)',
  'office stationary': 'office stationery',
  'stationary (supplier|order|cupboard|supplies|shop|store)':
    'stationery (supplier|order|cupboard|supplies|shop|store)',
  '(web|job|construction|building) sight': '(web|job|construction|building) site',
  '(lose|lost|losing) site of': '(lose|lost|losing) sight of',
  // peak, peek, pique
  '(peak|peek|peaked|peeked|peaks|peeks) (my|your|our|their) (interest|curiosity)':
    '(pique|pique|piqued|piqued|piques|piques) (my|your|our|their) (interest|curiosity)',
  'sneak (peak|peaks)': 'sneak (peek|peeks)',
  '(take|taking|took|have|quick) a peak (at|inside)': '(take|taking|took|have|quick) a peek (at|inside)',
  'quick peak (at|inside)': 'quick peek (at|inside)',
  'peek (season|hours|demand|times)': 'peak (season|hours|demand|times)',
  // One pair each
  'bare (with me|with us|in mind)': 'bear (with me|with us|in mind)',
  'brake (down|even) (the|on|by|in|our|your)': 'break (down|even) (the|on|by|in|our|your)',
  '(coffee|lunch|tea) brake': '(coffee|lunch|tea) break',
  'deep breathe': 'deep breath',
  'waist (of|your|my|our) time': 'waste (of|your|my|our) time',
  "(can't|cannot) weight (to|for)": "(can't|cannot) wait (to|for)",
  'meat with (you|me|us)': 'meet with (you|me|us)',
  'nice to meat': 'nice to meet',
  'let me now (if|what|whether|when|asap|your)': 'let me know (if|what|whether|when|asap|your)',
  'let us now (if|what|whether|when)': 'let us know (if|what|whether|when)',
  'let me no': 'let me know',
  '(right|until|up to|by) know': '(right|until|up to|by) now',
  '(we|i|they|is|are|am) know longer (have|need|use|offer|work|support|want|able|available|in)':
    '(we|I|they|is|are|am) no longer (have|need|use|offer|work|support|want|able|available|in)',
  'buy the way': 'by the way',
  '(stop|swing|drop) buy': '(stop|swing|drop) by',
  '(brand|our|the|your) knew (product|version|website|feature|office|team|line|collection|offer)':
    '(brand|our|the|your) new (product|version|website|feature|office|team|line|collection|offer)',
  '(go|went|going|walk you|get|come|run|follow) threw':
    '(go|went|going|walk you|get|come|run|follow) through',
  'through out the (day|week|year|month|process|project|country)':
    'throughout the (day|week|year|month|process|project|country)',
  '(please|happy to|pleased to) except (our|the|your|my|this)':
    '(please|happy to|pleased to) accept (our|the|your|my|this)',
  '(everyone|everything|nothing|nobody|anything) accept for':
    '(everyone|everything|nothing|nobody|anything) except for',
  '(play|plays|playing|played) a (key|big|major|vital|crucial|small|) roll in':
    '(play|plays|playing|played) a (key|big|major|vital|crucial|small|) role in',
  'roll (model|models)': 'role (model|models)',
  '(to|will|we|can) role out (a|the|our|new|this|to|your)':
    '(to|will|we|can) roll out (a|the|our|new|this|to|your)',
  'a through (review|analysis|understanding|investigation|audit|check|assessment)':
    'a thorough (review|analysis|understanding|investigation|audit|check|assessment)',
  'allot of': 'a lot of',
  'personnel (touch|note|opinion|message)': 'personal (touch|note|opinion|message)',
  'desert (menu|wine|recipe|table)': 'dessert (menu|wine|recipe|table)',
  'formally known as': 'formerly known as',
  'the hole (team|thing|process|week|day|story|idea|time|year|company|point)':
    'the whole (team|thing|process|week|day|story|idea|time|year|company|point)',
  'on the hole': 'on the whole',
  'a hole lot': 'a whole lot',
  '(lessen|lessens) learned': '(lesson|lessons) learned',
  '(thank you|thanks) for your patients': '(thank you|thanks) for your patience',
  '(online|web|social media) presents': '(online|web|social media) presence',
  'shear (number|volume|size|scale|amount|luck)': 'sheer (number|volume|size|scale|amount|luck)',
  'soul (purpose|provider|responsibility|source|owner|reason|proprietor|trader)':
    'sole (purpose|provider|responsibility|source|owner|reason|proprietor|trader)',
  'wave (the|your|our|all) (fee|fees|charge|charges|deposit|setup fee|cost)':
    'waive (the|your|our|all) (fee|fees|charge|charges|deposit|setup fee|cost)',
  '(we|they) where': '(we|they) were',
  "they we're": 'they were',
  'there where (no|a|some|several|many|two|three|any)': 'there were (no|a|some|several|many|two|three|any)',
  'where you (able|aware)': 'were you (able|aware)',
  'where as (we|you|the|others|most)': 'whereas (we|you|the|others|most)',
  'the write (time|person|way|place|people|fit|one)': 'the right (time|person|way|place|people|fit|one)',
  'a head of (time|schedule)': 'ahead of (time|schedule)',
  'apart of (the|our|this|your|a|it)': 'a part of (the|our|this|your|a|it)',
  '(for|in) awhile': '(for|in) a while',
  '(have|has|had) all ready (sent|seen|done|been|started|signed|received|paid|asked|spoken)':
    '(have|has|had) already (sent|seen|done|been|started|signed|received|paid|asked|spoken)',
  '(any|every|some|no) where else': '(anywhere|everywhere|somewhere|nowhere) else',
  '(hi|hello|thank you|thanks|dear) every one': '(hi|hello|thank you|thanks|dear) everyone',
  'some one (who|from|else|on your|in your)': 'someone (who|from|else|on your|in your)',
  'any thing (else|you|we)': 'anything (else|you|we)',
  'in stead of': 'instead of',
  'in another words': 'in other words',
  '(to|will|can|must|should) finnish': '(to|will|can|must|should) finish',
  'piece of mind': 'peace of mind',
  'peace of (paper|advice|cake|work|software|equipment)':
    'piece of (paper|advice|cake|work|software|equipment)',
  '(take|took|hold|holding) the reigns': '(take|took|hold|holding) the reins',
  'reign in (costs|spending|the)': 'rein in (costs|spending|the)',
}
