import { describe, expect, it } from 'vitest'
import { applyEdits } from '#shared/engine/edit.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { dictionary } from '../support/dictionary.ts'

const RULES = new Set(
  'throat-clearing needless-preamble indirect-request over-formality wordiness nominalization expletive-opening'.split(
    ' ',
  ),
)
const BEHIND = 'The second delivery is in bay 4. Could you tell Rob which pallets you want first?'

/** The sentence as the opening of a mail, with the first fix of each finding of those rules. */
function mended(sentence: string): string {
  const draft = `Hi Anna,\n\n${sentence}\n\n${BEHIND}\n\nBest,\nTom`
  const { annotations } = score({ kind: 'internal', subject: 'Bay 4', draft }, DEFAULT_PROFILE, {
    dictionary,
  })
  const edits = annotations.flatMap(({ rule_id, field, start, end, fixes }) => {
    const [fix] = RULES.has(rule_id) && field === 'draft' ? fixes : []
    return fix ? [{ start, end, replacement: fix.replacement }] : []
  })
  const { text } = applyEdits(draft, edits)
  return text.slice('Hi Anna,\n\n'.length, text.indexOf(BEHIND)).trim()
}

/** What a fix would leave hanging stays as it is. */
const KEPT = [
  'I hope you had a good holiday and are ready for the audit on Monday.',
  'I trust you are well and have received our quote of 4 May.',
  'I hope you are doing well and would like to ask you for the keys.',
  'Please note that the gate is shut and use the side door.',
  'Please be aware that the gate is shut and use the side door.',
  'I wanted to let you know that I got the job, and to thank you for the reference.',
  "I would like to let you know that I'm away on Monday and ask you to lock the gate.",
  'I am writing to let you know that I will leave in June and to ask you for a reference.',
  'I would like to thank you for the reference and to ask you for one more favour.',
  'It would be great if you could get back to me by Wednesday and if you could tell me whether Rob comes.',
  'Please find attached the form and sign on page 2.',
  'Please find attached our quote and note that it ends in May.',
  'They are able to print and willing to bind.',
  'We provided assistance to the crew and food to the guests.',
  'Leo will conduct a review of the deploy script and a test of the health check.',
  'There are two vans that are free and one that is not.',
  'I hope you are well and on track with the audit.',
  'I hope your week is going well and the new office is working out.',
  'I hope you are well and we can meet on Monday.',
  'I trust you are well and the baby is sleeping.',
  'Please note that the offer that we made and that you accepted lapses on Friday.',
  'We are pleased to inform you that the flat is yours and look forward to seeing you.',
  'We would like to inform you that the price has gone up and hope you understand.',
  'I wanted to let you know that the pump is fixed and to thank you for your patience.',
  'I wanted to mention that the pump is fixed and ask if you need the old one.',
  'I am writing to inform you that the rent rises in May and to ask for your new bank details.',
  'This is to inform you that the meeting is off and to apologise for the short notice.',
  'I was wondering if you are free on Friday and have the keys.',
  'I wanted to check if you have the keys and can come on Friday.',
  'It would be great if you could send the plan and if Ana could sign it.',
  'I was wondering if you could come on Friday and Rob could bring the van.',
  'Let me know if you are free on Tuesday and would like to join.',
  "Don't hesitate to reach out to me and to tell me what we need.",
  'Please find attached the quote and return it by Friday.',
  'Please find attached the quote and let me know if it works.',
  'Please find attached the minutes and note the new date.',
  'You are kindly requested to sign the form and are reminded of the deadline.',
  'We kindly ask that you sign the form and that you return it by Friday.',
  'Thanking you in advance and hoping to hear from you soon.',
  'She has the ability to lead and the will to win.',
  'You are required to wear a badge and to sign in, and to leave it at the desk takes a minute.',
  'We made a decision and a plan.',
  'We conducted a review of the brakes and an oil change.',
  'The strike has an impact on the price and on Friday we will know more.',
  'We offer support to teachers and advice to parents.',
  'Could you provide an overview of the costs and a list of the suppliers?',
  'There are two vans that are free and that we can use.',
  'There is a form that takes a minute and a video that takes five.',
  'There are people who want tea and people who want coffee.',
  'I wanted to thank you for the visit and ask about the invoice.',
  'We regret to inform you that the flight is cancelled and apologise for the trouble.',
  'I am delighted to inform you that you have won the prize and would like to invite you to the dinner.',
  'We want to inform you that the contract ends in June and ask you to send us your decision by 1 May.',
  'This is a friendly reminder that the rent is due and to let me know if there is a problem.',
  'This email is to notify you that your ticket was closed and to ask for your feedback.',
  "I'm writing to thank you for the interview and to confirm my interest.",
  'You are requested to complete the survey and not to share the link.',
  'Please find enclosed the contract and sign both copies.',
  'Please find below the agenda and add your own points.',
  'Attached please find the invoice and pay it by Friday.',
  'I am able to join on Tuesday and happy to share my notes.',
  'The room is equipped with a projector and heated by gas.',
  'The team is supportive of the plan and keen to start.',
  'We made changes to the plan and additions to the budget.',
  'Leo gave a demonstration of the tool and an overview of the price.',
  'The delay caused damage to the goods and harm to our name.',
  'He is in need of a new van and out of patience.',
  'We are in agreement with the plan and ready to start.',
  'The shop is in violation of the lease and late with the rent.',
  'There are three things that I need and that you have.',
  'There is a lift that works and one that does not.',
  'There are two offers that came in late and a third that is on time.',
  'I was hoping you could look at the draft and that we could talk on Friday.',
  'I wanted to see if you had a chance to read the plan and if you have any questions.',
  'I wanted to see if you had a chance to read the plan and have any questions.',
  'Just wondering if you have the figures and whether Ana has signed.',
  "I'd like to ask if we could move the call and if Ana could join.",
  'We would be grateful if you could sign page 4 and if you could return it by Friday.',
  'I would appreciate it if you could call me or if your colleague could.',
  'Do you think you could send the file and that Ana could check it?',
  'Is there any chance that you could come on Friday and that Ana comes too?',
  'Let me know if you are available on Monday and if the hall is free.',
  'Please let me know what you would like and when you would like it.',
  'Please tell us which plan you would prefer and how many seats you need.',
  "Let us know when you'd like to come and whether you need a room.",
  'I thank you in advance and look forward to your reply.',
  'Please make a payment of 40 euros and a deposit of 100.',
  'I trust this email finds you well and wanted to follow up on the quote.',
  'Hope you had a lovely break and are now back at the desk.',
  'Please be reminded that the report is due on Friday and make sure that all figures are final.',
  'Please note that the meeting has moved to room 4 and bring your laptop.',
  'It would be helpful if you could share the plan and we could meet on Friday.',
  'I was wondering if you had time on Tuesday or could do Wednesday.',
  'Please find attached the report and review section 4 before the call.',
  'We kindly ask you to check the data and will then send the badge.',
  "We're able to deliver on Monday and happy to help with the unloading.",
  'The delay has an impact on the launch and a cost of 4,000 euros.',
  'There are some points that need work and some that are done.',
]

