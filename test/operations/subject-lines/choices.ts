/** Sentences and what they are as a heading: one more thing that the mail holds, as a choice beside what leads. */
export const BESIDE = [
  [
    'I wanted to introduce you to Katrin Moser, who runs procurement at Bergland Hotels.',
    'Introduction to Katrin Moser at Bergland Hotels',
  ],
  [
    'If you choose a yearly plan, you will get two months free.',
    'Two months free if you choose a yearly plan',
  ],
  ['If you want to run a session, write to me. We have four slots left.', 'Four slots left'],
  [
    'Our team recovered $310,000 for Cascade Gear in their first year with us.',
    '$310,000 recovered for Cascade Gear',
  ],
  [
    'You will meet Petra Hofer, head of construction, and Markus Lang.',
    'Meet Petra Hofer, head of construction',
  ],
  [
    'Please fill in the form with your dietary needs and room preference by August 29.',
    'Fill in the form by August 29',
  ],
  ['Your Fieldnote plan renews on 1 February for another year.', 'Your Fieldnote plan renews on 1 February'],
  [
    'Your Docuflow Business subscription will renew automatically on March 3 for $1,188 per year.',
    'Docuflow Business subscription renews on March 3',
  ],
  [
    'We write because the price of your Team plan will increase from $12 to $15 per user per month starting on February 1, 2027.',
    'Your Team plan: $12 to $15 per user per month from February 1',
  ],
  ['The daily meal allowance will go up from $55 to $65.', 'Daily meal allowance: $55 to $65'],
  [
    'If you switch to annual billing before January 31, you can keep your current price.',
    'Keep your current price: switch to annual billing before January 31',
  ],
  [
    'If you sign by April 30, we can start on May 18 and finish in August.',
    'Start on May 18 if you sign by April 30',
  ],
  [
    'We kindly ask you to transfer the amount by 26 September to avoid a late fee of €25.',
    'Late fee of €25 if unpaid by 26 September',
  ],
  ['Get free shipping on all orders over $40 this week.', 'Free shipping on all orders over $40 this week'],
  [
    'If you introduce us and they sign up, both of you will get one month free.',
    'One month free for both of you',
  ],
  [
    'Everyone who answers is entered into a draw for a free weekend for two.',
    'Draw for a free weekend for two',
  ],
  ['To get the most out of your 14-day free trial, watch the tour.', 'Your 14-day free trial'],
  [
    'On Tuesday between 2:10 PM and 4:45 PM ET our API was unavailable.',
    'API unavailable on Tuesday, 2:10 PM to 4:45 PM ET',
  ],
  [
    'Our booking page was down on Saturday from 9 AM to 11 AM.',
    'Booking page down on Saturday, 9 AM to 11 AM',
  ],
  ['As a result a credit of 10% will be applied to your next invoice.', '10% credit on your next invoice'],
  ['We have also added a £20 voucher to your account.', '£20 voucher added to your account'],
  ['We are sorry that your order #70318 arrived two weeks late.', 'Your order #70318 arrived two weeks late'],
  ['Our team released a fix this morning.', 'Fix released this morning'],
  [
    'I am sorry that you have been having trouble exporting your reports to PDF.',
    'Exporting your reports to PDF',
  ],
  [
    'Please note that, effective January 1, all travel expenses must be submitted through Expensify within 30 days.',
    'Travel expenses through Expensify from January 1',
  ],
  [
    'We will be performing scheduled maintenance on our servers this Saturday, August 22, from 11 PM to 3 AM CT.',
    'Scheduled maintenance this Saturday, August 22',
  ],
  [
    'During this window, the customer portal and the mobile app will be unavailable.',
    'The customer portal and the mobile app will be unavailable',
  ],
  [
    'Work will begin on Monday, June 9 and is expected to be finished by June 27.',
    'Work from Monday, June 9 to June 27',
  ],
  ['We decided to not go ahead with the mobile app redesign in Q1.', 'No mobile app redesign in Q1'],
  ['There was some discussion around budget but it was not resolved.', 'Budget not resolved'],
  ['Today we are launching Beacon 3, the fastest version yet.', 'Launching Beacon 3 today'],
  ['The export is available today on all plans at no extra cost.', 'Available on all plans at no extra cost'],
  ['We will be joined by Elena Ruiz, CFO at Northwind Foods.', 'With Elena Ruiz, CFO at Northwind Foods'],
  [
    'Dr. Laura Stein, author of The Distant Team, will share what she found.',
    'With Dr. Laura Stein, author of The Distant Team',
  ],
  [
    'On Monday we share five habits of managers who keep their teams.',
    'Five habits of managers who keep their teams',
  ],
  [
    'I work with a Series B fintech company in Austin that is looking for a Senior Platform Engineer.',
    'Senior Platform Engineer at a Series B fintech company in Austin',
  ],
  [
    'The role is fully remote, pays $185,000 to $210,000 plus equity.',
    'Fully remote, $185,000 to $210,000 plus equity',
  ],
  ['You stayed with us at the Alder Inn from June 3 to June 6.', 'Your stay at the Alder Inn'],
  [
    'The plan covers 14 acres and replaces the old sprinklers with a drip system.',
    'Drip system instead of the old sprinklers',
  ],
  ['We recommend that you connect your bank account first.', 'Connect your bank account first'],
  [
    'In my current role my team grew organic traffic by 140% in 18 months.',
    'Organic traffic up 140% in 18 months',
  ],
  ['Since then we reduced returns by 31% in two months.', 'Returns down 31% in two months'],
  ['You said that online bookings were up 35% since the launch.', 'Online bookings up 35% since the launch'],
  [
    'Since you moved, you have cut your reporting time from two days to three hours.',
    'Your reporting time: from two days to three hours',
  ],
  [
    'When we did this with RunClub last year we both got around 3,000 new members in 4 weeks.',
    '3,000 new members in 4 weeks with RunClub',
  ],
  [
    'Elena will tell how her team closed their books in 3 days instead of 11.',
    'Books closed in 3 days instead of 11',
  ],
  [
    'I am a good fit because I have over 7 years of experience in marketing.',
    'Over 7 years of experience in marketing',
  ],
  ['We are currently $14,000 over on paid search.', '$14,000 over on paid search'],
  ['In our survey of 1,200 managers, most said so.', 'Survey of 1,200 managers'],
  ['Would you be open to a quick 15-minute call next week?', '15-minute call next week?'],
  ['Would you have 20 minutes on Thursday or Friday to see it?', '20 minutes on Thursday or Friday?'],
  ['Would Tuesday at 2 PM or Wednesday morning work for you?', 'Tuesday at 2 PM or Wednesday morning?'],
  [
    'I wanted to see if you had any thoughts on the proposal I sent over last Tuesday.',
    'Any thoughts on the proposal?',
  ],
  [
    'Can everyone please make sure that they update their tickets before EOD tomorrow.',
    'Tickets to update before EOD tomorrow',
  ],
  ['Please pack your desk by end of day Friday, June 6.', 'Pack your desk by Friday, June 6'],
  [
    'Order by December 18 to make sure that your gifts arrive before Christmas.',
    'Gifts before Christmas: order by December 18',
  ],
  [
    'Could you take two minutes to answer five short questions about your stay?',
    'Five short questions about your stay',
  ],
  [
    'I would like to go over the Q3 marketing budget with you before it goes to finance on September 12.',
    'Q3 marketing budget, before September 12',
  ],
  [
    'We are also looking for volunteers to help with homework club on Tuesdays.',
    'Volunteers for homework club on Tuesdays',
  ],
  [
    'Most teams lose 6 to 8 hours a week building rosters in spreadsheets.',
    '6 to 8 hours a week building rosters in spreadsheets',
  ],
  [
    'We could do a co-branded challenge in January, where both get a discount.',
    'Co-branded challenge in January',
  ],
] as const
