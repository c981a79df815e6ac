/**
 * What gives a kind of mail away. A note lists kinds and families with weights: `follow_up 3 cold 1`.
 * From 1 (a hint that other kinds share) to 6 (hardly said in any other mail). Entries under one key are one cue.
 */
import { lexicon } from '../phrases.ts'

const cue = (note: string) => ({ note })

export const KIND_CUES = lexicon('kind-cues', {
  // First contact: who writes, what was seen, what was done for others, the small ask.
  "(reaching out|reach out|came across|introduce myself|my name is|i'm the founder|i run|finds you well|hope your week)":
    cue('cold_outreach 3 cold 2'),
  "(i noticed|noticed that|noticed you|noticed you've|noticed you're|noticed your|saw that|saw you're|saw you've|saw your|your post|your website|your site|congrats|congratulations|i'm guessing|i'd guess)":
    cue('cold_outreach 3 cold 1'),
  '(we help|companies like|teams like|i work with|we work with|our service|our platform|leading provider)':
    cue('cold_outreach 4'),
  '(we make|we build|we built|we sell|we offer|we supply|went from|cut that|like yours)':
    cue('cold_outreach 3'),
  '(shall i send|should i send|may i send you|can i send you|could i send|be useful to you|help you|one page|pick your brain|free audit|no obligation|no charge|for free|quick question|right person|who handles|who owns|show you how|minute demo|open to a|minute call|quick call)':
    cue('cold_outreach 3 cold 1'),
  '(your talk|your podcast|the playbook)': cue('cold_outreach 2'),
  '(your job ad)': cue('cold_outreach 3 recruiting 1'),
  '(next level|quick chat)': cue('cold_outreach 2'),
  "(asking because|if it's not you|who should i speak)": cue('cold_outreach 4'),
  '(worth a closer look)': cue('cold_outreach 5'),
  '(dear sir|dear madam|greetings of the day|your esteemed|company profile|dedicated resources|years of experience in)':
    cue('cold_outreach 4'),
  // A way out is offered to strangers; that the sender will not write again makes no last mail of it.
  '(tell me and|say so and)': cue('cold_outreach 2 breakup -3'),

  // A second mail, and a last one.
  '(following up|follow up|circling|bumping|resurfacing|nudge|circle back|bump this|top of your inbox|my last email|writing again)':
    cue('follow_up 6 customer_success 1'),
  '(checking in|check in|just checking)': cue('follow_up 5 customer_success 3'),
  '(i sent|i wrote|weeks ago|sent over|sent you|as i mentioned|any update|any news|any thoughts|any luck|touching base|as i said|since my|you asked on|in case you missed|previous conversation|touch base|before you decide|you sent)':
    cue('follow_up 3 warm 1'),
  "(haven't heard|a response|haven't had|have not heard|never heard|no reply|tried you)":
    cue('follow_up 4 breakup 3'),
  '(last email|last note|is the last one|was the last one|my last message|one last|last attempt|close your file|close the file|closing your file|stop emailing)':
    cue('breakup 6'),
  "(won't write|will not write|not a priority|bad timing|the timing|things change|i'll stop|i'll assume|i've written|assuming)":
    cue('breakup 3'),

  '(got through|another way|price holds|since then)': cue('follow_up 3'),
  // Anybody says so; behind a cue of a last mail they add to it.
  '(in peace|have my number|no answer|good luck)': cue('breakup 1'),

  // Between people who know each other.
  '(an introduction|this introduction|intro|connect you|two of you|you both|over to you|take it from here)':
    cue('referral_intro 4'),
  '(you two take)': cue('referral_intro 3'),
  '(suggested i|referral|referred me|gave me your|mentioned you|put you in touch|put me in touch|introduce me to|introduction to)':
    cue('referral_intro 5'),
  '(could we meet|could we come|could i come|come and see|come by|meet up|a meeting|schedule a call|set up a call|sit down with|an appointment|get together|catch up|reschedule|my calendar)':
    cue('meeting_request 4'),
  "(missed each other|move our|something's come|could you do)": cue(
    'meeting_request 5 follow_up 4 partnership -4',
  ),
  "(are you free|i'm free|i can do|works for you|suit you|availability|half-hour|half an hour|20 minutes|15 minutes|go over|30 minutes)":
    cue('meeting_request 3'),
  '(follow-up)': cue('follow_up 4 meeting_recap 2'),
  '(next week|an hour|good time|in person)': cue('meeting_request 2'),
  '(review)': cue('review_request 2'),
  '(job)': cue('recruiting 2'),
  '(this month|next month|how to)': cue('newsletter 2'),
  '(recap|quick summary|next meeting|wrap-up|what we agreed|notes from|where we landed|minutes of|summary of|we decided|decisions|who does what|action items|still open|if i missed|anything wrong|next call)':
    cue('meeting_recap 4'),
  '(thanks for your time|we agreed|agreed to|we discussed|we talked about|our call|the call|this morning|next steps|decided)':
    cue('meeting_recap 2 warm 1'),
  '(you mentioned)': cue('warm 3 follow_up 2 billing -3'),
  '(as discussed|as agreed|as promised|when we spoke|our conversation|thanks for the|thank you for the|you told me)':
    cue('warm 2'),
  '(proposal|we suggest|we recommend|option b|deposit|our offer|the quote|a quote|quotation|scope|deliverables|what you get|what it costs|our plan|estimate)':
    cue('proposal 4'),
  '(in terms of pricing|plus vat|including vat|valid for|total comes|timeline|we could start|start on|put together|go ahead with)':
    cue('proposal 3'),
  "(counteroffer|best price|hold the price|last year's price|price list|your offer|your quote|your price|best you can|match it|in return|in exchange|could accept|can accept|go lower|throw in|non-negotiable|non-starter|best i can|if you commit|commit to|can't go to|per seat)":
    cue('negotiation 5'),
  '(discount if|if you sign|sign by|move forward|expires|expiring)': cue('negotiation 1 renewal 3'),
  '(price increase)': cue('negotiation 3 transactional 3 renewal 1'),
  '(terms|clause|contract|up front|legal)': cue('negotiation 2'),
  '(renewal|renew|renews|current term|plan ends|auto-renew|ends on)': cue('renewal 5'),
  '(same price as|no action is required|do nothing|for the year|agreement|your plan)': cue('renewal 3'),
  '(your team|logged in|how things are going|account manager|your numbers|getting value|everything is going|here to help|need anything|on track|go-live|your first month|your first quarter|customer success|not been used|nobody has used|weeks in|training series|can help with)':
    cue('customer_success 4'),
  '(went live|switched on|i looked at)': cue('customer_success 2 warm 1'),
  '(leave a review|leave us a|write a review|stars|rate your|testimonial|share your experience|trustpilot|capterra|a few lines on|before they choose)':
    cue('review_request 4'),
  '(star review|review on|review us|on google)': cue('review_request 6'),
  '(if you have a moment)': cue('review_request 2'),
  '(candidate|candidates|full-time|part-time|job offer|per hour|our next|hiring|recruiter|recruiting|vacancy|your cv|resume|we need a|your application|interview|talent|join our|your background|your experience|your profile)':
    cue('recruiting 4'),
  '(exciting opportunity|hybrid|remote|engineer|developer|analyst|great fit)': cue('recruiting 3'),
  '(role|position)': cue('recruiting 4'),
  '(salary|compensation|pay is|equity|benefits|net)': cue('recruiting 3'),
  '(thank you so much|thanks so much|say thanks|taking the time|i owe you|many thanks|thanks again|grateful|really appreciate|appreciated|really enjoyed)':
    cue('thank_you 3'),
  '(for speaking|for coming|for hosting)': cue('thank_you 5'),
  // A candidate thanks for the interview; a recruiter would not.
  '(meet with me|interview me)': cue('thank_you 5 recruiting -5'),
  '(thank you|thanks)': cue('thank_you 1'),
  '(love)': cue('other 1'),

  '(in copy|copied in)': cue('referral_intro 5'),
  '(stop by|drop in|come round|would suit)': cue('meeting_request 3'),
  '(for the record|we speak again|we meet again|shout if|stays open)': cue('meeting_recap 4'),
  '(what we would do|half on|we would need|excluding vat)': cue('proposal 3'),
  '(more than we can|live with that|we would take|come down|our limit|closer to)': cue('negotiation 4'),
  '(carry on|another year|order form|coming up for|contract ends|your annual)': cue('renewal 4'),
  '(are not using|your crew)': cue('customer_success 4'),
  '(looking for someone|days a week|shift lead)': cue('recruiting 4'),
  '(you made|it meant|without you|your help with)': cue('thank_you 4'),
  '(your page)': cue('press_pitch 3'),
  '(to yours)': cue('partnership 3'),

  // Written for many at once: to be read, or to be acted on.
  '(newsletter|this issue|members|read how|letter from|this letter|readers|on the blog|podcast|subscribe)':
    cue('newsletter 5'),
  '(last month|until next|in the next|read more|read the full|recipe|guide|tips|market update)':
    cue('newsletter 3'),
  "(digest|headlines|briefing|daily|weekly|this week's|links|this week in|you missed)": cue('digest 5'),
  '(shop|buy now|order here|sale|free shipping|free delivery|promo code|use code|discount|limited time|today only|while stocks last|offers|special offer|black friday|new arrivals|half price|money back|lowest price|deals|in store)':
    cue('promotional 4'),
  '(risk free|this price)': cue('promotional 3 bulk_promo 2'),
  "(off|save|up to|buy your|pass|midnight|tonight|until sunday|hurry|don't miss|don't wait|act now|guarantee|your first)":
    cue('promotional 2'),
  '(to announce|announcing|will be closed|is changing|has changed|announcement|introducing|rebrand|new name|new brand|new address|are moving|is moving|part of|acquired|merger|price changes)':
    cue('announcement 4'),
  '(is called|are now|stay as they are|stays as it is|stay the same|remain the same|from monday)':
    cue('announcement 3'),
  '(stays the same|what stays|what changes|nothing changes|what this means|has joined|now open|our new)':
    cue('announcement 3'),
  "(what's new|new feature|product update|we shipped|now available|you can now|rolling out|version|release|also new|improvements)":
    cue('product_update 5'),
  "(fixed|crash|update|updated|faster|we've added|we added|have added|can now|you asked for|setting)":
    cue('product_update 3'),
  '(invited|invitation|hosting|join us|webinar|conference|open night|open evening|book your place|register for|registration|rsvp|speakers|put your name down|places left|seats left|will talk about|will speak|come to our)':
    cue('event_invitation 5'),
  '(when|workshop|where|places|party|bring a|p.m.|seats|tickets|limited to|stand|recording|session|sign up)':
    cue('event_invitation 2'),
  '(miss you|missed you|been a while|come back|since your last|not opened)': cue('re_engagement 6'),
  '(forget something|your items|your bag|forgot something|still thinking about)': cue('abandoned_cart 6'),
  '(questionnaire|poll|your opinion|what you think|how are we doing|how likely|on a scale|your answers|anonymous|three questions)':
    cue('survey 5'),
  '(how was your|how was the|how is the|how did)': cue('review_request 2 survey 2'),
  '(cart|basket|checkout)': cue('abandoned_cart 4'),
  '(survey)': cue('survey 3'),
  '(thank you for choosing)': cue('review_request 2 transactional 3'),
  '(your feedback)': cue('survey 3 review_request 2'),
  '(feedback|gift card|to recommend)': cue('survey 2'),
  '(donate|please give|give today|donation|donor|donors|your gift|fundraising|charity|nonprofit|non-profit|tax-deductible|give at|will match|have given)':
    cue('fundraising 5'),
  '(volunteers|pays for|help us|help our|shelter|we need|will you|your support|monthly|community)':
    cue('fundraising 2'),

  '(opening hours|moves to|moving to|closes on|hours stay|stay as they were)': cue('announcement 4'),
  "(work better|no longer|what's missing|it now)": cue('product_update 3'),
  '(starts at|room for|how many you are)': cue('event_invitation 3'),
  '(keep getting|keep me|is waiting)': cue('re_engagement 5'),
  '(is held)': cue('abandoned_cart 5'),
  '(fill in)': cue('survey 4'),
  '(still short|to raise|keeps the)': cue('fundraising 4'),

  // From a business to one of its customers, or to its own people.
  '(welcome to|get started|account is open|is ready|first step|your trial|free trial|activate|activation|set-up|set up your|connect your|invite your team)':
    cue('onboarding 5'),
  "(the app|set up|one step|following steps|your new|you sign in|log in|tomorrow we'll|stuck|your account|it takes)":
    cue('onboarding 2'),
  '(order number|shipped|dispatched|on its way|tracking|parcel|parcels|your delivery|arriving|arrives|reservation|your booking|passengers|your code|reset link|security alert)':
    cue('transactional 5'),
  // What changes in a contract that runs: a customer is told, not asked.
  '(will rise|will increase|your rate|updating our prices|increase our prices|raise prices|prices will|new price|subscription will cost|price will|takes effect|need to do anything|nothing to do)':
    cue('transactional 5'),
  '(your appointment|please arrive|please bring|you requested)': cue('transactional 4'),
  '(order|reference|confirmation|purchase|deliver|arrive|estimated|cancel|dispatch|confirmed|delivery|warehouse|visa|total|item|items|paid|return|code|password)':
    cue('transactional 2'),
  '(invoice|amount due|payment failed|payment was|payment due|due date|is payable|overdue|arrears|outstanding|declined|card ending|your card|payment method|direct debit|bank transfer|billing|your receipt)':
    cue('billing 4'),
  '(charge|charged|payment|payments|transaction|successfully processed|amount|bank|receipt|statement|accounts)':
    cue('billing 2'),
  '(ticket|case number|your case|help center|thank you for contacting|sorry about that|the issue|your issue|clear your cache|resolved|try again|once more|under settings|came from the|support team|if you still|here is what|warranty)':
    cue('support_reply 4'),
  "(export|exports|error|settings|screenshot|refund|refunds|refunded|replacement|reply with|look into|policy|you're right)":
    cue('support_reply 3'),
  "(apologies|we apologize|our error|for the wait|we paid|sorry for|sorry about|we apologise|i apologize|i apologise|we're sorry|so sorry|our mistake|our fault|i am sorry|we are sorry|i'm sorry|was our|is on us|let you down|make it right)":
    cue('apology 5'),
  '(your loss|condolences|passed away)': cue('other 12 apology -12'),
  '(inconvenience|your patience)': cue('apology 3 support_reply 3'),
  '(sorry|apologize|restored|wrong|apologise|going forward|credit|outage|unfortunately|what happened|happen again|confusion|a mistake)':
    cue('apology 3'),
  '(the wiki|on-call|intranet|all-hands|standup|on slack|town hall|leadership team|shared drive|work from home|rota|expense reports|approved by|your manager|pto|colleagues|expense claims|annual leave|time off|give everyone|if anyone has|the release)':
    cue('internal 4'),
  '(fyi|heads up|payroll|budget|the office|desk|floor|laptop|expenses|do you agree|sign off|please note|reminder|q1|q3|please make sure|please update|deck)':
    cue('internal 2'),

  '(good to have you|start here)': cue('onboarding 4'),
  '(left our|the driver|to sign for)': cue('transactional 4'),
  '(please pay|already paid)': cue('billing 4'),
  '(serial number|choose|restart)': cue('support_reply 3'),
  '(should not have happened|our side)': cue('apology 4'),

  // To the press and to possible partners.
  '(embargo|press release|press officer|press kit|story|your readers|your coverage|your piece|your article|for interview)':
    cue('press_pitch 5'),
  '(i can offer|researcher|published on|study|researchers|exclusive|you wrote)': cue('press_pitch 2'),
  '(partnership|joint|partnering|a partner|collaborate|collaboration|join forces|work together)':
    cue('partnership 5'),
  '(your way|each other)': cue('partnership 3'),
  '(your members|our members|your audience|explore this)': cue('partnership 3'),

  "(is that worth|your careers page|you've hired)": cue('cold_outreach 4'),
  '(you asked whether|you asked about|still keen|put you down|had a chance|get a chance|a voicemail|i promised|the demo|our demo)':
    cue('follow_up 4 warm 1'),
  "(i take it|trouble you|won't keep|been shelved|hear from me|bother you|take a hint)": cue('breakup 4'),
  "(do you know anyone|my name on|you worked with|suggested you|on copy|copied here|is copied|introduce you|you're both|connect us|mention you)":
    cue('referral_intro 6'),
  '(can we do|which do you prefer|buy you|free hour|in town|by video|see us|time that suits)':
    cue('meeting_request 4'),
  "(anything missing|wrote down|i'll draft|we settled|correct me if|to sum up|short version|missed something)":
    cue('meeting_recap 4'),
  "(what we'd do|i'd suggest|we'd suggest|working days|our price|the fee|a person|both options|total is|offer stands)":
    cue('proposal 3'),
  '(set aside|came in at|room to move|hoping for|counter-offer|penalty|beyond what|we could go)':
    cue('negotiation 4'),
  '(runs out|needs renewing|staying on|lapses|the premium|contract with us|extend it)': cue('renewal 4'),
  '(journal|thanks for reading|forward it|a question from|pass this on)': cue('newsletter 4'),
  '(near you|unanswered|round-up)': cue('digest 5'),
  '(two for one|early access|last chance|going fast)': cue('promotional 4'),
  '(has appointed|steps down|retired|chief executive|became part|find us at|pleased to say|some news|one company|carry over|opens at|closes at)':
    cue('announcement 4'),
  "(we've also|firmware|dark mode|shortcuts|filters|beta|as of today)": cue('product_update 4'),
  '(is welcome|booth|reply by|open day|admission|panel|keynote|exhibition|visit us)':
    cue('event_invitation 4'),
  '(first steps|set it up|for joining|on board|member number|to begin|thanks for creating|timetable|tutorial)':
    cue('onboarding 4'),
  "(this goodbye|haven't logged|haven't used|take you off|take me off|win you back|your streak|you last)":
    cue('re_engagement 4'),
  "(didn't check|left something|haven't paid|isn't confirmed|aside for you|isn't booked)":
    cue('abandoned_cart 5'),
  '(this is a reminder|sign-in code|received your|monthly charge|ignore this|arrived today|delivered|courier|locker|your flight)':
    cue('transactional 4'),
  '(payable by|credit note|was due|bank details|balance|iban)': cue('billing 4'),
  '(fill it in|vote|takes a minute|help shape|short questions|two minutes)': cue('survey 4'),
  '(your stay|other travellers|a few words|on tripadvisor|willing to review|your verdict|a sentence or two|on our site|next buyer)':
    cue('review_request 5'),
  '(been in since|since you switched|months in|at no cost|from our side|your managers|your reports)':
    cue('customer_success 4'),
  '(should do it|a photo|please run|press reset|find it under|means that|an engineer|printer|browser|router|switch the)':
    cue('support_reply 3'),
  '(we regret|was down|were down|should have told|i should have|data was lost|disruption|charged twice)':
    cue('apology 4'),
  '(the post of|for applying|building a team|are you available|client of mine|meet the team)':
    cue('recruiting 4'),
  "(every gift|doubles|make a gift|i'm running|marathon|can spare|give online|sponsor|donations|bless)":
    cue('fundraising 4'),
  '(immediate release|can talk|on air|your listeners|your episode|reporter|journalist|dataset|reported on)':
    cue('press_pitch 4'),
  '(reseller|share the leads|what if your|my customers|both logos|margin|bundle)': cue('partnership 4'),
  "(approve it|approve this|like to attend|you approve|your approval|cover my|my shift|i'm off|my manager|in progress|questions to me|access to the)":
    cue('internal 4'),
  "(won't forget|gratitude|generous|kindness|for sticking)": cue('thank_you 4'),
  '(approval for)': cue('internal 3 negotiation 2'),
})

