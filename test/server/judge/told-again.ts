/** Mails with honest rewrites of them, and what turns one: by place in `honest`, what stands there and what then does. */
export interface ToldAgain {
  name: string
  kind: string
  subject: string
  draft: string
  honest: readonly string[]
  turned: readonly (readonly [name: string, honest: number, was: string, is: string])[]
}

export const TOLD_AGAIN: readonly ToldAgain[] = [
  {
    name: 'cold',
    kind: 'cold_outreach',
    subject: 'Delivery windows at Brennan Foods',
    draft: `Hi Laura,

I saw that Brennan Foods opened a second warehouse in Leeds in May. Congratulations on that.

We make route planning software for food wholesalers. Hartley Produce, who also deliver to restaurants before 7 am, cut their fuel bill by 18% in the first four months and no longer miss morning delivery windows. Setup takes two days and does not touch your order system.

Would you have 20 minutes on Thursday or Friday to see how it would work with two warehouses?

Best regards,
Martin Keller
RouteWise`,
    honest: [
      `Hi Laura,

Congratulations on the second warehouse that Brennan Foods opened in Leeds in May.

Hartley Produce delivers to restaurants before 7 am, too. With our route planning software for food wholesalers, they no longer miss morning delivery windows, and their fuel bill fell by 18% in the first four months. Setup takes two days, and your order system stays untouched.

Could I show you in 20 minutes on Thursday or Friday how this would work with two warehouses?

Best regards,`,
      `Hi Laura,

With a second warehouse in Leeds since May, Brennan Foods now has two places to plan routes from.

Our software does that for food wholesalers. At Hartley Produce, fuel costs dropped 18% in four months, and no morning delivery window is missed any more. They deliver to restaurants before 7 am as well. You would be set up in two days, without any change to your order system.

Do you have 20 minutes on Thursday or Friday to look at it?

Best regards,`,
    ],
    turned: [
      ['direction', 0, 'their fuel bill fell by 18%', 'their fuel bill rose by 18%'],
      ['new customer', 0, 'Hartley Produce delivers', 'Hartley Produce and Tesco deliver'],
      [
        'not touching -> touching',
        0,
        'and your order system stays untouched',
        'and it connects to your order system',
      ],
      ['who opened', 0, 'that Brennan Foods opened', 'that Hartley Produce opened'],
      ['still miss', 0, 'they no longer miss', 'they still miss'],
      ['after 7', 0, 'before 7 am', 'after 7 am'],
    ],
  },
  {
    name: 'invoice',
    kind: 'billing',
    subject: 'Invoice 20418',
    draft: `Dear Mr. Novak,

I am writing about invoice 20418 for $3,860, which was due on 12 September. We have not received your payment yet.

If you have already paid, please ignore this message and send me the transfer receipt. If something is wrong with the invoice, tell me by 30 September and we will correct it. We do not charge a late fee for the first reminder, but from 1 October we add 1.5% a month.

You can pay by bank transfer or by card through the link in the invoice.

Kind regards,
Ellen Marsh
Accounts, Pinewood Print`,
    honest: [
      `Dear Mr. Novak,

Invoice 20418 for $3,860 was due on 12 September, and your payment has not reached us yet.

You can pay by card through the link in the invoice or by bank transfer. There is no late fee for this first reminder; from 1 October, we add 1.5% a month.

Is something wrong with the invoice? Let me know by 30 September and we will correct it. If you have paid in the meantime, please send me the transfer receipt and ignore this message.

Kind regards,`,
      `Dear Mr. Novak,

We are still waiting for your payment of $3,860 for invoice 20418, due 12 September.

Please pay by bank transfer or by card, using the link in the invoice. If you have paid already, just send me the transfer receipt and disregard this reminder.

If anything on the invoice is incorrect, please tell me by 30 September so that we can correct it. This first reminder is free of late fees. From 1 October we charge an extra 1.5% a month.

Kind regards,`,
    ],
    turned: [
      ['year not month', 0, '1.5% a month', '1.5% a week'],
      ['after deadline', 0, 'by 30 September', 'after 30 September'],
      ['date swap', 0, 'from 1 October, we add 1.5% a month', 'from 30 September, we add 1.5% a month'],
      [
        'late fee now',
        0,
        'There is no late fee for this first reminder',
        'There is a late fee for this first reminder',
      ],
      ['paid', 0, 'your payment has not reached us yet', 'your payment has reached us'],
      [
        'legal threat',
        0,
        'You can pay by card',
        'Otherwise we will hand the matter to our lawyers. You can pay by card',
      ],
      ['we will refund', 0, 'and we will correct it', 'and we will cancel it'],
      ['payment plan', 0, 'You can pay by card', 'You can also pay in instalments. You can pay by card'],
      ['receipt roles', 0, 'please send me the transfer receipt', 'I will send you the transfer receipt'],
    ],
  },
  {
    name: 'support',
    kind: 'support_reply',
    subject: 'Your export problem',
    draft: `Hi Priya,

Thanks for sending the screenshots. The export fails because the file has more than 50,000 rows, and the CSV export stops at that number.

You can split the export by month under Reports > Filters, or use the API, which has no row limit. Your data is safe and nothing was deleted. Our engineers are working on a larger limit, but I cannot give you a date yet.

If splitting by month does not work for you, reply to this email and I will run the export for you by tomorrow noon.

Best,
Jonas`,
    honest: [
      `Hi Priya,

Thanks for the screenshots. They show the cause: the CSV export stops at 50,000 rows, and your file has more than that.

There are two ways around it. Split the export by month under Reports > Filters, or use the API, which has no row limit. Nothing was deleted, and your data is safe.

Our engineers are working on a larger limit, though I cannot give you a date yet. If splitting by month does not work for you, just reply and I will run the export for you by tomorrow noon.

Best,`,
      `Hi Priya,

Your data is safe and nothing was deleted. The CSV export fails because it stops at 50,000 rows and your file has more. Your screenshots helped me see that, thank you.

To get your data now, filter by month under Reports > Filters and export each month separately. You could also use the API, as it has no row limit.

We don't have a date for the larger limit our engineers are working on. Does splitting by month not suit you? Reply here, and by tomorrow noon I will have run the export for you.

Best,`,
    ],
    turned: [
      ['API limit', 0, 'which has no row limit', 'which has a higher row limit'],
      ['after noon', 0, 'by tomorrow noon', 'after tomorrow noon'],
      ['fewer', 0, 'and your file has more than that', 'and your file has fewer than that'],
      ['API not', 0, 'or use the API, which has no row limit', 'as the API has the same row limit'],
    ],
  },
  {
    name: 'announcement',
    kind: 'announcement',
    subject: 'New opening hours at Elm Street',
    draft: `Hello everyone,

From Monday 3 November our Elm Street branch will open at 8 am instead of 9 am, Monday to Friday. On Saturdays we stay open until 1 pm as before, and we remain closed on Sundays.

The Mill Lane branch closes for good on 31 October. All members keep their card and their price of $38 a month, and lockers at Mill Lane must be emptied by 29 October.

If you have a question, ask at the front desk or write to desk@elmgym.example.

Thanks,
Carla Ruiz
Elm Gym`,
    honest: [
      `Hello everyone,

Our Elm Street branch opens an hour earlier from Monday 3 November: at 8 am instead of 9 am, Monday to Friday. Saturday stays the same, until 1 pm, and on Sundays we remain closed.

Our Mill Lane branch will close for good on 31 October. Please empty your locker there by 29 October. You keep your card and your price of $38 a month.

Any questions? Ask at the front desk or write to desk@elmgym.example.

Thanks,`,
      `Hello everyone,

Two things change at Elm Gym.

Mill Lane closes for good on 31 October, so lockers in that branch have to be emptied by 29 October. Every member keeps their card and the price of $38 a month.

The Elm Street branch will open at 8 am rather than 9 am on weekdays, Monday to Friday, starting Monday 3 November. We are open until 1 pm on Saturdays and closed on Sundays, as before.

Write to desk@elmgym.example or ask at the front desk if you have a question.

Thanks,`,
    ],
    turned: [
      [
        'branches swapped',
        0,
        'Our Mill Lane branch will close for good',
        'Our Elm Street branch will close for good',
      ],
      [
        'dates swapped',
        0,
        'close for good on 31 October. Please empty your locker there by 29 October',
        'close for good on 29 October. Please empty your locker there by 31 October',
      ],
      ['later', 0, 'at 8 am instead of 9 am', 'at 9 am instead of 8 am'],
      ['sunday open', 0, 'on Sundays we remain closed', 'on Sundays we remain open'],
      ['price per week', 0, '$38 a month', '$38 a week'],
    ],
  },
  {
    name: 'recruiting',
    kind: 'recruiting',
    subject: 'Backend role at Fenwick Labs',
    draft: `Hi Samir,

I read your talk notes on queue design and thought of a role on our team. Fenwick Labs is looking for a senior backend engineer to lead the move from Oracle to Postgres.

The team has six people in Lisbon and two in Dublin, the salary is €85,000 to €98,000, and you can work from home up to three days a week. We do not ask for a take-home test; there are two interviews of an hour each.

Would you be open to a call next week? If the timing is wrong, tell me and I will not write again.

Best,
Nadia Costa
Fenwick Labs`,
    honest: [
      `Hi Samir,

Your talk notes on queue design made me think of a role at Fenwick Labs. We need a senior backend engineer who will lead our move from Oracle to Postgres.

You would join six people in Lisbon and two in Dublin. The salary is €85,000 to €98,000, and working from home is fine for up to three days a week. There is no take-home test, just two one-hour interviews.

Could we talk next week? If now is not a good time, let me know and I will not write again.

Best,`,
      `Hi Samir,

Fenwick Labs is moving from Oracle to Postgres, and we are looking for a senior backend engineer to lead that move. I thought of you when I read your talk notes on queue design.

- Salary: €85,000 to €98,000
- Team: six people in Lisbon and two in Dublin
- Up to three days a week from home
- Two interviews of an hour each and no take-home test

Are you open to a call next week? Just tell me if the timing is wrong, and I won't write again.

Best,`,
    ],
    turned: [
      ['db swapped', 0, 'from Oracle to Postgres', 'from Postgres to Oracle'],
      [
        'cities swapped',
        0,
        'six people in Lisbon and two in Dublin',
        'six people in Dublin and two in Lisbon',
      ],
      ['at least', 0, 'for up to three days a week', 'for at least three days a week'],
      [
        'take-home',
        0,
        'There is no take-home test, just two one-hour interviews',
        'There is a take-home test and two one-hour interviews',
      ],
      ['bonus', 0, 'and working from home', 'plus equity, and working from home'],
      ['junior', 0, 'a senior backend engineer', 'a junior backend engineer'],
      ['visa', 0, 'Could we talk next week?', 'We sponsor your visa. Could we talk next week?'],
      ['frontend', 0, 'senior backend engineer', 'senior frontend engineer'],
    ],
  },
  {
    name: 'internal',
    kind: 'internal',
    subject: 'Release 4.2 moved',
    draft: `Hi team,

We are moving release 4.2 from Tuesday to Thursday because the payment tests failed on staging twice. Omar is fixing the tests, and Greta approves the release once they pass.

Please do not merge anything into main after Wednesday 3 pm. Customers in Canada are not affected, so support does not need to tell them. The database backup runs before the release, not after it.

If the tests still fail on Wednesday, we skip this week and release on 18 March.

Thanks,
Ines`,
    honest: [
      `Hi team,

Release 4.2 moves from Tuesday to Thursday, as the payment tests failed twice on staging. Omar is fixing them. Once they pass, Greta approves the release.

Please merge nothing into main after Wednesday 3 pm. The database backup runs before the release, not after.

Support does not need to tell customers in Canada, as they are not affected. If the tests are still failing on Wednesday, we will skip this week and release on 18 March.

Thanks,`,
      `Hi team,

The payment tests failed on staging twice, so we are moving release 4.2 to Thursday instead of Tuesday. Omar is on the fix, and when the tests pass, Greta approves the release.

What to know:

- No merges into main after Wednesday 3 pm, please.
- The backup of the database runs before the release and not after it.
- Customers in Canada are not affected. Support need not tell them.

Should the tests fail again on Wednesday, we skip this week and the release is on 18 March.

Thanks,`,
    ],
    turned: [
      ['days swapped', 0, 'from Tuesday to Thursday', 'from Thursday to Tuesday'],
      [
        'people swapped',
        0,
        'Omar is fixing them. Once they pass, Greta approves',
        'Greta is fixing them. Once they pass, Omar approves',
      ],
      [
        'merge before',
        0,
        'merge nothing into main after Wednesday 3 pm',
        'merge everything into main after Wednesday 3 pm',
      ],
      ['affected', 0, 'as they are not affected', 'as they are affected'],
      [
        'needs to',
        0,
        'Support does not need to tell customers in Canada',
        'Support needs to tell customers in Canada',
      ],
      ['passed', 0, 'the payment tests failed twice', 'the payment tests passed twice'],
      ['rejects', 0, 'Greta approves the release', 'Greta rejects the release'],
    ],
  },
]
