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
  "(i noticed|noticed that|noticed you|noticed you've|noticed you're|noticed your|saw that|saw you're|saw you've|saw your|your post|your website|your site|congrats|congratulations|i'm guessing|i'd guess)":
    cue('cold_outreach 3 cold 1'),
  '(we help|companies like|teams like|businesses like|brands like|i work with|we work with|our service|our platform|leading provider)':
    cue('cold_outreach 4'),
  '(we make|we build|we built|we sell|we offer|we supply|we handle|went from|cut their|cut that|cut it|the same problem|like yours|any use|had the same|saved them)':
    cue('cold_outreach 3'),
  '(worth a look|worth a chat|worth a call|worth a conversation|worth exploring|a bad idea|shall i send|should i send|may i send|our rates|can i send|could i send|be useful to you|help you|would it help|one page|pick your brain|free audit|no obligation|no charge|for free|quick question|right person|who handles|who owns|see how it works|show you how|book a demo|minute demo|on your radar|better to ask|best person|right contact|worth fifteen|worth ten|open to a|minute call|quick call)':
    cue('cold_outreach 3 cold 1'),
  '(your comment|your talk|your podcast|made my week|like something|dealing with|ring true|the playbook)':
    cue('cold_outreach 3'),
  '(is hiring its|your job ad)': cue('cold_outreach 3 recruiting 1'),
  '(i read in|already have a supplier|you like me to send)': cue('cold_outreach 3 cold 1'),
  "(trying to fix|a headache|a problem for you|something you're|something you are|on your plate|saw on|saw in|give you a price|give you a quote)":
    cue('cold_outreach 3'),
  '(next level|curious if|curious whether|curious how|quick chat)': cue('cold_outreach 2'),
  "(asking because|if it's not you|if it is not you|who should i speak|who should i talk)":
    cue('cold_outreach 4'),
  '(sir or madam|dear sir|dear madam|greetings of the day|your esteemed|company profile|dedicated resources|leading company|years of experience in)':
    cue('cold_outreach 4'),
  // A way out is offered to strangers; that the sender will not write again makes no last mail of it.
  '(tell me and|say so and)': cue('cold_outreach 2 breakup -3'),

  // A second mail, and a last one.
  '(following up|follow up|circling|bumping|resurfacing|nudge|circle back|bump this|top of your inbox|my last email|my previous email|my last note|writing again|gentle reminder|still interested)':
    cue('follow_up 6 customer_success 1'),
  '(checking in|check in|just checking)': cue('follow_up 5 customer_success 3'),
  '(i sent|i wrote|wrote to you|weeks ago|ask again|my first email|one more thing|one more thought|i emailed|my note|my message|did my|sent over|sent you|as i mentioned|any update|any news|any thoughts|any luck|chance to|touching base|as i said|since i wrote|since i sent|since i posted|since my|since we spoke|did it arrive|sample arrive|you asked on|in case you missed|previous conversation|touch base|before you decide|you sent)':
    cue('follow_up 3 warm 1'),
  "(haven't heard|a response|haven't received|haven't had|have not heard|never heard|no reply|tried you)":
    cue('follow_up 4 breakup 3'),
  '(last email|last note|the last one|my last|one last|last attempt|close your file|close the file|closing the file|closing your file|stop bothering|stop emailing|close the loop|leave you alone|permission to close|one final|take the hint|no more emails|best of luck)':
    cue('breakup 6'),
  "(won't write|will not write|should i stay|not a priority|bad timing|not the right time|the timing|leave it there|close this|things change|anything changes|i'll stop|i'll assume|off my list|my list|isn't a focus|clutter your|i've written|good luck with|assuming)":
    cue('breakup 3'),

  '(get through|gets through|got through|another way|holds until|price holds|a second try|since my mail|since then)':
    cue('follow_up 3'),
  '(in peace|have my number|know where i am|no answer|last from me|stop here|stop writing to you|good luck)':
    cue('breakup 4'),

  // Between people who know each other.
  '(an introduction|this introduction|intro|connect you|i told you about|leave you to it|you two should|two of you|both of you|you both|over to you|take it from here|should connect)':
    cue('referral_intro 4'),
  '(you two take)': cue('referral_intro 3'),
  '(suggested i|recommended i|referral|recommended you|referred me|referred by|gave me your|mentioned you|mutual friend|put you in touch|put me in touch|said you might|introduce me to|introduction to|intro to|make an intro|do an intro|are connected to|you know each other)':
    cue('referral_intro 5'),
  '(could we meet|can we meet|could we come|could i come|come and see|come by|meet next|meet up|a meeting|schedule a call|set up a call|find a time|sit down with|sit down together|an appointment|get together|catch up|your diary|reschedule|like to visit|my calendar)':
    cue('meeting_request 4'),
  "(missed each other|missed you today|missed you on|missed our call|missed our meeting|missed the call|couldn't make it|could not make it|didn't make it|another time that|move our|something came up|something's come|push our|could you do)":
    cue('meeting_request 5 follow_up 4 partnership -4'),
  "(are you free|i'm free|i am free|i can do|works for you|suit you|availability|time to talk|time to meet|half-hour|half an hour|20 minutes|15 minutes|go over|catch-up|be convenient|works on my side|30 minutes)":
    cue('meeting_request 3'),
  '(follow-up to our)': cue('meeting_recap 6'),
  '(follow-up)': cue('follow_up 4 meeting_recap 2'),
  '(next week|an hour|good time|in person)': cue('meeting_request 2'),
  '(review)': cue('review_request 2'),
  '(job)': cue('recruiting 2'),
  '(this month|next month|how to)': cue('newsletter 2'),
  '(recap|quick summary|next meeting|meeting notes|wrap-up|what we agreed|meeting summary|notes from|great session|where we landed|circulate|minutes of|summary of|we decided|decisions|who does what|action items|action points|still open|if i missed|anything wrong|next call)':
    cue('meeting_recap 4'),
  '(thanks for your time|thanks for meeting|good talking|great speaking|we agreed|agreed to|we discussed|we talked about|our call|the call|this morning|next steps|decided)':
    cue('meeting_recap 2 warm 1'),
  '(walking me through|you mentioned)': cue('warm 3 follow_up 2 billing -3'),
  '(as discussed|as agreed|as promised|when we spoke|when we met|our conversation|thanks for the|thank you for the|you told me)':
    cue('warm 2'),
  '(proposal|we suggest|we recommend|option a|option b|per head|deposit|our offer|the quote|a quote|quotation|scope|deliverables|what you get|what it costs|our plan|fixed price|estimate)':
    cue('proposal 4'),
  '(in terms of pricing|plus vat|including vat|valid for|offer is valid|pleased to offer|on delivery|total comes|timeline|we could start|start on|put together|go ahead with)':
    cue('proposal 3'),
  "(counteroffer|meet in the middle|wiggle room|best price|the price at|our price|hold the price|last year's price|price list|your offer|your quote|your price|best you can|match it|halfway|in return|in exchange|could accept|can accept|go lower|throw in|walk away|non-negotiable|non-starter|budget you|best i can|best we can|if you commit|commit to|can't go to|can't go below|cannot go to|cannot go below|list price|per seat)":
    cue('negotiation 5'),
  '(discount if|if you sign|sign by|approval for|move forward|expires|expiring)':
    cue('negotiation 2 renewal 2'),
  '(price increase)': cue('negotiation 3 transactional 3 renewal 1'),
  '(terms|clause|contract|net 60|up front|legal)': cue('negotiation 2'),
  '(renewal|renew|renews|current term|plan ends|contract expires|plan expires|licence expires|license expires|subscription expires|membership expires|policy expires|agreement expires|auto-renew|automatically renew|ends on)':
    cue('renewal 5'),
  '(same price as|no action is required|do nothing|for the year|agreement|your plan)': cue('renewal 3'),
  '(your team|logged in|how things are going|usage|adoption|success manager|account manager|your numbers|quarterly check|for the quarter|business review|get value|getting value|everything is going|here to help|need anything|on track|go-live|your first month|your first quarter|customer success|not been used|nobody has used|weeks in|how it is going|going with|getting on with|training series|can help with)':
    cue('customer_success 4'),
  '(our bug|went live|turned on|switched on|i looked at)': cue('customer_success 2 warm 1'),
  '(short review|leave a review|leave us a|write a review|honest review|5-star|stars|rate your|testimonial|share your experience|trustpilot|g2|capterra|five star|a line or two about|a few lines on|write a few words about|helps others choose|before they choose)':
    cue('review_request 4'),
  '(star review|review on|review us|on google)': cue('review_request 6'),
  '(if you have a moment)': cue('review_request 2'),
  '(candidate|candidates|full-time|part-time|open role|job offer|per hour|our next|need a head|hiring|recruiter|recruiting|vacancy|your cv|job description|resume|position of|we need a|looking for somebody to|your application|interview|talent|join our|your background|your experience|your profile)':
    cue('recruiting 4'),
  '(want to hear more|staff engineer|to lead our)': cue('recruiting 3'),
  '(exciting opportunity|opportunity at|hybrid|remote|engineer|developer|analyst|great fit)':
    cue('recruiting 3'),
  '(role|position|vacancies)': cue('recruiting 4'),
  '(salary|compensation|pay is|equity|benefits|per year|net|gross)': cue('recruiting 3'),
  '(thank you so much|thanks so much|say thanks|say thank you|taking the time|for having us|for having me|i owe you|many thanks|thanks again|wanted to thank|grateful|really appreciate|appreciated|means a lot|really enjoyed)':
    cue('thank_you 3'),
  '(for speaking|for coming|for hosting)': cue('thank_you 5'),
  // A candidate thanks for the interview; a recruiter would not.
  '(meet with me|speak with me|interview me)': cue('thank_you 5 recruiting -5'),
  '(thank you|thanks)': cue('thank_you 1'),
  '(love)': cue('other 1'),

  '(in copy|in cc|copied in|to bcc|you should talk|you should meet|should know each other|step out|step back here)':
    cue('referral_intro 5'),
  '(stop by|stop at yours|drop in|drop by|pop in|come round|does that suit|suit better|would suit|free on|an hour of your|minutes would do|show me round|a look round|walk round|walk through it)':
    cue('meeting_request 3'),
  '(for the record|what we said|we said|we speak again|we meet again|shout if|tell me if i have|if i have something wrong|left open|stays open|to do by)':
    cue('meeting_recap 4'),
  '(would come to|come to a total|what it would cost|what we would do|half before|half on|we would need|would take us|takes us|could start|fitting takes|excluding vat|all in)':
    cue('proposal 3'),
  '(more than we can|live with that|we would take|pay within|come down to|come down|our limit|is our limit|can you do|closer to|is too high|too high for us)':
    cue('negotiation 4'),
  '(your year with|is up on|carry on with|carry on|another year|a further year|signed form|order form|coming up for|comes up for|new annual price|your subscription ends|contract ends|your annual|from last year)':
    cue('renewal 4'),
  "(do not use|don't use|are not using|aren't using|still type|still by hand|show them|your crew|are using it|use it every)":
    cue('customer_success 4'),
  '(would you say so|say so in|a line or two|in a few words|people look there|look there before|where others)':
    cue('review_request 4'),
  '(looking for someone|looking for somebody|days a week|you would have|you would run|you would lead|would report to|shift lead|reports to|a year plus|starts in)':
    cue('recruiting 4'),
  '(best part of|still talks about|still talk about|you made|so kind|it meant|made my|without you|was a treat|was a joy|learned more|your help with)':
    cue('thank_you 4'),
  '(your readers may|is that something for|would that suit your|new figures|the figures are|we counted|has time on|have time for your|your paper|your programme|your page)':
    cue('press_pitch 3'),
  '(your guests|our guests|we could give|we could send|you could send|send each other|both sides|to yours)':
    cue('partnership 3'),

  // Written for many at once: to be read, or to be acted on.
  '(newsletter|this issue|members|read how|letter from|this edition|this letter|from the editor|readers|bulletin|on the blog|podcast|subscribe)':
    cue('newsletter 5'),
  '(last month|until next|next letter|next issue|in the next|see you next|read more|read the full|recipe|guide|tips|market update)':
    cue('newsletter 3'),
  "(digest|top stories|roundup|headlines|briefing|daily|weekly|this week's|links|this week in|you missed|most read)":
    cue('digest 5'),
  '(shop|buy now|order here|sale|free shipping|free delivery|promo code|use code|discount|limited time|today only|while stocks last|offers|special offer|black friday|new arrivals|half price|money back|lowest price|deals|order yours|get yours|in store)':
    cue('promotional 4'),
  '(risk free|this price)': cue('promotional 3 bulk_promo 2'),
  "(off|save|up to|buy your|pass|midnight|tonight|until sunday|hurry|don't miss|don't wait|act now|guarantee|your first)":
    cue('promotional 2'),
  '(to announce|announcing|we have moved|will be closed|is changing|has changed|announcement|introducing|rebrand|new name|new brand|new address|are moving|is moving|part of|acquired|merger|price changes|prices change|will cost)':
    cue('announcement 4'),
  '(is called|is now called|are now|we are called|stay as they are|stays as it is|stay the same|remain the same|new sign|from monday)':
    cue('announcement 3'),
  '(stays the same|what stays|what changes|nothing changes|what this means|has joined|now open|our new)':
    cue('announcement 3'),
  "(what's new|new feature|product update|we shipped|now available|you can now|rolling out|version|release|also new|improvements|release notes)":
    cue('product_update 5'),
  "(fixed|crash|improved|update|updated|faster|we've added|we added|have added|can now|you asked for|setting)":
    cue('product_update 3'),
  '(invited|invitation|join us for|hosting|join us|join us on|webinar|conference|open night|open evening|book your place|reserve your place|free entry|live event|register for|registration|save your seat|save the date|doors open|reserve a seat|rsvp|speakers|put your name down|places left|seats left|will talk about|will speak|come to our|come and hear|a place for you)':
    cue('event_invitation 5'),
  '(when|workshop|workshops|where|places|come along|everyone is welcome|everyone welcome|party|bring a|p.m.|seats|hope to see|great to see|tickets|sign up at|on the door|limited to|reserve your|stand|recording|session|sign up)':
    cue('event_invitation 2'),
  "(miss you|missed you|been a while|haven't seen you|still want|stay subscribed|come back|since your last|not opened|haven't opened)":
    cue('re_engagement 6'),
  '(forget something|your items|your bag|you left|complete your purchase|forgot something|saved your|still thinking about)':
    cue('abandoned_cart 6'),
  '(questionnaire|poll|your opinion|what you think|how are we doing|how likely|on a scale|scale of|your answers|anonymous|two questions|three questions|a few questions|five questions|short questions|minute survey)':
    cue('survey 5'),
  '(how was your|how was the|how is the|how did)': cue('review_request 2 survey 2'),
  '(cart|basket|checkout)': cue('abandoned_cart 4'),
  '(survey)': cue('survey 3'),
  '(thank you for choosing|thanks for choosing)': cue('review_request 2 transactional 3'),
  '(your feedback)': cue('survey 3 review_request 2'),
  '(feedback|participate|love your feedback|help us improve|prize draw|gift card|to recommend)':
    cue('survey 2'),
  '(donate|a gift of|please give|give today|people like you|chip in|the fund|per month buys|help if you can|donation|donor|donors|your gift|give now|fundraising|charity|nonprofit|non-profit|tax-deductible|give here|give at|will match|have given|appeal)':
    cue('fundraising 5'),
  '(volunteers|pays for|help us|help our|shelter|we need|will you|your support|monthly|community)':
    cue('fundraising 2'),

  '(opening hours|new hours|we move|moves to|moving to|moves across|are closing|closes on|hours stay|stay as they were)':
    cue('announcement 4'),
  "(work better|works better|no longer|now shows|now does|what is missing|what's missing|in your account today|it now)":
    cue('product_update 3'),
  '(starts at|it starts|room for|how many you are|one evening|the programme|will be there|bring friends)':
    cue('event_invitation 3'),
  '(stop writing|stop sending|keep getting|keep me|keep sending|not looked at|have not been back|is waiting|still waiting for you|do nothing and we)':
    cue('re_engagement 5'),
  '(nearly done|almost done|almost yours|put it aside|set it aside|set aside|still yours|is held|kept for you|finish here|finish your)':
    cue('abandoned_cart 5'),
  '(we want to know|would like to know what|the form closes|nobody asks|no names|fill in|nine questions|ten questions|six questions|seven questions|eight questions|a minute to answer)':
    cue('survey 4'),
  '(buys a|buys one|we still need|still short|short of|we have raised|to raise|every pound|every dollar|keeps the|help us with)':
    cue('fundraising 4'),

  // From a business to one of its customers, or to its own people.
  "(welcome to|get started|welcome aboard|getting started|account is open|is ready|account has been|first step|your trial|free trial|thanks for signing up|confirm your email|activate|activation|you're in|set-up|set up your|connect your|invite your team)":
    cue('onboarding 5'),
  "(the app|set up|one step|following steps|your new|you sign in|log in|tomorrow we'll|stuck|your account|it takes)":
    cue('onboarding 2'),
  '(order number|shipped|dispatched|on its way|tracking|parcel|parcels|your delivery|arriving|arrives|reservation|your booking|booking reference|itinerary|passengers|verification code|your code|reset your password|reset link|new sign-in|new device|security alert|if this was|was changed)':
    cue('transactional 5'),
  // What changes in a contract that runs: a customer is told, not asked.
  '(updating our prices|increase our prices|raise our prices|increase prices|raise prices|prices will|prices by|new price|will cost you|will now cost|subscription will cost|plan will cost|price of your|your monthly rate|your rate|your price will|price will|will increase from|will increase to|will change from|will rise from|be increased from|going up to|with effect from|takes effect|right to cancel|right to leave|without a fee|change or cancel|cancel your plan|cancel your subscription|change plans|account settings|need to do anything|nothing to do|no action needed|no action is needed)':
    cue('transactional 5'),
  '(your appointment|appointment with|reminder of your|please arrive|please bring|your visit on|was this you|you requested|you asked us to)':
    cue('transactional 4'),
  '(order|reference|confirmation|purchase|deliver|arrive|estimated|cancel|dispatch|confirmed|delivery|warehouse|visa|total|item|items|paid|return|code|password)':
    cue('transactional 2'),
  '(invoice|amount due|payment failed|payment was|payment due|due date|is payable|overdue|arrears|outstanding|declined|card ending|your card|payment method|direct debit|bank transfer|billing|your receipt)':
    cue('billing 4'),
  '(charge|charged|payment|payments|transaction|successfully processed|amount|bank|receipt|statement|accounts)':
    cue('billing 2'),
  '(ticket|case number|your case|help center|thanks for contacting|thank you for contacting|thanks for getting in touch|sorry about that|the issue|your issue|to fix this|clear your cache|resolved|try again|try it again|works again|work again|thanks for the details|thank you for the details|thanks for reporting|thanks for flagging|still fails|still does not|does not help|once more|under settings|cause was|came from the|service desk|support team|if you still|here is what|warranty)':
    cue('support_reply 4'),
  "(export|exports|error|settings|you reported|screenshot|refund|refunds|refunded|replacement|reply with|look into|policy|you're right)":
    cue('support_reply 3'),
  "(apologies|we apologize|sincerely apologize|our error|for the wait|we paid|sorry for|sorry about|we apologise|i apologize|i apologise|we're sorry|so sorry|our mistake|our fault|i am sorry|we are sorry|i'm sorry|was our|is on us|let you down|got this wrong|make it right)":
    cue('apology 5'),
  '(your loss|my condolences|our condolences|condolences|passed away|deepest sympathy|in our thoughts|in my thoughts|the funeral)':
    cue('other 12 apology -12'),
  '(inconvenience|any inconvenience|your patience)': cue('apology 3 support_reply 3'),
  '(sorry|apologize|restored|wrong|apologise|going forward|credit|outage|unfortunately|what happened|went wrong|happen again|confusion|a mistake|mixed up)':
    cue('apology 3'),
  '(all hands|the wiki|on-call|on call|intranet|all-hands|standup|on slack|town hall|leadership team|shared drive|work from home|rota|expense reports|approved by|your manager|pto|eod|end of day|colleagues|expense claim|expense claims|annual leave|time off|timesheet|give everyone|let everyone|if anyone has|if anyone can|can someone|the release)':
    cue('internal 4'),
  '(fyi|heads up|payroll|budget|the office|desk|floor|laptop|expenses|hand in|put your name|do you agree|sign off|please note|reminder|q1|q3|please make sure|please update|deck)':
    cue('internal 2'),

  '(good to have you|glad to have you|start here|to get going|the first thing to do|three things to|things to do first|make a start)':
    cue('onboarding 4'),
  '(left our|collected from|will be with you|the driver|driver will|to sign for|in to sign|at your door|picked up from|with your neighbour|with your neighbor)':
    cue('transactional 4'),
  '(please pay|to pay by|pay by|have paid already|already paid|paid already|meter reading|what you owe|you owe)':
    cue('billing 4'),
  '(happens again|model number|serial number|choose|then type|open the menu|restart|restarts|turn it off|should work now|tick the|under the menu)':
    cue('support_reply 3'),
  '(should not have happened|should never have|hours late|days late|money back to you|sent the money|will not happen|our side)':
    cue('apology 4'),

  // To the press and to possible partners.
  '(embargo|press release|press officer|press kit|story|your readers|your coverage|your piece|your article|for interview)':
    cue('press_pitch 5'),
  '(i can offer|researcher|published on|study|researchers|exclusive|you wrote)': cue('press_pitch 2'),
  '(partnership|joint|co-host|cross-promote|co-marketing|partnering|a partner|collaborate|collaboration|affiliate|join forces|revenue share|work together)':
    cue('partnership 5'),
  '(your way|for a share|a share of|our customers ask|ask us for|refer them|both our customers|your customers and ours|each other)':
    cue('partnership 3'),
  '(your members|our members|your audience|explore this)': cue('partnership 3'),
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
  reply: 'follow_up 5 support_reply 7 negotiation 5 bulk_content -4 bulk_promo -2',
  quoted: 'follow_up 4 support_reply 4 negotiation 3 warm 1 bulk_content -6 bulk_promo -6',
  price:
    'proposal 2 negotiation 2 renewal 2 transactional 1 billing 2 promotional 2 abandoned_cart 2 announcement 1',
  prices: 'proposal 4 transactional 2 promotional 2 negotiation 2',
  urls: 'digest 10 newsletter 2 cold -4 warm -3',
  shouting: 'bulk_promo 3 warm -2 operational -1',
  long: 'newsletter 4 cold -2',
  short: 'cold 1 newsletter -2',
  /** The first sentence opens with "Your": something seen at the reader's. */
  observation: 'cold_outreach 4 recruiting 3 press_pitch 2 partnership 2',
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
