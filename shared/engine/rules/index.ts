/** Every rule, by id. A test fails when a file of this folder is missing here. */
import type { Rule } from '../rule.ts'
import brokenMergeTag from './broken-merge-tag.ts'
import crowdedEmojiSubject from './crowded-emoji-subject.ts'
import emojiInSubject from './emoji-in-subject.ts'
import fakeReplyPrefix from './fake-reply-prefix.ts'
import firstNameInSubject from './first-name-in-subject.ts'
import genericQuestionSubject from './generic-question-subject.ts'
import headerTooLong from './header-too-long.ts'
import longSubject from './long-subject.ts'
import mergeTagWithoutFallback from './merge-tag-without-fallback.ts'
import misleadingSubject from './misleading-subject.ts'
import missingEndMark from './missing-end-mark.ts'
import missingPostalAddress from './missing-postal-address.ts'
import missingPreheader from './missing-preheader.ts'
import missingSpace from './missing-space.ts'
import missingSubject from './missing-subject.ts'
import missingUnsubscribe from './missing-unsubscribe.ts'
import mixedMergeTags from './mixed-merge-tags.ts'
import numberInSubject from './number-in-subject.ts'
import pitchInSubject from './pitch-in-subject.ts'
import preheaderInPersonalMail from './preheader-in-personal-mail.ts'
import preheaderLength from './preheader-length.ts'
import preheaderRepeatsSubject from './preheader-repeats-subject.ts'
import pressingSubject from './pressing-subject.ts'
import questionInSubject from './question-in-subject.ts'
import repeatedPunctuation from './repeated-punctuation.ts'
import shoutingSubject from './shouting-subject.ts'
import spaceBeforePunctuation from './space-before-punctuation.ts'
import specificSubject from './specific-subject.ts'
import subjectExclamation from './subject-exclamation.ts'
import unbalancedBrackets from './unbalanced-brackets.ts'
import unfilledHole from './unfilled-hole.ts'
import vagueSubject from './vague-subject.ts'
import wordySubject from './wordy-subject.ts'
import wrongWeekday from './wrong-weekday.ts'

export const RULES: readonly Rule[] = [
  brokenMergeTag,
  crowdedEmojiSubject,
  emojiInSubject,
  fakeReplyPrefix,
  firstNameInSubject,
  genericQuestionSubject,
  headerTooLong,
  longSubject,
  mergeTagWithoutFallback,
  misleadingSubject,
  missingEndMark,
  missingPostalAddress,
  missingPreheader,
  missingSpace,
  missingSubject,
  missingUnsubscribe,
  mixedMergeTags,
  numberInSubject,
  pitchInSubject,
  preheaderInPersonalMail,
  preheaderLength,
  preheaderRepeatsSubject,
  pressingSubject,
  questionInSubject,
  repeatedPunctuation,
  shoutingSubject,
  spaceBeforePunctuation,
  specificSubject,
  subjectExclamation,
  unbalancedBrackets,
  unfilledHole,
  vagueSubject,
  wordySubject,
  wrongWeekday,
]