/** Both halves change. */
const BOTH: Readonly<Record<string, string>> = {
  'Do not hesitate to call me or to drop by.': 'Please call me or drop by.',
  "Please don't hesitate to reach out to me or to Rob.": 'Please contact me or Rob.',
  'We are not able to print or to bind.': 'We cannot print or bind.',
  'The board has the power to stop it and to fine us.': 'The board can stop it and fine us.',
  'You are required to sign the form and to send it back.': 'You must sign the form and send it back.',
  'It has an impact on the price and on the date.': 'It affects the price and the date.',
  'There are three people who want to come and who need a bed.': 'Three people want to come and need a bed.',
  'In the event that it rains or that the van breaks down, we stay in.':
    'If it rains or if the van breaks down, we stay in.',
  'Please note that the works are done and that the road is open.':
    'The works are done and the road is open.',
  'Please do not hesitate to contact me or to call the office.': 'Please contact me or call the office.',
  'You are kindly requested to sign the form and to return it by Friday.':
    'Please sign the form and return it by Friday.',
  'We kindly ask you to sign the form and to return it by Friday.':
    'Please sign the form and return it by Friday.',
  'We acknowledge receipt of your letter and of the cheque.':
    'We confirm we received your letter and the cheque.',
  'They are able to print and to bind.': 'They can print and bind.',
  'They are able to print but not to bind.': 'They can print but not bind.',
  'They are able to print, to bind and to ship.': 'They can print, bind and ship.',
  'We are unable to refund the fee or to change the date.': 'We cannot refund the fee or change the date.',
  'The team is in a position to start on Monday and to finish by May.':
    'The team can start on Monday and finish by May.',
  'In the event that it rains or that the van breaks down, we meet inside.':
    'If it rains or if the van breaks down, we meet inside.',
  'We use it for the purpose of billing and of planning.': 'We use it for billing and planning.',
  'We are in the process of hiring and of training two people.': 'We are hiring and training two people.',
  'The strike has an impact on the price and on the date.': 'The strike affects the price and the date.',
  'We offer support to teachers and to parents.': 'We support teachers and parents.',
  'We have a need for boxes and for tape.': 'We need boxes and tape.',
  'We had a discussion about the roof and about the fence.': 'We discussed the roof and the fence.',
  'He gave approval for the trip and for the hotel.': 'He approved the trip and the hotel.',
  'It should be noted that the fee is due in May and that a late fee applies.':
    'The fee is due in May and a late fee applies.',
  'It has been brought to our attention that the fee was charged twice and that no refund was sent.':
    'The fee was charged twice and no refund was sent.',
  'It has come to our attention that your card has expired and that the last payment failed.':
    'Your card has expired and the last payment failed.',
  'We regret to inform you that the flight is cancelled and that no seats are left on the next one.':
    'Unfortunately the flight is cancelled and no seats are left on the next one.',
  'I am happy to inform you that your loan was approved and that the money will reach you on Friday.':
    'Your loan was approved and the money will reach you on Friday.',
  "I'm writing to tell you that the order has shipped and that the tracking number is below.":
    'The order has shipped and the tracking number is below.',
  'I am reaching out because we met in Leeds and because you asked for prices.':
    'We met in Leeds and you asked for prices.',
  'We kindly request you to pay the balance and to return the signed copy.':
    'Please pay the balance and return the signed copy.',
  'You are kindly requested to be on time and to bring your own mug.':
    'Please be on time and bring your own mug.',
  'Kindly confirm receipt of the parcel and of the keys.': 'Please confirm you got the parcel and the keys.',
  'Please acknowledge receipt of this letter and of the invoice.':
    'Please confirm you got this letter and the invoice.',
  "Please don't hesitate to call or to e-mail us with questions.": 'Please call or e-mail us with questions.',
  'Feel free to reach out to me or to Ana.': 'Contact me or Ana.',
  'Members are obliged to pay the fee and to attend one meeting a year.':
    'Members must pay the fee and attend one meeting a year.',
  'Guests will be required to show a pass and to sign the book.':
    'Guests must show a pass and sign the book.',
  "I'm not able to come on Monday or to send somebody else.": "I can't come on Monday or send somebody else.",
  "We're unable to find your order or to trace the payment.":
    "We can't find your order or trace the payment.",
  'They are in a position to deliver in May and to install in June.':
    'They can deliver in May and install in June.',
  'The system has the capability to sort orders and to print labels.':
    'The system can sort orders and print labels.',
  'We make use of cookies and of local storage.': 'We use cookies and local storage.',
  'We made use of the hall and of the kitchen, and paid the fee.':
    'We used the hall and the kitchen, and paid the fee.',
  'The price is inclusive of tax and of delivery.': 'The price includes tax and delivery.',
  'In spite of the fact that it rained and that the hall was cold, forty people came.':
    'Although it rained and although the hall was cold, forty people came.',
  'The team performed an analysis of the logs and of the traces.':
    'The team studied the logs and the traces.',
  'We made changes to the plan and to the budget.': 'We changed the plan and the budget.',
  'Our lawyer will provide advice to tenants and to landlords.':
    'Our lawyer will advise tenants and landlords.',
  'We place an emphasis on speed and on safety.': 'We stress speed and safety.',
  'The board gave consideration to the offer and to the risks.':
    'The board considered the offer and the risks.',
  'He gave an indication of the price and of the date.': 'He indicated the price and the date.',
  'She made reference to the contract and to your call.': 'She mentioned the contract and your call.',
  'They entered into negotiations with the bank and with two funds.':
    'They talked to the bank and two funds.',
  'There is a team that tests and that signs off each release.': 'A team tests and signs off each release.',
  'At this point we are not able to offer a discount or to extend the date.':
    'At this point we cannot offer a discount or extend the date.',
  "I'm writing to let you know that the flat is free and that you can move in from May.":
    'The flat is free and you can move in from May.',
  'Could you provide confirmation of the date and of the price?': 'Could you confirm the date and the price?',
}

