/**
 * What gives a kind of mail away. A note lists kinds and families with weights: `follow_up 3 cold 1`.
 * From 1 (a hint that other kinds share) to 6 (hardly said in any other mail). Entries under one key are one cue.
 */
import { lexicon } from '../phrases.ts'

const cue = (note: string) => ({ note })

export const KIND_CUES = lexicon('kind-cues', {
  // First contact: who writes, what was seen, what was done for others, the small ask.
  "(reaching out|reach out|came across|stumbled upon|introduce myself|my name is|i'm the founder|i run|finds you well|hope your week)":
    cue('cold_outreach 3 cold 2'),
  "(i noticed|noticed that|noticed you|noticed your|i saw|saw that|saw your|your post|your website|your site|your booking page|told me|said the|congrats|congratulations|i'm guessing|i'd guess)":
    cue('cold_outreach 3 cold 1'),
  '(we help|i help|companies like|teams like|businesses like|brands like|i work with|we work with|our service|our platform|leading provider|we were founded)':
    cue('cold_outreach 4'),
  '(we make|we build|we built|we sell|we offer|we supply|went from|cut their|cut that|cut it|the same problem|had the same|saved them|paid for itself|customers tell us|our customers see)':
    cue('cold_outreach 3'),
  '(worth a look|worth a chat|worth a call|worth a conversation|worth exploring|a bad idea|shall i send|should i send|can i send|could i send|be useful to you|help you|would it help|sample pack|one-page|one page|pick your brain|free audit|no obligation|quick question|right person|who handles|who owns|see how it works|show you how|book a demo|minute demo)':
    cue('cold_outreach 3 cold 1'),
  '(next level)': cue('cold_outreach 2'),

  // A second mail, and a last one.
  '(following up|follow up|follow-up|circling|bumping|resurfacing|nudge|circle back|checking in|check in|bump this|top of your inbox|my last email|my previous email|my last note|writing again|gentle reminder|just checking|still interested)':
    cue('follow_up 6 customer_success 1'),
  '(i sent|sent over|sent you|as i mentioned|any update|any news|any thoughts|any luck|chance to|touching base|as i said|you asked on|question you asked|i should have sent|in case you missed|previous conversation|touch base|before you decide|you sent)':
    cue('follow_up 3 warm 1'),
  "(haven't heard|have not heard|never heard|no reply|fourth email|tried you)": cue('follow_up 4 breakup 3'),
  '(last email|last note|one last|last attempt|close your file|close the loop|leave you alone|take the hint)':
    cue('breakup 6'),
  "(won't write|will not write|should i stay|not a priority|bad timing|not the right time|the timing|leave it there|close this|things change|anything changes|i'll stop|assuming)":
    cue('breakup 3'),

  // Between people who know each other.
  '(an introduction|this introduction|intro|connect you|you two|two of you|both of you|you both|over to you|take it from here|should connect)':
    cue('referral_intro 4'),
  '(suggested i|recommended i|referral|recommended you|referred me|referred by|gave me your|mentioned you|mutual friend|put you in touch|put me in touch|said you might)':
    cue('referral_intro 5'),
  '(could we meet|can we meet|could we come|could i come|come and see|come by|meet next|meet up|a meeting|schedule a call|set up a call|find a time|an appointment|get together|catch up|an invitation|your diary|reschedule)':
    cue('meeting_request 4'),
  "(are you free|i'm free|i am free|i can do|works for you|suit you|availability|time to talk|time to meet|half-hour|an hour|good time|next week|30 minutes|in person)":
    cue('meeting_request 3'),
  '(recap|meeting notes|wrap-up|what we agreed|meeting summary|notes from|minutes of|summary of|we decided|decisions|who does what|action items|action points|still open|if i missed|anything wrong|next call)':
    cue('meeting_recap 4'),
  '(thanks for your time|thanks for meeting|good talking|great speaking|we agreed|agreed to|we discussed|we talked about|our call|the call|this morning|next steps|decided)':
    cue('meeting_recap 2 warm 1'),
  '(as discussed|as agreed|as promised|when we spoke|when we met|our conversation|thanks for the|thank you for the|you told me)':
    cue('warm 2'),
  '(proposal|our offer|the quote|a quote|quotation|scope|deliverables|what you get|what it costs|our plan|fixed price|estimate|rounds of)':
    cue('proposal 4'),
  '(in terms of pricing|plus vat|including vat|valid for|on delivery|total comes|timeline|we could start|start on|put together|go ahead with)':
    cue('proposal 3'),
  "(counteroffer|counter|the price at|our price|hold the price|last year's|price list|your offer|your quote|your price|price increase|best you can|match it|halfway|in return|in exchange|could accept|can accept|go lower|throw in|walk away|non-negotiable|budget you|ceiling)":
    cue('negotiation 5'),
  '(pricing|terms|clause|contract|net 60|up front|legal)': cue('negotiation 2'),
  '(renewal|renew|renews|current term|plan ends|ends on)': cue('renewal 5'),
  '(same price as|no action is required|do nothing|for the year|agreement|your plan)': cue('renewal 3'),
  '(your team|logged in|usage|adoption|success manager|business review|get value|getting value|everything is going|here to help|need anything|on track|go-live|your shift|your first month|your first quarter|customer success|not been used)':
    cue('customer_success 4'),
  '(our bug|went live|turned on|switched on|training|i looked at)': cue('customer_success 2 warm 1'),
  '(review|short review|honest review|two or three sentences|5-star|stars|rate your|testimonial|share your experience|trustpilot|g2|capterra)':
    cue('review_request 4'),
  '(how was your|thank you for choosing|thanks for choosing|help us|help our|if you have a moment|takes a minute|how is the|how was the|good or bad|post them)':
    cue('review_request 2'),
  '(candidate|candidates|hiring|recruiter|recruiting|vacancy|your cv|job description|our team is|resume|the job|position of|we need a|looking for a|your application|interview|talent|join our|your background|your experience|your profile)':
    cue('recruiting 4'),
  '(role|position|salary|exciting opportunity|opportunity at|compensation|pay is|hybrid|remote|benefits|equity|engineer|developer|analyst|great fit)':
    cue('recruiting 2'),
  '(thank you so much|thanks so much|many thanks|thanks again|wanted to thank|grateful|really appreciate|appreciated|taking the time|means a lot|really enjoyed)':
    cue('thank_you 3'),
  '(thank you|thanks)': cue('thank_you 1'),
  '(love|aunt|mum)': cue('other 1'),

  // Written for many at once: to be read, or to be acted on.
  '(newsletter|this issue|members|read how|letter from|this edition|this letter|from the editor|readers|bulletin|on the blog|podcast|subscribe)':
    cue('newsletter 5'),
  '(this month|last month|next month|until next|see you next|read more|read the full|recipe|guide|tips|how to|market update|season)':
    cue('newsletter 3'),
  "(digest|top stories|roundup|headlines|briefing|daily|weekly|this week's|links|must read|this week in|you missed|most read)":
    cue('digest 5'),
  '(shop|buy now|order here|sale|free shipping|free delivery|promo code|use code|discount|limited time|today only|while stocks last|offers|special offer|black friday|new arrivals|half price|money back|lowest price|deals)':
    cue('promotional 4'),
  "(off|save|up to|buy your|pass|midnight|tonight|price goes|until sunday|hurry|don't miss|don't wait|act now|guarantee|your first)":
    cue('promotional 2'),
  '(to announce|announcing|we have moved|new shop|new home|will be closed|is changing|has changed|announcement|introducing|rebrand|new name|new brand|new address|are moving|is moving|part of|acquired|merger|price changes)':
    cue('announcement 4'),
  '(goes from|stays the same|what stays|what changes|nothing changes|what this means|from monday|has joined|now open|our new)':
    cue('announcement 3'),
  "(what's new|new feature|product update|we shipped|now available|you can now|rolling out|version|release|also new|new in|improvements)":
    cue('product_update 5'),
  "(fixed|crash|improved|update|updated|faster|we've added|we added|have added|can now|you asked for|setting)":
    cue('product_update 3'),
  '(invited|invitation|join us for|join us on|webinar|workshop|conference|open night|open evening|book your place|reserve your place|free entry|live event|register for|registration|save your seat|save the date|rsvp|speakers)':
    cue('event_invitation 5'),
  '(when|where|places|come along|bring a|open the|p.m.|seats|limited to|reserve your|stand|recording|session|sign up)':
    cue('event_invitation 2'),
  "(miss you|missed you|been a while|come back|since your last|not opened|haven't opened)":
    cue('re_engagement 6'),
  '(cart|basket|forget something|your items|your bag|you left|complete your purchase|forgot something|saved your|still thinking about|checkout)':
    cue('abandoned_cart 6'),
  '(survey|questionnaire|poll|your opinion|what you think|how are we doing|how likely|on a scale|scale of|your answers|anonymous|your feedback)':
    cue('survey 5'),
  '(feedback|participate|prize draw|gift card|to recommend)': cue('survey 2'),
  '(donate|donation|donor|donors|your gift|give now|fundraising|charity|nonprofit|non-profit|tax-deductible|will match|have given|appeal)':
    cue('fundraising 5'),
  '(volunteers|shelter|we need|will you|your support|monthly|community)': cue('fundraising 2'),

  // From a business to one of its customers, or to its own people.
  "(welcome to|get started|getting started|account is open|is ready|first lesson|account has been|first step|your trial|free trial|thanks for joining|thanks for signing up|confirm your email|activate|activation|you're in|day one|set-up|set up your|connect your|invite your team)":
    cue('onboarding 5'),
  "(the app|set up|one step|following steps|your new|you sign in|log in|tomorrow we'll|stuck|your account|it takes)":
    cue('onboarding 2'),
  '(order number|shipped|dispatched|on its way|tracking|parcel|parcels|your delivery|arriving|arrives|reservation|your booking|booking reference|itinerary|passengers|verification code|your code|reset your password|reset link)':
    cue('transactional 5'),
  '(order|reference|confirmation|purchase|deliver|arrive|estimated|cancel|dispatch|confirmed|delivery|warehouse|visa|total|item|items|paid|return|code|password)':
    cue('transactional 2'),
  '(invoice|payment due|due date|is payable|overdue|arrears|outstanding|declined|card ending|your card|payment method|direct debit|bank transfer|billing|your receipt)':
    cue('billing 4'),
  '(charge|charged|payment|payments|transaction|successfully processed|taxes|amount|bank|receipt|statement|accounts)':
    cue('billing 2'),
  '(ticket|case number|your case|help center|thanks for contacting|thanks for getting in touch|sorry about that|the issue|your issue|to fix this|clear your cache|resolved|if you still|here is what|warranty)':
    cue('support_reply 4'),
  "(export|settings|you reported|screenshot|refund|refunds|refunded|replacement|reply with|look into|policy|you're right)":
    cue('support_reply 3'),
  "(apologies|we apologize|sincerely apologize|our error|for the wait|we paid|sorry for|sorry about|we apologise|i apologize|i apologise|we're sorry|so sorry|our mistake|our fault|let you down|got this wrong|went wrong|make it right|happen again)":
    cue('apology 5'),
  '(inconvenience|any inconvenience|your patience)': cue('apology 3 support_reply 3'),
  '(sorry|apologize|error|restored|wrong|apologise|going forward|credit|outage|unfortunately|what happened)':
    cue('apology 3'),
  '(all hands|town hall|leadership team|team lead|as many of you|shared drive|the office|floor|desk|badge|laptop|payroll|work from home|rota|expense reports|approved by|your manager|pto|eod|end of day|workspace|colleagues)':
    cue('internal 4'),
  '(fyi|heads up|before i can|your decision|do you agree|sign off|please note|reminder|q1|q3|the kitchen|please make sure|please update|budget|deck)':
    cue('internal 2'),

  // To the press and to possible partners.
  '(embargo|press release|press officer|press kit|story|your readers|your coverage|your piece|your article|for interview)':
    cue('press_pitch 5'),
  '(i can offer|researcher|published on|the results|the data|report|study|researchers|figures|exclusive|you wrote)':
    cue('press_pitch 2'),
  '(partnership|partnering|a partner|collaborate|collaboration|affiliate|join forces|revenue share|work together|fit between|between us)':
    cue('partnership 5'),
  '(your members|our members|your audience|you keep|we bring|other ideas|explore this)': cue('partnership 3'),
})

