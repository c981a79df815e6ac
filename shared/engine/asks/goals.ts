/** What asks lead to. */
import type { Ask } from '../doc.ts'

/** Asks with one goal go together: a nod and an answer, a meeting and a calendar. */
export const GOAL_OF: Readonly<Record<Ask['kind'], 'answer' | 'meet' | 'click' | 'work'>> = {
  interest: 'answer',
  reply: 'answer',
  meeting: 'meet',
  calendar: 'meet',
  click: 'click',
  task: 'work',
}
