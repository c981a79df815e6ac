/**
 * What gives a kind of mail away. A note lists kinds and families with weights: `follow_up 3 cold 1`.
 * From 1 (a hint that other kinds share) to 6 (hardly said in any other mail). Entries under one key are one cue.
 */
import type { ContextSource } from '../context.ts'
import { lexicon } from '../phrases.ts'

const cue = (note: string, context: ContextSource = {}) => ({ note, ...context })

export const KIND_CUES = lexicon('kind-cues', {
  // First contact: who writes, what was seen, what was done for others, the small ask.
  "(reaching out|reach out|came across|introduce myself|my name is|i'm the founder|i am the founder|i run|finds you well|hope your week)":
    cue('cold_outreach 3 cold 2'),
  "(i noticed|noticed that|saw that|saw your|your post|your website|your site|congrats|congratulations|i'm guessing|i'd guess)":
    cue('cold_outreach 3 cold 1'),
  '(we help|companies like|teams like|i work with|we work with|our service|our platform|leading provider)':
    cue('cold_outreach 4'),
  '(we make|we build|we built|we sell|we offer|we supply|went from|it took|now it takes|cut that|like yours)':
    cue('cold_outreach 3'),
  '(shall i send|should i send|may i send you|can i send you|could i send|be useful to you|help you|one page|pick your brain|free audit|no obligation|for free|quick question|right person|who handles|show you how|minute demo|open to a|minute call|quick call)':
    cue('cold_outreach 3 cold 1'),
  '(next level)': cue('cold_outreach 2'),
  // The reader looks for people, and the sender for the reader.
  "(you're hiring|you are hiring|your careers page|your job ad|your posting)": cue(
    'cold_outreach 5 recruiting -6',
  ),
  '(doing the same|the same job|they set it up|a problem for you)': cue('cold_outreach 4'),
  "(if it's not you|who should i speak)": cue('cold_outreach 4'),
  '(dear sir|dear madam|your esteemed|company profile)': cue('cold_outreach 4'),
  // A way out is offered to strangers; that the sender will not write again makes no last mail of it.
  '(tell me and)': cue('cold_outreach 2 breakup -3'),

  // A second mail, and a last one.
  '(following up|follow up|circling|bumping|nudge|circle back|bump this|top of your inbox|my last email|writing again)':
    cue('follow_up 6 customer_success 1'),
  '(checking in|check in|just checking)': cue('follow_up 5 customer_success 3'),
  '(i sent|i wrote|sent you|as i mentioned|any update|any news|any thoughts|any luck|touching base|in case you missed|previous conversation|touch base|before you decide|you sent)':
    cue('follow_up 3 warm 1'),
  "(haven't heard|a response|haven't had|have not heard|never heard|no reply|tried you)":
    cue('follow_up 4 breakup 3'),
  '(last email|last note|was the last one|my last message|last attempt|close your file|close the file|closing your file|stop emailing)':
    cue('breakup 6'),
  "(won't write|will not write|not a priority|bad timing|the timing|things change|i'll stop|i'll assume|i've written|assuming)":
    cue('breakup 3'),

  '(got through)': cue('follow_up 3'),
  // Anybody says so; behind a cue of a last mail they add to it.
  '(in peace|have my number|no answer|good luck)': cue('breakup 1'),

  // Between people who know each other.
  '(an introduction|this introduction|intro|connect you|two of you|you both|over to you|take it from here)':
    cue('referral_intro 4'),
  '(suggested i|referral|referred me|mentioned you|put you in touch|put me in touch|introduce me to|introduction to)':
    cue('referral_intro 5'),
  '(could we meet|could i come|meet up|a meeting|schedule a call|set up a call|an appointment|get together|catch up|reschedule|rescheduling|moving our|move our|push our|could we move|can we move|my calendar)':
    cue('meeting_request 4'),
  "(are you free|i'm free|i can do|works for you|suit you|availability|half an hour|20 minutes|15 minutes|go over|30 minutes)":
    cue('meeting_request 3'),
  "(missed each other|missed you today|missed you on|missed you at|i missed you|sorry we missed|on the line|something's come|something came up)":
    cue('meeting_request 5 follow_up 4 partnership -4'),
  '(follow-up)': cue('follow_up 4 meeting_recap 2'),
  '(next week|good time|in person)': cue('meeting_request 2'),
  '(this month|next month)': cue('newsletter 2'),
  '(recap|quick summary|next meeting|what we agreed|notes from|where we landed|summary of|we decided|decisions|who does what|action items|still open|if i missed|anything wrong|next call)':
    cue('meeting_recap 4'),
  '(thanks for your time|we agreed|we discussed|we talked about|our call|the call|next steps|decided)':
    cue('meeting_recap 2 warm 1'),
  '(you mentioned)': cue('warm 3 follow_up 2 billing -3'),
  '(as discussed|as agreed|as promised|when we spoke|our conversation|thanks for the|thank you for the|you told me)':
    cue('warm 2'),
  '(proposal|we recommend|option b|deposit|our offer|the quote|a quote|quotation|scope|deliverables|what you get|what it costs|our plan|estimate)':
    cue('proposal 4'),
  '(plus vat|including vat|valid for|total comes|timeline|we could start|start on|put together|go ahead with)':
    cue('proposal 3'),
  "(best price|last year's price|your offer|your quote|your price|best you can|match it|in return|in exchange|could accept|can accept|throw in|non-negotiable|best i can|if you commit|commit to)":
    cue('negotiation 5'),
  '(if you sign|sign by|move forward|expires|expiring)': cue('negotiation 1 renewal 3'),
  '(price increase)': cue('negotiation 3 transactional 3 renewal 1'),
  '(terms|clause|contract|up front|legal)': cue('negotiation 2'),
  '(renewal|renew|renews|current term|plan ends|auto-renew|ends on)': cue('renewal 5'),
  '(no action is required|do nothing|for the year|agreement|your plan)': cue('renewal 3'),
  '(your team|logged in|how things are going|account manager|getting value|everything is going|here to help|need anything|on track|your first month|your first quarter|customer success)':
    cue('customer_success 4'),
  '(went live|i looked at)': cue('customer_success 2 warm 1'),
  '(leave a review|leave us a|write a review|stars|rate your|testimonial|share your experience|trustpilot|capterra|before they choose|a few lines on)':
    cue('review_request 4'),
  '(star review|review on|review us|on google)': cue('review_request 6'),
  '(if you have a moment)': cue('review_request 2'),
  '(candidate|candidates|full-time|job offer|per hour|hiring|recruiter|recruiting|vacancy|your cv|resume|we need a|your application|interview|talent|join our|your background|your experience|your profile)':
    cue('recruiting 4'),
  '(exciting opportunity|hybrid|remote|developer|analyst|great fit)': cue('recruiting 3'),
  // The one who came to mend something.
  '(engineer)': cue('recruiting 3', { notAfter: 'the our your an', notBefore: 'visit who came' }),
  '(role|position)': cue('recruiting 4'),
  '(salary|compensation|pay is|equity|benefits)': cue('recruiting 3'),
  '(thank you so much|thanks so much|taking the time|i owe you|many thanks|thanks again|grateful|really appreciate|appreciated|really enjoyed)':
    cue('thank_you 3'),
  '(for coming|for hosting)': cue('thank_you 5'),
  // A candidate thanks for the interview; a recruiter would not.
  '(meet with me)': cue('thank_you 5 recruiting -5'),
  '(thank you)': cue('thank_you 1'),

  '(in copy|copied in)': cue('referral_intro 5'),
  '(stop by|drop in|come round|would suit)': cue('meeting_request 3'),
  '(for the record|we speak again|shout if)': cue('meeting_recap 4'),
  '(what we would do|half on|we would need)': cue('proposal 3'),
  '(more than we can|live with that|we would take|our limit)': cue('negotiation 4'),
  '(another year|coming up for|contract ends|your annual)': cue('renewal 4'),
  '(are not using)': cue('customer_success 4'),
  '(looking for someone|days a week)': cue('recruiting 4'),
  '(you made|without you|your help with)': cue('thank_you 4'),

  // Written for many at once: to be read, or to be acted on.
  '(newsletter|this issue|readers|on the blog|podcast|subscribe|this letter|letter from)':
    cue('newsletter 5'),
  '(read more|read the full|recipe|guide|tips|market update)': cue('newsletter 3'),
  "(digest|headlines|briefing|daily|your weekly|this week's|links|this week in|you missed)": cue('digest 5'),
  '(buy now|order here|sale|free shipping|free delivery|promo code|use code|discount|limited time|today only|while stocks last|offers|special offer|black friday|new arrivals|half price|money back|lowest price|deals|in store)':
    cue('promotional 4'),
  '(risk free)': cue('promotional 3 bulk_promo 2'),
  "(midnight|until sunday|hurry|don't miss|don't wait|act now|guarantee)": cue('promotional 2'),
  '(to announce|announcing|will be closed|is changing|has changed|announcement|introducing|rebrand|new name|new brand|new address|are moving|is moving|part of|acquired|merger|price changes)':
    cue('announcement 4'),
  '(is called|are now|stay the same|remain the same|from monday)': cue('announcement 3'),
  '(stays the same|what stays|what changes|nothing changes|what this means|has joined|our new)':
    cue('announcement 3'),
  "(what's new|new feature|product update|we shipped|now available|you can now|rolling out|version|release|also new|improvements)":
    cue('product_update 5'),
  "(fixed|crash|update|updated|faster|we've added|we added|can now|you asked for|setting)":
    cue('product_update 3'),
  '(invited|invitation|hosting|join us|webinar|conference|open evening|book your place|register for|registration|rsvp|speakers|places left|seats left|will talk about|will speak)':
    cue('event_invitation 5'),
  '(bring a|limited to|sign up)': cue('event_invitation 2'),
  '(miss you|missed you|been a while|come back|since your last|not opened)': cue('re_engagement 6'),
  '(your items|your bag|forgot something|still thinking about)': cue('abandoned_cart 6'),
  '(questionnaire|poll|your opinion|what you think|how are we doing|how likely|on a scale|your answers|anonymous|three questions)':
    cue('survey 5'),
  '(how was your|how was the|how did)': cue('review_request 2 survey 2'),
  '(cart|basket|checkout)': cue('abandoned_cart 4'),
  '(survey)': cue('survey 3'),
  '(thank you for choosing)': cue('review_request 2 transactional 3'),
  '(your feedback)': cue('survey 3 review_request 2'),
  '(gift card|to recommend)': cue('survey 2'),
  '(donate|please give|give today|donation|donor|donors|your gift|fundraising|charity|nonprofit|tax-deductible|give at|will match|have given)':
    cue('fundraising 5'),
  '(volunteers|pays for|help us|help our|shelter|we need|will you|your support|monthly|community)':
    cue('fundraising 2'),

  '(opening hours|moves to|moving to|closes on)': cue('announcement 4'),
  "(no longer|what's missing|it now)": cue('product_update 3'),
  '(starts at|room for|come and see)': cue('event_invitation 3'),
  '(keep getting|keep me|is waiting)': cue('re_engagement 5'),
  '(is held)': cue('abandoned_cart 5'),
  '(fill in)': cue('survey 4'),
  '(to raise)': cue('fundraising 4', { notBefore: 'the our your prices' }),

  // Who would book asks, and invites nobody.
  '(like to book|interested in booking|interested for booking|interested in your|price include|price per head|how we can pay|do you offer)':
    cue('event_invitation -9 promotional -9 other 5'),

  // From a business to one of its customers, or to its own people.
  '(get started|account is open|is ready|first step|your trial|free trial|activate|activation|set-up|set up your|connect your|invite your team)':
    cue('onboarding 5'),
  // Not “you are welcome to join us”.
  'welcome to': cue('onboarding 5', { notBefore: 'be come join bring call ask attend stay visit use' }),
  '(the app|set up|one step|following steps|your new|you sign in|your account|it takes)': cue('onboarding 2'),
  '(order number|shipped|dispatched|on its way|tracking|parcel|your delivery|arriving|arrives|reservation|your booking|passengers|your code|reset link|security alert)':
    cue('transactional 5'),
  // What changes in a contract that runs: a customer is told, not asked.
  '(will rise|will increase|updating our prices|increase our prices|prices will|new price|subscription will cost|price will|takes effect|need to do anything)':
    cue('transactional 5'),
  '(your rent|your tenancy|your lease)': cue('transactional 5 negotiation -4'),
  '(your order|your appointment|please arrive)': cue('transactional 4'),
  '(confirmation|cancel|dispatch|warehouse|item|return|code|password)': cue('transactional 2'),
  '(invoice|amount due|payment failed|payment was|payment due|due date|is payable|overdue|arrears|outstanding|declined|card ending|your card|payment method|direct debit|bank transfer|billing|your receipt)':
    cue('billing 4'),
  '(payment|payments|amount|receipt)': cue('billing 2'),
  '(ticket|case number|your case|help center|thank you for contacting|sorry about that|the issue|your issue|clear your cache|resolved|support team|if you still|warranty)':
    cue('support_reply 4'),
  "(export|error|settings|screenshot|refund|refunds|replacement|reply with|you're right|you are right)":
    cue('support_reply 3'),
  "(apologies|we apologize|sorry for|sorry about|i apologize|we're sorry|so sorry|our mistake|our fault|i am sorry|we are sorry|i'm sorry|was our|let you down|make it right)":
    cue('apology 5'),
  '(your loss|condolences|passed away)': cue('other 12 apology -12'),
  '(complaint|inconvenience|your patience)': cue('apology 3 support_reply 3'),
  '(sorry|apologize|restored|wrong|apologise|going forward|credit|outage|unfortunately|happen again|confusion|a mistake)':
    cue('apology 3'),
  '(the wiki|on-call|intranet|all-hands|standup|on slack|town hall|leadership team|shared drive|work from home|rota|expense reports|approved by|your manager|pto|annual leave|time off)':
    cue('internal 4'),
  '(fyi|heads up|expenses|sign off|please note|q3|please make sure|please update)': cue('internal 2'),

  '(good to have you|start here)': cue('onboarding 4'),
  '(left our|the driver|to sign for)': cue('transactional 4'),
  '(please pay|already paid)': cue('billing 4'),
  '(serial number|restart)': cue('support_reply 3'),
  '(should not have happened|our side)': cue('apology 4'),

  // To the press and to possible partners.
  '(embargo|press release|press officer|press kit|story|your readers|your coverage|your piece|your article)':
    cue('press_pitch 5'),
  '(i can offer|published on|study|exclusive|you wrote)': cue('press_pitch 2'),
  '(partnership|joint venture|joint offer|partnering|a partner|collaborate|collaboration|join forces|work together)':
    cue('partnership 5'),
  '(your members|our members|your audience|explore this|your way)': cue('partnership 3'),

  "(is that worth|you've hired)": cue('cold_outreach 4'),
  '(you asked whether|you asked about|still keen|put you down|had a chance|get a chance|a voicemail|i promised|the demo)':
    cue('follow_up 4 warm 1'),
  "(i take it|trouble you|hear from me|bother you|won't keep|this goodbye)": cue('breakup 4'),
  "(do you know anyone|my name on|you worked with|suggested you|on copy|copied here|is copied|introduce you|you're both|connect us|mention you)":
    cue('referral_intro 6'),
  '(can we do|which do you prefer|buy you|free hour|by video|see us|time that suits)':
    cue('meeting_request 4'),
  '(we settled|short version|anything missing|correct me if|to sum up|missed something)':
    cue('meeting_recap 4'),
  "(what we'd do|i'd suggest|we'd suggest|working days|our price|the fee|both options|total is|offer stands)":
    cue('proposal 3'),
  '(set aside|came in at|room to move|hoping for|counter-offer|penalty|beyond what|we could go)':
    cue('negotiation 4'),
  '(runs out|needs renewing|staying on|lapses|the premium|contract with us|extend it)': cue('renewal 4'),
  '(journal|a question from|pass this on)': cue('newsletter 4'),
  '(near you|unanswered)': cue('digest 5'),
  '(last chance|two for one)': cue('promotional 4'),
  '(has appointed|steps down|retired|chief executive|became part|find us at|pleased to say|some news|one company|carry over|opens at|closes at)':
    cue('announcement 4'),
  "(we've also|firmware|dark mode|shortcuts|filters|as of today)": cue('product_update 4'),
  '(is welcome|admission|exhibition|booth|reply by|visit us)': cue('event_invitation 4'),
  '(first steps|on board|member number|to begin|thanks for creating)': cue('onboarding 4'),
  "(haven't logged|haven't used|take you off|win you back|your streak|you last)": cue('re_engagement 4'),
  "(didn't check|left something|haven't paid|isn't confirmed|isn't booked)": cue('abandoned_cart 5'),
  '(this is a reminder|sign-in code|monthly charge|arrived today|received your|ignore this|delivered)':
    cue('transactional 4'),
  '(payable by|credit note|was due|bank details|balance)': cue('billing 4'),
  '(fill it in|vote|takes a minute|help shape|short questions|two minutes)': cue('survey 4'),
  '(your stay|other travellers|a few words|willing to review|your verdict|a sentence or two|on our site|next buyer)':
    cue('review_request 5'),
  '(been in since|since you switched|months in|from our side|your managers|your reports)':
    cue('customer_success 4'),
  '(should do it|a photo|please run|find it under|means that|an engineer|browser|router)':
    cue('support_reply 3'),
  '(we regret|was down|were down|should have told|i should have|disruption|charged twice)': cue('apology 4'),
  '(the post of|for applying|building a team|are you available|client of mine|meet the team)':
    cue('recruiting 4'),
  "(every gift|doubles|make a gift|i'm running|marathon|can spare|give online|sponsor|donations)":
    cue('fundraising 4'),
  '(immediate release|can talk|on air|your listeners|your episode|reporter|journalist|dataset|reported on)':
    cue('press_pitch 4'),
  '(reseller|share the leads|what if your|my customers|both logos|margin|bundle)': cue('partnership 4'),
  "(approve it|approve this|like to attend|you approve|your approval|cover my|my shift|i'm off|my manager|in progress|questions to me|access to the)":
    cue('internal 4'),
  "(won't forget|generous|for sticking)": cue('thank_you 4'),
  '(save the date|doors open|hope to see you|see you there|reserve your|save your seat|your seat|your spot|are left)':
    cue('event_invitation 5'),
  '(see you next|hit reply|what i read)': cue('newsletter 4'),
  '(become part|is joining|joining forces|as before|can tell you)': cue('announcement 4'),
  '(leave you be|leave you alone|on your list|none from you|out of your inbox)': cue('breakup 5'),
  '(out of the way)': cue('referral_intro 4'),
  '(kickoff|kick-off|open question|open questions|for joining)': cue('meeting_recap 4'),
  '(you gave|you stayed|down to you|because of you|have done it without)': cue('thank_you 3'),
  '(your dealers|your customers would|your guests|commission|revenue share|cross-promote|co-host)':
    cue('partnership 5'),
  '(above what|another firm|sign this week|leave out|we had in mind)': cue('negotiation 4'),
  "(caught my eye|we're looking for|are looking for a|hear more)": cue('recruiting 4'),
  '(worth sending|worth a look|should see it|should i talk to)': cue('cold_outreach 4'),
  "(have raised|we've raised|every pound|every dollar|your donation)": cue('fundraising 4'),
  '(shop now|shop the|instead of)': cue('promotional 3'),
  "(doesn't work|not working|won't load|stopped working|did that|let us know if|sign-in page)":
    cue('support_reply 4'),
  '(your first day|first morning|look forward to|welcome aboard)': cue('onboarding 4'),
  '(few questions|four questions|five questions)': cue('survey 4'),
  '(about us|recommend us|your logo|our logo|your students|try it with)': cue('partnership 3'),
  '(is out|is gone)': cue('product_update 3'),
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
  group: 'internal 12 meeting_recap 5 thank_you 1 cold -6 product_update -8 bulk_promo -2',
  public: 'bulk_promo 4 bulk_content 3 operational 5 cold -4 warm -3',
  person: 'warm 3 cold 3 bulk_content -3 promotional -3 announcement -2 event_invitation -1',
  no_greeting: 'bulk_content 3 bulk_promo 3 operational 2 transactional 2 cold -3',
  /** "Re:" in the subject. */
  reply:
    'follow_up 6 support_reply 7 negotiation 5 proposal -4 transactional -6 billing -6 cold_outreach -14 bulk_content -4 bulk_promo -2',
  quoted: 'follow_up 4 support_reply 4 negotiation 3 warm 1 bulk_content -6 bulk_promo -6',
  price:
    'proposal 2 negotiation 2 renewal 2 transactional 1 billing 2 promotional 2 abandoned_cart 2 announcement 1',
  /** “From $84 to $89.50.” */
  rise: 'transactional 6 announcement 3',
  /** “$115k to $130k.” */
  range: 'recruiting 6',
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
  /** “20% off”, “save 20%”. */
  less: 'promotional 5 re_engagement 1',
  /** A date and an hour. */
  when: 'event_invitation 6 meeting_request 3 transactional 1',
  /** The subject names a date. */
  dated: 'event_invitation 3 announcement 1 transactional 1',
  /** The subject numbers an issue: “Bread #58”, “No. 12”. */
  issue: 'newsletter 6',
  /** It names a version: “Docklog 4.2”. */
  version: 'product_update 6',
  /** The subject asks. */
  asking: 'review_request 2 survey 2 re_engagement 2 breakup 2',
  /** “Priya, meet Tom. Tom, …”: one mail speaks to two. */
  called: 'referral_intro 9',
  /** “Thank you.” is a sentence. */
  thanked: 'thank_you 5',
  /** A list for a group. */
  minutes: 'meeting_recap 3',
} as const

/** A fact of the shape. */
export type Sign = keyof typeof SHAPE_CUES

const each = <T>(list: string, who: T): [string, T][] => list.split(' ').map((word) => [word, who])

/** Words of a greeting that name nobody. */
export const EVERYBODY: ReadonlyMap<string, 'group' | 'public'> = new Map([
  ...each(
    'all team everyone everybody guys folks both colleagues parents families students owners tenants pupils residents',
    'group' as const,
  ),
  ...each(
    'customer customers friends friend guest guests member members neighbour neighbor reader readers subscriber supporter user valued',
    'public' as const,
  ),
])