/** What is joined stands by itself, or hangs on what stays. */
const STILL: Readonly<Record<string, string>> = {
  'I hope you had a good week and I wanted to ask about the keys.': 'I wanted to ask about the keys.',
  'I hope you are well and could you send me the plan?': 'Could you send me the plan?',
  'I hope you are well and thank you for the plan.': 'Thank you for the plan.',
  "Hope you're well and please find the plan below.": 'Please find the plan below.',
  'I hope you are well and my apologies for the delay.': 'My apologies for the delay.',
  'Please note that the gate and the yard are shut.': 'The gate and the yard are shut.',
  'Please note that we close at noon and open again at two.': 'We close at noon and open again at two.',
  'Please be advised that the invoice was sent on 4 May and has not been paid.':
    'The invoice was sent on 4 May and has not been paid.',
  'Please be aware that the lift is out of order, and that is why we meet on the ground floor.':
    'The lift is out of order, and that is why we meet on the ground floor.',
  'We are pleased to inform you that we have moved and look forward to seeing you.':
    'We have moved and look forward to seeing you.',
  'I wanted to let you know that the pump is fixed and running.': 'The pump is fixed and running.',
  'I am writing to inform you that the rent rises in May and the deposit stays the same.':
    'The rent rises in May and the deposit stays the same.',
  'I was wondering if you could send the plan and the price.': 'Could you send the plan and the price?',
  'I was wondering if you could let me know which one you prefer and whether the gate is open.':
    'Could you let me know which one you prefer and whether the gate is open?',
  'I was wondering if you could send the plan and tell me the price.':
    'Could you send the plan and tell me the price?',
  'I wanted to ask if you have time and want to join us.': 'Do you have time and want to join us?',
  'It would be great if you could send the plan and let me know the price.':
    'Could you send the plan and let me know the price?',
  'Let me know if you are free on Tuesday or on Wednesday.': 'Are you free on Tuesday or on Wednesday?',
  "Let me know how you'd like to proceed and I'll send the papers.":
    "How would you like to proceed? I'll send the papers.",
  'Please do not hesitate to contact me or Rob.': 'Please contact me or Rob.',
  'Please find attached the quote and the plan.': 'I have attached the quote and the plan.',
  'I am in receipt of your letter and the cheque.': 'I have received your letter and the cheque.',
  'They are able to print and bind.': 'They can print and bind.',
  'We are unable to refund the fee, and we are sorry.': 'We cannot refund the fee, and we are sorry.',
  'You are required to wear a badge and a helmet.': 'You must wear a badge and a helmet.',
  'Due to the fact that the van broke down and that it rained, we are late.':
    'Because the van broke down and because it rained, we are late.',
  'Due to the fact that the van broke down and it rained, we are late.':
    'Because the van broke down and it rained, we are late.',
  'In the event that it rains or snows, we meet inside.': 'If it rains or snows, we meet inside.',
  'We need the form in order to book the hall and to pay the fee.':
    'We need the form to book the hall and to pay the fee.',
  'We are in the process of hiring and training two people.': 'We are hiring and training two people.',
  'We made a decision and will tell you on Monday.': 'We decided and will tell you on Monday.',
  'We conducted a review of the brakes and the tyres.': 'We reviewed the brakes and the tyres.',
  'We will carry out an inspection of the roof and the gutters on Monday.':
    'We will inspect the roof and the gutters on Monday.',
  'The strike has an impact on the price and the date.': 'The strike affects the price and the date.',
  'Could you provide an overview of the costs and the suppliers?':
    'Could you outline the costs and the suppliers?',
  'We take into account the price and the date.': 'We consider the price and the date.',
  'There are two vans that are free and clean.': 'Two vans are free and clean.',
  'There is a bug that stops the build and breaks the page.': 'A bug stops the build and breaks the page.',
  'Please be advised that the office closes at noon and reopens on Monday.':
    'The office closes at noon and reopens on Monday.',
  'I would like to thank you for the visit and for the cake.': 'Thank you for the visit and for the cake.',
  'As you may know, the office moves in May and the phone lines will be down.':
    'The office moves in May and the phone lines will be down.',
  'Kindly do the needful and let us know.': 'Please let us know.',
  'Please find attached our offer, which is valid until Friday and which includes delivery.':
    'I have attached our offer, which is valid until Friday and which includes delivery.',
  'Attached please find the invoice and the timesheet.': 'I have attached the invoice and the timesheet.',
  'At your earliest convenience, please send the form and the fee.':
    'When you can, please send the form and the fee.',
  'Please reply at your earliest convenience or at the latest by Friday.':
    'Please reply when you can or at the latest by Friday.',
  'Should you require any further information or wish to book a visit, call us.':
    'If you need more information or wish to book a visit, call us.',
  'Should you wish to cancel or to move the date, tell us by Monday.':
    'If you want to cancel or to move the date, tell us by Monday.',
  "Don't hesitate to call me or write to Ana.": 'Please call me or write to Ana.',
  'Please do not hesitate to get in touch with me or with Ana.': 'Please get in touch with me or with Ana.',
  'Feel free to contact me or visit our office.': 'Contact me or visit our office.',
  "You'll be required to sign and to date each page.": "You'll have to sign and to date each page.",
  "I'm able to come on Monday but not on Tuesday.": 'I can come on Monday but not on Tuesday.',
  "We're unable to ship the parts and are looking for another carrier.":
    "We can't ship the parts and are looking for another carrier.",
  'The pump has the ability to run dry and the battery lasts a week.':
    'The pump can run dry and the battery lasts a week.',
  'The plan is applicable to new staff and to trainees.': 'The plan applies to new staff and to trainees.',
  'The result is dependent on the weather and on the soil.':
    'The result depends on the weather and on the soil.',
  'The fee is in the amount of 40 euros and due on Friday.': 'The fee is 40 euros and due on Friday.',
  'The hotel is located in Leeds and run by a family.': 'The hotel is in Leeds and run by a family.',
  'The kit is comprised of a drill and of four bits.': 'The kit consists of a drill and of four bits.',
  'Given the fact that you paid and that we got it late, there is no fee.':
    'Because you paid and because we got it late, there is no fee.',
  'At the time that you ordered and paid, the price was 40.': 'When you ordered and paid, the price was 40.',
  'For the purpose of the audit and the review, please keep the files.':
    'For the audit and the review, please keep the files.',
  'They reached an agreement on the price and on the date.': 'They agreed on the price and on the date.',
  'We reached an agreement with the bank and with the landlord.':
    'We agreed with the bank and with the landlord.',
  'The team performed an analysis of the logs and found the bug.':
    'The team studied the logs and found the bug.',
  'Do you think you could send the file and maybe call me?': 'Could you send the file and maybe call me?',
  'Please make a payment of 40 euros and send us the receipt.':
    'Please pay 40 euros and send us the receipt.',
  'There are customers who order online and pick up in the shop.':
    'Some customers order online and pick up in the shop.',
  'Let me know when you would like to come and I will book the room.':
    'When would you like to come? I will book the room.',
  'I wanted to let you know that we received your payment and closed the case.':
    'We received your payment and closed the case.',
}

describe('a fix of a construction with a second half', () => {
  it.each(KEPT)('is not offered where that would hang in the air: %s', (sentence) => {
    expect(mended(sentence)).toBe(sentence)
  })
  it.each(Object.entries(BOTH))('mends both: %s', (sentence, right) => {
    expect(mended(sentence)).toBe(right)
  })
  it.each(Object.entries(STILL))('is offered where that stands by itself: %s', (sentence, right) => {
    expect(mended(sentence)).toBe(right)
  })
})
