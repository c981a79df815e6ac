/** Phrases that give a kind of mail away. The note lists kinds with weights: `follow_up 3 breakup 1`. */
import { lexicon } from '../phrases.ts'

const cue = (note: string) => ({ note })

export const KIND_CUES = lexicon('kind-cues', {
  "(following up|follow up|circling back|circle back|checking in|check in|bumping this|bump this|floating this|my last email|my previous email|my last note|my earlier email|in case you missed|haven't heard|have not heard|hear back|did you get a chance|any update|touching base|touch base|gentle reminder|quick nudge)":
    cue('follow_up 3'),
  "(last email|last note|final email|final note|close your file|closing your file|close the loop|closing the loop|won't bother|stop reaching out|won't reach out again|should i stay|last attempt|last time i'll)":
    cue('breakup 5'),
  '(reaching out|came across|i noticed|noticed that|i saw|saw that|we help|i help|helps companies|companies like|teams like yours|worth a|open to|i work with|we work with|introduce myself|my name is|quick question|right person)':
    cue('cold_outreach 2'),
  "(introducing you|meet ana|i'd like to introduce|i would like to introduce|happy to connect|double opt-in|intro to|connecting you|suggested i reach out|suggested i get in touch|mentioned you|recommended i)":
    cue('referral_intro 3'),
  '(are you free|available to meet|set up a call|schedule a call|schedule a meeting|find a time|calendar invite|time to meet|time to talk|meet next week|meet this week|half an hour|30 minutes|meeting on|agenda for)':
    cue('meeting_request 2'),
  "(thanks for your time today|thanks for the call|great speaking|good talking|as discussed|we discussed|we agreed|next steps|action items|recap|meeting notes|from our call|on our call|on today's call)":
    cue('meeting_recap 3'),
  '(proposal|scope of work|statement of work|quote attached|our quote|deliverables|project fee|attached is the proposal)':
    cue('proposal 3'),
  "(counteroffer|counter-offer|best price|discount you asked|terms you|payment terms|can't go lower|redline|meet you halfway|budget you mentioned|contract terms|volume discount)":
    cue('negotiation 3'),
  '(renewal|renew your|contract ends|subscription ends|up for renewal|renews on|expires on|renewal date)':
    cue('renewal 3'),
  '(newsletter|this issue|this week in|in this edition|our latest posts|issue no|the read|subscribe)':
    cue('newsletter 3'),
  "(digest|top stories|weekly roundup|roundup|this week's links|your weekly|your daily|highlights from)":
    cue('digest 4'),
  '(% off|sale|limited time|shop now|buy now|save up to|free shipping|promo code|use code|discount|offer ends|ends tonight|ends sunday|ends monday|deal|black friday|today only|new arrivals|buy one)':
    cue('promotional 3'),
  "(we're excited to announce|excited to announce|announcing|introducing|proud to announce|thrilled to announce|big news|we're launching|is here|have joined|has joined|is moving)":
    cue('announcement 2'),
  "(what's new|release notes|new feature|new features|product update|changelog|we shipped|we've shipped|now available|now in beta|you can now|rolling out|bug fixes)":
    cue('product_update 3'),
  "(you're invited|you are invited|join us|webinar|register now|save your seat|rsvp|doors open|live event|workshop|conference|save the date|speakers)":
    cue('event_invitation 3'),
  "(welcome to|get started|getting started|your account is ready|set up your|first steps|your trial|next step is|thanks for signing up|confirm your email|glad you're here)":
    cue('onboarding 3'),
  "(we miss you|we've missed you|it's been a while|come back|still want to hear|haven't seen you|still interested|stay subscribed)":
    cue('re_engagement 4'),
  '(left in your cart|your cart|still in your basket|your basket|complete your order|complete your purchase|forgot something|checkout)':
    cue('abandoned_cart 5'),
  '(order confirmation|your order|order number|has shipped|tracking number|delivery|password|verification code|your receipt|booking reference|confirmation number|reset link|receipt for)':
    cue('transactional 3'),
  '(invoice|payment due|amount due|overdue|payment failed|your card|billing|past due|payment method|direct debit|statement)':
    cue('billing 3'),
  '(survey|take our|feedback on|how did we do|how likely|two-minute survey|questionnaire|tell us what you think|answer five|answer three)':
    cue('survey 3'),
  '(leave a review|write a review|quick review|testimonial|a review on|rate us|g2|capterra|trustpilot)':
    cue('review_request 4'),
  "(your account|usage|quarterly review|qbr|success plan|adoption|your team's|licenses|seats|health check|rollout)":
    cue('customer_success 1'),
  '(ticket|support team|thanks for contacting|thanks for reaching out|thanks for getting in touch|sorry for the trouble|steps below|should fix|troubleshoot|let me know if that|case number|refund|reproduce|bug)':
    cue('support_reply 2'),
  "(we're sorry|we apologize|we apologise|i apologize|i apologise|our mistake|we let you down|sincere apologies|i'm sorry|we got this wrong|we made a mistake|outage)":
    cue('apology 3'),
  '(role|position|candidate|hiring|recruiter|your background|your experience|job|opportunity at|team is growing|salary|interview|engineer role|your profile)':
    cue('recruiting 2'),
  '(donate|donation|your gift|give today|fundraiser|charity|monthly gift|tax-deductible|supporters like you|match every|your support)':
    cue('fundraising 3'),
  '(press release|embargo|embargoed|story idea|for your readers|your column|your coverage|journalist|exclusive|media kit|your piece|your article)':
    cue('press_pitch 3'),
  '(partnership|partner with|co-marketing|collaborate|collaboration|affiliate|joint webinar|integration between|reseller|partnering)':
    cue('partnership 3'),
  '(hi team|hi all|hi everyone|hello team|hey team|all hands|fyi|standup|heads up|eod|please update the|by end of day|office will|our q1|our q2|our q3|our q4|sprint|pto|slack me|deck|okrs)':
    cue('internal 2'),
  '(thank you for|thanks again|wanted to thank|grateful for|really appreciate|thanks for having|thank you so much)':
    cue('thank_you 2'),
})