/** Weights of facts that are no phrases. Same notes; added once. */
export const SHAPE_CUES = {
  /** A way out of the list in the footer, or images over a footer. */
  listed: 'bulk_content 12 bulk_promo 12 operational 2 cold -8 warm -6 internal -8 follow_up -6',
  unlisted: 'bulk_content -5 bulk_promo -5',
  images: 'bulk_content 4 bulk_promo 4 operational 2 cold -4 warm -4',
  /** Greeting. */
  tag: 'bulk_content 3 bulk_promo 3 operational 2 warm -3 internal -4',
  group: 'internal 10 meeting_recap 6 thank_you 1 cold -6 bulk_promo -2',
  public: 'bulk_promo 4 bulk_content 3 operational 5 cold -4 warm -3',
  person: 'warm 3 cold 3 bulk_content -3 bulk_promo -2',
  no_greeting: 'bulk_content 3 bulk_promo 3 operational 2 transactional 2 cold -3',
  /** "Re:" in the subject. */
  reply: 'follow_up 3 support_reply 7 negotiation 5 bulk_content -4 bulk_promo -2',
  quoted: 'follow_up 4 support_reply 4 negotiation 3 warm 1 bulk_content -6 bulk_promo -6',
  price:
    'proposal 2 negotiation 2 renewal 2 transactional 1 billing 2 promotional 2 abandoned_cart 2 announcement 1',
  prices: 'proposal 4 transactional 2 promotional 2 negotiation 2',
  urls: 'digest 6 newsletter 2 cold -4 warm -3',
  shouting: 'bulk_promo 3 warm -2 operational -1',
  long: 'newsletter 4 cold -2',
  short: 'cold 1 newsletter -3',
  /** The first sentence opens with "Your": something seen at the reader's. */
  observation: 'cold_outreach 4 recruiting 3 press_pitch 2 partnership 2',
  /** The last sentence asks. */
  question: 'cold_outreach 3 press_pitch 1 partnership 1 warm 1',
} as const

/** Words of a greeting that name nobody. */
export const EVERYBODY: ReadonlyMap<string, 'group' | 'public'> = new Map([
  ['all', 'group'],
  ['team', 'group'],
  ['everyone', 'group'],
  ['everybody', 'group'],
  ['folks', 'group'],
  ['both', 'group'],
  ['colleagues', 'group'],
  ['customer', 'public'],
  ['customers', 'public'],
  ['friends', 'public'],
  ['friend', 'public'],
  ['guest', 'public'],
  ['guests', 'public'],
  ['member', 'public'],
  ['members', 'public'],
  ['neighbour', 'public'],
  ['neighbor', 'public'],
  ['reader', 'public'],
  ['readers', 'public'],
  ['subscriber', 'public'],
  ['supporter', 'public'],
  ['user', 'public'],
  ['valued', 'public'],
])