/** Weights of facts that are no phrases. Same notes; added once. */
export const SHAPE_CUES = {
  /** A way out of the list in the footer, or images over a footer. */
  listed:
    'newsletter 4 promotional 2 bulk_content 12 bulk_promo 12 operational 2 cold -8 warm -6 internal -8 follow_up -6',
  unlisted:
    'newsletter -5 digest -5 product_update -5 promotional -5 announcement -3 re_engagement -3 abandoned_cart -3',
  images: 'bulk_content 4 bulk_promo 4 operational 2 cold -4 warm -4',
  /** Greeting. */
  tag: 'bulk_content 3 bulk_promo 3 operational 2 warm -3 internal -4',
  group: 'internal 12 meeting_recap 5 thank_you 1 cold -6 product_update -4 bulk_promo -2',
  public: 'bulk_promo 4 bulk_content 3 operational 5 cold -4 warm -3',
  person: 'warm 3 cold 3 bulk_content -3 promotional -3 announcement -2 event_invitation -1',
  no_greeting: 'bulk_content 3 bulk_promo 3 operational 2 transactional 2 cold -3',
  /** "Re:" in the subject. */
  reply: 'follow_up 6 support_reply 7 negotiation 5 cold_outreach -14 bulk_content -4 bulk_promo -2',
  quoted: 'follow_up 4 support_reply 4 negotiation 3 warm 1 bulk_content -6 bulk_promo -6',
  price:
    'proposal 2 negotiation 2 renewal 2 transactional 1 billing 2 promotional 2 abandoned_cart 2 announcement 1',
  /** “From $84 to $89.50.” */
  rise: 'transactional 6 announcement 3',
  prices: 'proposal 4 transactional 2 promotional 2 negotiation 2',
  urls: 'digest 10 newsletter 2 cold -4 warm -3',
  shouting: 'bulk_promo 3 warm -2 operational -1',
  long: 'newsletter 4 cold -2',
  short: 'cold 1 newsletter -2',
  /** The first sentence opens with "Your": something seen at the reader's. */
  observation: 'cold_outreach 4 recruiting 3 press_pitch 2 partnership 2',
  /** A fact about the reader, what “we” do, and a question at the end. */
  pitch: 'cold_outreach 4 recruiting 3 partnership 3',
  /** The last sentence asks. */
  question: 'cold_outreach 3 press_pitch 1 partnership 1 warm 1',
  /** The subject opens with thanks. */
  thanks: 'thank_you 8 transactional 2 apology -2 recruiting -4',
  /** A question names a day: “Would Thursday suit you?” */
  day: 'meeting_request 4 cold 1',
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
  ['parents', 'group'],
  ['families', 'group'],
  ['students', 'group'],
  ['pupils', 'group'],
  ['residents', 'group'],
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
