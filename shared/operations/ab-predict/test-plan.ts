/** How large a test must be, by the usual formula for two proportions. */
import type { Input } from './arms.ts'

/** Normal quantile of a two-sided 5 %, shared by as many comparisons as there are variants beside the first. */
const Z_ALPHA: readonly number[] = [
  1.959964, 2.241403, 2.39398, 2.497705, 2.575829, 2.638257, 2.69011, 2.734369, 2.772921,
]
/** 80 % power. */
const Z_POWER = 0.841621

/** Relative lift a test should show where the list allows it: smaller ones are seldom worth the wait. */
const AIM = 0.2
/** Days until nearly all answers are in. */
const WAIT: Record<Input['metric'], number> = { positive_reply: 7, reply: 7, click: 3, open: 2 }

/** Mails for each of so many variants to tell a rate from one that is higher by a relative lift. */
export function perArm(rate: number, lift: number, arms = 2): number {
  const better = rate * (1 + lift)
  const mean = (rate + better) / 2
  const alpha = Z_ALPHA[Math.min(arms, Z_ALPHA.length + 1) - 2] ?? 0
  const noise =
    alpha * Math.sqrt(2 * mean * (1 - mean)) + Z_POWER * Math.sqrt(rate * (1 - rate) + better * (1 - better))
  return Math.ceil((noise / (better - rate)) ** 2)
}

/** Smallest relative lift that so many mails show; `null` when not even a rate of nearly 1 would. */
export function smallestLift(rate: number, size: number, arms = 2): number | null {
  const highest = 0.999 / rate - 1
  if (highest <= 0 || size < perArm(rate, highest, arms)) return null
  let low = 0
  let high = highest
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (perArm(rate, middle, arms) <= size) high = middle
    else low = middle
  }
  return Math.ceil(high * 1000) / 1000
}

/** The plan for a test of these variants. */
export function testPlan(input: Input, rate: number) {
  const arms = input.variants.length
  const aim = Math.min(AIM, (0.999 / rate - 1) / 2)
  const needed = perArm(rate, aim, arms)
  const available = input.list_size === undefined ? needed : Math.floor(input.list_size / arms)
  const size = Math.max(1, Math.min(needed, available))
  const lift = size >= needed ? Math.round(aim * 1000) / 1000 : smallestLift(rate, size, arms)
  const wait = WAIT[input.metric]
  const pace = input.sends_per_day
  const days = pace === undefined ? null : Math.ceil((size * arms) / pace) + wait
  return {
    per_arm: size,
    min_detectable_lift: lift,
    baseline_rate: Math.round(rate * 1_000_000) / 1_000_000,
    days,
    stop_rule: stopRule(size, arms, wait, lift, days),
  }
}

/** A count as it is read: `2,000`. */
export const figure = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',')

/** Days after which a test has outlived its season. */
const LONG = 60

function stopRule(
  size: number,
  arms: number,
  wait: number,
  lift: number | null,
  days: number | null,
): string {
  if (lift === null || lift > 1)
    return `The list is too small for a test: with ${figure(size)} for each variant only a difference of more than double would show. Send the one you would rather sign, keep count over several sends, and hand the counts in as history.`
  const level =
    arms === 2
      ? 'p is under 0.05'
      : `p is under ${(0.05 / (arms - 1)).toFixed(4).replace(/0+$/, '')}, as ${arms} are compared`
  const pace =
    days !== null && days > LONG
      ? ` At your pace that takes ${figure(days)} days, in which much else will change: test a bigger difference, or something more readers do.`
      : ''
  return `Send ${figure(size)} of each, at random and at the same time; that shows a lift of ${Math.round(lift * 100)} % or more. Look once, ${wait} days after the last was sent, and not before. Call a winner only if the two-sided ${level}; else they are as good as each other, and you choose.${pace}`
}
