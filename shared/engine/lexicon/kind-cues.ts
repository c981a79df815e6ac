/**
 * What gives a kind of mail away. A note lists kinds and families with weights: `follow_up 3 cold 1`.
 * From 1 (a hint that other kinds share) to 6 (hardly said in any other mail). Entries under one key are one cue.
 */
import type { ContextSource } from '../context.ts'
import { lexicon } from '../phrases.ts'

const cue = (note: string, context: ContextSource = {}) => ({ note, ...context })

export const KIND_CUES = lexicon('kind-cues', {
  // First contact: who writes, what was seen, what was done for others, the small ask.
  "(reaching out|reach out|came across|introduce myself|my name is|i'm the founder|i am the founder|i run|finds you well|hope your week|you won't know me|you will not know me|you don't know me|we haven't met|drop you a line)":
    cue('cold_outreach 3 cold 2'),
  '(i noticed|noticed that|saw that|saw your|your post|your website|congrats|congratulations)':
    cue('cold_outreach 3 cold 1'),
  "(we help|companies like|teams like|i work with|we work with|our service|our platform|our solution|a leading|are you struggling|are you tired|most companies|trusted by|you're not alone|ai-powered|all-in-one)":
    cue('cold_outreach 4'),
  '(free sample|free samples|producer of|manufacturer of|supplier of|pleased to write|pleased to introduce|we produce|we make|we build|we sell|we offer|we supply|we provide|we specialize|we specialise|went from|it took|now it takes|cut that|like yours)':
    cue('cold_outreach 3'),
  '(shall i send|should i send|may i send you|can i send you|could i send|be useful to you|pick your brain|free audit|free assessment|no risk|no obligation|for free|quick question|right person|who handles|show you how|minute demo|open to a|minute call|would it help|would that help|no charge|without charge|worth a call|worth a chat)':
    cue('cold_outreach 3 cold 1'),
  // The reader looks for people, and the sender for the reader.
  "(you're hiring|you are hiring|your careers page|your job ad|your posting)": cue(
    'cold_outreach 5 recruiting -6',
  ),
  "(if it's not you|who should i speak|they set it up)": cue('cold_outreach 4'),
  '(dear sir|dear madam|greetings of|your esteemed)': cue('cold_outreach 4'),

  // A second mail, and a last one.
  '(following up|follow up|circling|bumping|nudge|circle back|bump this|top of your inbox|my last email|writing again)':
    cue('follow_up 6 customer_success 1'),
  '(meet you at|meeting you at)': cue('follow_up 6 thank_you -4'),
  '(since we spoke|since our call|since we met|checking in|check in|just checking|did you get|since i wrote|hear back|heard back|have you decided|had time to|i wonder if|been able to)':
    cue('follow_up 5 customer_success 3'),
  '(i sent|i wrote|sent you|as i mentioned|any update|any news|any thoughts|any luck|touching base|in case you missed|touch base|before you decide|you sent)':
    cue('follow_up 3 warm 1'),
  "(haven't heard|a response|haven't had|have not heard|never heard|no reply|tried you)":
    cue('follow_up 4 breakup 3'),
  '(last email|be my last|was the last one|my last message|last attempt|close your file|closing your file|stop emailing|get hold of you|chase you|last message|take the hint|leave it there|leave it at that)':
    cue('breakup 6'),
  "(won't write|will not write|not a priority|isn't a priority|bad timing|things change|i'll stop|assuming|to assume|where to find me|a pest)":
    cue('breakup 3'),

  // Anybody says so; behind a cue of a last mail they add to it.
  '(no answer|good luck|no hard feelings)': cue('breakup 1'),

  // Who buys is no stranger who sells.
  '(get a quote|getting a quote|request a quote|per unit|lead time)': cue('cold_outreach -6'),
  '(taking over from|take over from)': cue('customer_success 5 cold_outreach -5'),

  // Between people who know each other.
  '(intro|connect you|over to you|take it from here)': cue('referral_intro 4'),
  '(suggested i|referral|referred me|mentioned you|put you in touch|put me in touch|introduce me to|introduction to|told you about|leave you to it|should meet)':
    cue('referral_intro 5'),
  '(could we meet|can we meet|could i come|meet up|a meeting|schedule a call|set up a call|an appointment|get together|catch up|reschedule|rescheduling|could we move|can we move|my calendar|you spare|any afternoon|a coffee|sit down with|be possible to)':
    cue('meeting_request 4'),
  '(are you free|i can do|works for you|suit you|availability|half an hour|20 minutes|15 minutes|30 minutes)':
    cue('meeting_request 3'),
  '(missed you today|missed you on|missed you at|i missed you|sorry we missed)': cue(
    'meeting_request 5 follow_up 4 partnership -4',
  ),
  '(follow-up)': cue('follow_up 4 meeting_recap 2'),
  '(good time|in person)': cue('meeting_request 2'),
  '(this month|next month)': cue('newsletter 2'),
  '(recap|quick summary|next meeting|what we agreed|notes from|summary of|we decided|decisions|action items|still open|if i missed|anything wrong|next call)':
    cue('meeting_recap 4'),
  '(thanks for your time|we agreed|we discussed|we talked about|our call|next steps)':
    cue('meeting_recap 2 warm 1'),
  '(you mentioned)': cue('warm 3 follow_up 2 billing -3'),
  '(as discussed|as agreed|as promised|when we spoke|thanks for the|thank you for the|you told me)':
    cue('warm 2'),
  '(proposal|we recommend|option b|our offer|the quote|a quote|quotation|scope|deliverables|what you get|estimate)':
    cue('proposal 4'),
  '(plus vat|including vat|valid for|timeline|we could start|put together)': cue('proposal 3'),
  '(what we can do|we can do|your number|meet you halfway|best price|your offer|your quote|your price|best you can|match it|in return|in exchange|could accept|can accept|throw in|non-negotiable|best i can|if you commit|commit to)':
    cue('negotiation 5'),
  '(sign by|if you sign|move forward|expires)': cue('negotiation 1 renewal 3'),
  '(price increase)': cue('negotiation 3 transactional 3 renewal 1'),
  '(terms|clause|legal)': cue('negotiation 2'),
  '(contract)': cue('negotiation 2', { notAfter: 'your the our', notBefore: 'work' }),
  '(renewal|renew|renews|plan ends|ends on)': cue('renewal 5'),
  '(do nothing|for the year|agreement|your plan)': cue('renewal 3'),
  '(logged in|been with us|pulled the numbers|get more out of|how things are going|account manager|getting value|everything is going|here to help|need anything|on track|your first month|your first quarter|customer success)':
    cue('customer_success 4'),
  // Anybody writes so to a customer or a partner.
  '(your team)': cue('customer_success 3'),
  '(i looked at)': cue('customer_success 2 warm 1'),
  '(leave a review|leave us a|write a review|stars|rate your|share your experience|a few lines on|a line or two|others say|quick review|tell others|two lines)':
    cue('review_request 4'),
  '(on our site)': cue('review_request 3'),
  '(star review|review on|review us|on google)': cue('review_request 6'),
  '(if you have a moment)': cue('review_request 2'),
  '(candidate|candidates|full-time|job offer|per hour|hiring|recruiter|recruiting|vacancy|your cv|resume|we need a|your application|interview|join our|your background|your experience)':
    cue('recruiting 4'),
  '(developer)': cue('recruiting 3'),
  // The one who came to mend something.
  '(engineer)': cue('recruiting 3', { notAfter: 'the our your an', notBefore: 'visit who came' }),
  // Not a remote of a gate.
  '(remote)': cue('recruiting 3', {
    notAfter: 'the second your a old new this that each',
    notBefore: 'control',
  }),
  '(role)': cue('recruiting 4'),
  '(salary)': cue('recruiting 3'),
  '(your profile)': cue('recruiting 5'),
  '(thank you so much|thanks so much|taking the time|i owe you|many thanks|thanks again|grateful|really appreciate|appreciated|really enjoyed)':
    cue('thank_you 3'),
  '(for hosting)': cue('thank_you 5'),
  // Not “Thanks for coming back to me”.
  '(for coming)': cue('thank_you 5', { notBefore: 'back' }),
  // A candidate thanks for the interview; a recruiter would not.
  '(to meet with me)': cue('thank_you 5 recruiting -5', {
    notAfter: "week week's day month tomorrow today soon",
  }),
  '(thank you)': cue('thank_you 1'),

  '(in copy|copied in)': cue('referral_intro 5'),
  '(stop by|drop in|come round|would suit)': cue('meeting_request 3'),
  '(shout if|meet again|got anything wrong)': cue('meeting_recap 4'),
  "(what we would do|we propose|comes to|we could begin|could start|here's how we|not included|month's notice)":
    cue('proposal 3'),
  "(more than we can|we would take|doesn't cover|does not cover|i could go|come down|come up to|halfway|too low)":
    cue('negotiation 4'),
  '(another year|coming up for|contract ends|your annual|comes to an end|same price as)': cue('renewal 4'),
  "(are not using|weeks in|month in|in your account|how it is going|how it's going|quarterly review|pulled the data|first month)":
    cue('customer_success 4'),
  '(days a week|needs somebody|notice period|name came up)': cue('recruiting 4'),
  '(you made)': cue('thank_you 4'),

  // Written for many at once: to be read, or to be acted on.
  "(newsletter|we're reading|we are reading|readers|on the blog|podcast|subscribe|this letter|letter from)":
    cue('newsletter 5'),
  '(read more|read the full|recipe|market update)': cue('newsletter 3'),
  "(digest|headlines|briefing|your weekly|this week's|links|you missed|new listings|match your|matches for|saved search|new since|unread|new messages)":
    cue('digest 5'),
  '(buy now|free shipping|free delivery|promo code|use code|discount|limited time|today only|while stocks last|offers|special offer|black friday|new arrivals|half price|lowest price|deals)':
    cue('promotional 4'),
  '(money back)': cue('promotional 4', { notAfter: 'my' }),
  '(risk free)': cue('promotional 3 bulk_promo 2'),
  "(midnight|until sunday|don't miss|don't wait|act now|guarantee)": cue('promotional 2'),
  '(to announce|announcing|is changing|has changed|announcement|introducing|new name|new address|are moving|is moving|acquired|merger)':
    cue('announcement 4'),
  '(stay the same|remain the same)': cue('announcement 3'),
  '(stays the same|what stays|nothing changes|what this means|has joined|our new)': cue('announcement 3'),
  "(what's new|we're launching|we are launching|we've added|we added|new feature|product update|now available|you can now|rolling out|version|release|also new|this version|the bug|bugs|until now|beta)":
    cue('product_update 5'),
  '(fixed|crash|update|can now|you asked for)': cue('product_update 3'),
  '(invited|invitation|join us|webinar|conference|book your place|register for|registration|rsvp|speakers|seats left|will talk about|will speak)':
    cue('event_invitation 5'),
  '(bring a|limited to|sign up)': cue('event_invitation 2'),
  // Not the hosting of a site.
  '(hosting)': cue('event_invitation 5', { notAfter: 'the and your our for my web', notBefore: 'and us' }),
  "(miss you|missed you|been a while|come back|since your last|not opened|last time you|since we saw|seen you|last ordered|stop writing|haven't been)":
    cue('re_engagement 6'),
  '(your items|your bag|forgot something|still thinking about|you picked|complete your|where you left|pick up where|still in your)':
    cue('abandoned_cart 6'),
  '(questionnaire|your opinion|what you think|how are we doing|on a scale|your answers|anonymous|three questions|your view|your views|questions about|consultation)':
    cue('survey 5'),
  '(how was your)': cue('review_request 2 survey 2'),
  '(cart|basket|checkout)': cue('abandoned_cart 4'),
  '(survey)': cue('survey 3'),
  '(thank you for choosing)': cue('review_request 2 transactional 3'),
  '(your feedback)': cue('survey 3 review_request 2'),
  '(gift card|to recommend|the form|a form)': cue('survey 2'),
  '(donate|give today|donation|donors|your gift|fundraising|charity|nonprofit|give at|will match|appeal|if each of|we have raised)':
    cue('fundraising 5'),
  '(you can give|could you give|can you give|would you give)': cue('fundraising 5', {
    notBefore: 'me us my our him her them it this that the a an',
  }),
  '(volunteers|pays for|help us|help our|shelter|your support)': cue('fundraising 2'),

  "(opening hours|moves to|moving to|closes on|be closed|i am leaving|i'm leaving|reopen|is closing|retires)":
    cue('announcement 4'),
  '(room for|come and see|a place|venue|put your name|come by|bringing together|like a seat|for dinner at)':
    cue('event_invitation 3'),
  '(is waiting)': cue('re_engagement 5'),
  '(fill in)': cue('survey 4'),
  '(to raise)': cue('fundraising 4', { notBefore: 'the our your prices' }),

  // Who would book asks, and invites nobody.
  '(like to book|interested in booking|interested in your|price include|do you offer)': cue(
    'event_invitation -9 promotional -9 other 5',
  ),

  // From a business to one of its customers, or to its own people.
  "(get started|is ready|first step|your trial|free trial|activate|activation|set-up|set up your|connect your|invite your team|your login|username|a password|now live|getting started|before you start|here's how|get stuck|is live|great that you)":
    cue('onboarding 5'),
  // Not “you are welcome to join us”.
  'welcome to': cue('onboarding 5', { notBefore: 'be come join bring call ask attend stay visit use' }),
  '(the app|you sign in)': cue('onboarding 2'),
  '(order number|shipped|dispatched|on its way|tracking|parcel|your delivery|reservation|your booking)':
    cue('transactional 5'),
  // What changes in a contract that runs: a customer is told, not asked.
  '(will rise|will increase|updating our prices|increase our prices|prices will|new price|price will|takes effect|need to do anything)':
    cue('transactional 5'),
  '(your rent|your tenancy)': cue('transactional 5 negotiation -4'),
  '(your order|please arrive|have you down|is booked|booked for|to collect|your visit|has come in)':
    cue('transactional 4'),
  '(confirmation|cancel|dispatch|password)': cue('transactional 2'),
  '(invoice|amount due|payment failed|payment was|payment due|due date|overdue|arrears|outstanding|declined|card ending|your card|payment method|direct debit|bank transfer|billing|your receipt|invoices|statement|remittance|owing|unpaid)':
    cue('billing 4'),
  '(payment|amount)': cue('billing 2'),
  '(contacting us|locked out|have reset|spam folder|restart the|restart your|ticket|case number|your case|help center|sorry about that|the issue|resolved|support team|warranty|happens when|what you see|if it still|the battery|try again|looked into|reproduce)':
    cue('support_reply 4'),
  "(export|error|settings|screenshot|refund|refunds|replacement|reply with|you're right|you are right)":
    cue('support_reply 3'),
  "(apologies|we apologize|sorry for|sorry about|i apologize|we're sorry|so sorry|our mistake|our fault|i am sorry|we are sorry|i'm sorry|was our|let you down|make it right|put it right|put this right|make up for|my mistake|my fault|forgive|truly sorry|we lost)":
    cue('apology 5'),
  '(the wrong item|the wrong parcel|the wrong order|you the wrong|should never have)': cue('apology 5'),
  // Who looks for a job applies for it.
  '(my cv|my resume|my application|applying for|apply for|application for|my studies)': cue(
    'other 8 cold -6 recruiting -6',
  ),
  // Who would buy asks for prices.
  '(like to order|like to buy|your wholesale|your price list|please quote|send me a quote|send us a quote|an extension on the)':
    cue('other 8 cold -6'),
  // A customer complains, and who is in the wrong answers.
  '(i ordered|i bought|i purchased|dispute the charge|i complained|my complaint|complaint about|ombudsman|not paying|unacceptable|my money back|i want my)':
    cue('other 6 apology -3 transactional -3 support_reply -3'),
  '(your complaint)': cue('apology 3 support_reply 3'),
  '(wrong)': cue('apology 3', { notAfter: 'anything something got' }),
  '(your loss|condolences|passed away)': cue('other 12 apology -12'),
  '(inconvenience)': cue('apology 3 support_reply 3'),
  '(sorry|apologize|apologise|happen again|a mistake)': cue('apology 3'),
  '(on-call|intranet|on slack|shared drive|work from home|rota|approved by|your manager|pto|annual leave|time off|night shift|car park|fire drill)':
    cue('internal 4'),
  '(fyi|expenses|sign off|please update)': cue('internal 2'),
  '(your timesheet|your timesheets|timesheets for)': cue('internal 6'),

  '(good to have you|start here)': cue('onboarding 4'),
  '(left our)': cue('transactional 4'),
  '(please pay|already paid)': cue('billing 4'),
  '(should not have happened)': cue('apology 4'),

  // To the press and to possible partners.
  "(embargo|press release|press officer|press kit|story|your readers|your coverage|your piece|your article|you've covered|you covered|nobody else has|our figures|the figures|on the record|for comment|speak to you|talk to you)":
    cue('press_pitch 5'),
  '(published on|exclusive|you wrote)': cue('press_pitch 2'),
  "(partnership|joint venture|partnering|a partner|collaborate|collaboration|join forces|work together|we'd give you|we would give you|share of the|each other's|both our|each of us)":
    cue('partnership 5'),
  '(your members|your audience|explore this|your way)': cue('partnership 3'),

  "(is that worth|you've hired)": cue('cold_outreach 4'),
  '(you asked whether|you asked about|still keen|had a chance|you have a chance|get a chance|i promised|the demo)':
    cue('follow_up 4 warm 1'),
  "(i take it|trouble you|hear from me|bother you|won't keep)": cue('breakup 4'),
  "(do you know anyone|my name on|you worked with|suggested you|on copy|introduce you|you're both|connect us)":
    cue('referral_intro 6'),
  '(can we do|free hour|by video|see us)': cue('meeting_request 4'),
  '(short version|to sum up)': cue('meeting_recap 4'),
  "(we'd suggest|our price|both options|total is)": cue('proposal 3'),
  '(hoping for|counter-offer|we could go)': cue('negotiation 4'),
  '(runs out|lapses|the premium)': cue('renewal 4'),
  '(last chance|two for one|on the house|the price of|off everything|off all|save up to|while they last|are reduced)':
    cue('promotional 4'),
  '(has appointed|retired|some news|opens at|closes at)': cue('announcement 4'),
  '(as of today)': cue('product_update 4'),
  '(is welcome|reply by|visit us)': cue('event_invitation 4'),
  '(first steps|to begin)': cue('onboarding 4'),
  "(haven't logged|haven't used|take you off|your streak|you last)": cue('re_engagement 4'),
  "(didn't check|left something|haven't paid|isn't confirmed|isn't booked)": cue('abandoned_cart 5'),
  '(sign-in code|arrived today|received your|ignore this)': cue('transactional 4'),
  '(payable by|bank details)': cue('billing 4'),
  '(vote|help shape|two minutes)': cue('survey 4'),
  '(your stay|willing to review|a sentence or two)': cue('review_request 5'),
  '(months in|from our side)': cue('customer_success 4'),
  '(please run|find it under|means that|an engineer|router)': cue('support_reply 3'),
  '(we regret|was down|were down|should have told|charged twice)': cue('apology 4'),
  '(for applying|meet the team|are you available)': cue('recruiting 4'),
  '(every gift|gifts like|doubles|make a gift|marathon|give online|sponsor|donations)': cue('fundraising 4'),
  '(immediate release|can talk|your listeners|your episode|reporter|journalist|dataset|reported on)':
    cue('press_pitch 4'),
  '(reseller|what if your)': cue('partnership 4'),
  "(approve it|like to attend|you approve|your approval|cover my|i'm off|my manager|in progress|questions to me)":
    cue('internal 4'),
  "(won't forget|generous|for sticking|kind of you|means a lot|meant a lot)": cue('thank_you 4'),
  '(save the date|hope to see you|see you there|reserve your|save your seat|your seat)':
    cue('event_invitation 5'),
  "(see you next|hit reply|this month's|until next time|read it here)": cue('newsletter 4'),
  '(is joining|joining forces|can tell you)': cue('announcement 4'),
  '(leave you alone|on your list|none from you|out of your inbox)': cue('breakup 5'),
  '(out of the way)': cue('referral_intro 4'),
  '(kickoff|kick-off|for joining)': cue('meeting_recap 4'),
  '(you gave|because of you)': cue('thank_you 3'),
  '(your dealers|commission|revenue share|cross-promote|co-host)': cue('partnership 5'),
  '(above what|we had in mind)': cue('negotiation 4'),
  "(we're looking for|are looking for a)": cue('recruiting 4'),
  '(worth sending|worth a look|should see it|should i talk to)': cue('cold_outreach 4'),
  "(have raised|we've raised|every pound|every dollar|your donation)": cue('fundraising 4'),
  '(shop now)': cue('promotional 3'),
  "(doesn't work|not working|won't load|stopped working|did that|let us know if)": cue('support_reply 4'),
  '(your first day|look forward to|welcome aboard)': cue('onboarding 4'),
  '(few questions|four questions|five questions)': cue('survey 4'),
  '(recommend us|our logo)': cue('partnership 3'),
  '(is out)': cue('product_update 3'),
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
  no_greeting: 'bulk_content 3 bulk_promo 3 operational 2 transactional 1 cold -3',
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
  /** “Sorry again.” is a sentence. */
  sorry: 'apology 6',
  /** A price or a share comes on a condition: “9% if you sign for two years”. */
  deal: 'negotiation 4 promotional 2',
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
