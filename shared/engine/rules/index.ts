/** Every rule, by id. A test fails when a file of this folder is missing here. */
import type { Rule } from '../rule.ts'
import agreementSlip from './agreement-slip.ts'
import answerLate from './answer-late.ts'
import apologeticOpening from './apologetic-opening.ts'
import articleSlip from './article-slip.ts'
import bannedTerm from './banned-term.ts'
import bareAsk from './bare-ask.ts'
import bareUrl from './bare-url.ts'
import brokenMergeTag from './broken-merge-tag.ts'
import buriedAsk from './buried-ask.ts'
import calendarLinkEarly from './calendar-link-early.ts'
import cliches from './cliches.ts'
import commaSplice from './comma-splice.ts'
import concreteObservation from './concrete-observation.ts'
import crowdedEmojiSubject from './crowded-emoji-subject.ts'
import deceptiveSender from './deceptive-sender.ts'
import discriminatoryRequirement from './discriminatory-requirement.ts'
import doubleNegative from './double-negative.ts'
import doubledWord from './doubled-word.ts'
import earningsClaim from './earnings-claim.ts'
import emojiBullets from './emoji-bullets.ts'
import emojiInSubject from './emoji-in-subject.ts'
import emojiRun from './emoji-run.ts'
import emptyAssurance from './empty-assurance.ts'
import emptyDraft from './empty-draft.ts'
import emptyFollowUp from './empty-follow-up.ts'
import evasiveApology from './evasive-apology.ts'
import exclamationOveruse from './exclamation-overuse.ts'
import exclamationRun from './exclamation-run.ts'
import expletiveOpening from './expletive-opening.ts'
import fakeReplyPrefix from './fake-reply-prefix.ts'
import fancyWords from './fancy-words.ts'
import filenameAlt from './filename-alt.ts'
import fillerWords from './filler-words.ts'
import firstNameInSubject from './first-name-in-subject.ts'
import flatRefusal from './flat-refusal.ts'
import forbiddenMarkup from './forbidden-markup.ts'
import genericButton from './generic-button.ts'
import genericFlattery from './generic-flattery.ts'
import genericQuestionSubject from './generic-question-subject.ts'
import gratefulClosing from './grateful-closing.ts'
import guiltTrip from './guilt-trip.ts'
import headerTooLong from './header-too-long.ts'
import headingGap from './heading-gap.ts'
import heavyHtml from './heavy-html.ts'
import hedging from './hedging.ts'
import hiddenOptOut from './hidden-opt-out.ts'
import hiddenText from './hidden-text.ts'
import highFrictionAsk from './high-friction-ask.ts'
import highReadingGrade from './high-reading-grade.ts'
import homophones from './homophones.ts'
import hype from './hype.ts'
import imageHeavy from './image-heavy.ts'
import imageInPersonalMail from './image-in-personal-mail.ts'
import imageOnlyMail from './image-only-mail.ts'
import impossibleDate from './impossible-date.ts'
import inconsistentSpelling from './inconsistent-spelling.ts'
import indirectRequest from './indirect-request.ts'
import insecureLink from './insecure-link.ts'
import insult from './insult.ts'
import ipLink from './ip-link.ts'
import jargon from './jargon.ts'
import layoutTableWithoutRole from './layout-table-without-role.ts'
import longAlt from './long-alt.ts'
import longList from './long-list.ts'
import longSenderName from './long-sender-name.ts'
import longSentence from './long-sentence.ts'
import longSubject from './long-subject.ts'
import lowContrast from './low-contrast.ts'
import lowerCaseI from './lower-case-i.ts'
import lowerCaseStart from './lower-case-start.ts'
import mergeTagWithoutFallback from './merge-tag-without-fallback.ts'
import misleadingSubject from './misleading-subject.ts'
import mismatchedLink from './mismatched-link.ts'
import missingAlt from './missing-alt.ts'
import missingApostrophe from './missing-apostrophe.ts'
import missingAsk from './missing-ask.ts'
import missingBusinessData from './missing-business-data.ts'
import missingCaslContact from './missing-casl-contact.ts'
import missingDataSource from './missing-data-source.ts'
import missingDirection from './missing-direction.ts'
import missingEndMark from './missing-end-mark.ts'
import missingGreeting from './missing-greeting.ts'
import missingLang from './missing-lang.ts'
import missingName from './missing-name.ts'
import missingPostalAddress from './missing-postal-address.ts'
import missingPreheader from './missing-preheader.ts'
import missingSignoff from './missing-signoff.ts'
import missingSpace from './missing-space.ts'
import missingSubject from './missing-subject.ts'
import missingTitle from './missing-title.ts'
import missingUnsubscribe from './missing-unsubscribe.ts'
import misspelling from './misspelling.ts'
import mixedMergeTags from './mixed-merge-tags.ts'
import moneySigns from './money-signs.ts'
import multipleAsks from './multiple-asks.ts'
import nameDroppingTags from './name-dropping-tags.ts'
import needlessPreamble from './needless-preamble.ts'
import noHeadings from './no-headings.ts'
import noQuestion from './no-question.ts'
import noReaderReference from './no-reader-reference.ts'
import noReasonToWrite from './no-reason-to-write.ts'
import nominalization from './nominalization.ts'
import nonInclusiveTerms from './non-inclusive-terms.ts'
import nothingSpecific from './nothing-specific.ts'
import numberInSubject from './number-in-subject.ts'
import ofForHave from './of-for-have.ts'
import offBrandTerm from './off-brand-term.ts'
import oneClearQuestion from './one-clear-question.ts'
import overApology from './over-apology.ts'
import overFormality from './over-formality.ts'
import padding from './padding.ts'
import passiveVoice from './passive-voice.ts'
import pitchInSubject from './pitch-in-subject.ts'
import postscriptOveruse from './postscript-overuse.ts'
import preheaderInPersonalMail from './preheader-in-personal-mail.ts'
import preheaderLength from './preheader-length.ts'
import preheaderRepeatsSubject from './preheader-repeats-subject.ts'
import pressingSubject from './pressing-subject.ts'
import pressure from './pressure.ts'
import presumption from './presumption.ts'
import profanity from './profanity.ts'
import pronounCase from './pronoun-case.ts'
import questionInSubject from './question-in-subject.ts'
import readerFirstOpening from './reader-first-opening.ts'
import repeatedLinkText from './repeated-link-text.ts'
import repeatedPunctuation from './repeated-punctuation.ts'
import repeatedWords from './repeated-words.ts'
import rhetoricalOpening from './rhetorical-opening.ts'
import rudeness from './rudeness.ts'
import scatteredLinks from './scattered-links.ts'
import secretRequest from './secret-request.ts'
import selfCentredOpening from './self-centred-opening.ts'
import selfCentredness from './self-centredness.ts'
import selfIntroduction from './self-introduction.ts'
import sensitiveData from './sensitive-data.ts'
import shortenedLink from './shortened-link.ts'
import shouting from './shouting.ts'
import shoutingSubject from './shouting-subject.ts'
import skimmableStructure from './skimmable-structure.ts'
import smallText from './small-text.ts'
import spaceBeforePunctuation from './space-before-punctuation.ts'
import spamPhrase from './spam-phrase.ts'
import spammySubject from './spammy-subject.ts'
import specificSubject from './specific-subject.ts'
import staleGreeting from './stale-greeting.ts'
import subjectExclamation from './subject-exclamation.ts'
import tagOnlyPersonalization from './tag-only-personalization.ts'
import templateSmell from './template-smell.ts'
import textSpeak from './text-speak.ts'
import threat from './threat.ts'
import throatClearing from './throat-clearing.ts'
import titleDiffers from './title-differs.ts'
import tooLong from './too-long.ts'
import tooManyLinks from './too-many-links.ts'
import tooManyQuestions from './too-many-questions.ts'
import tooShort from './too-short.ts'
import trackingPixel from './tracking-pixel.ts'
import unbalancedBrackets from './unbalanced-brackets.ts'
import uncapitalisedName from './uncapitalised-name.ts'
import undefinedAcronym from './undefined-acronym.ts'
import unfilledHole from './unfilled-hole.ts'
import unknownMergeTag from './unknown-merge-tag.ts'
import unnamedImageLink from './unnamed-image-link.ts'
import unnamedSender from './unnamed-sender.ts'
import unprovenConsent from './unproven-consent.ts'
import unsizedImage from './unsized-image.ts'
import vagueClaim from './vague-claim.ts'
import vagueLinkText from './vague-link-text.ts'
import vagueOptOut from './vague-opt-out.ts'
import vagueSubject from './vague-subject.ts'
import vagueTime from './vague-time.ts'
import vagueWording from './vague-wording.ts'
import voiceAddress from './voice-address.ts'
import voiceContractions from './voice-contractions.ts'
import voiceEmoji from './voice-emoji.ts'
import voiceExclamation from './voice-exclamation.ts'
import voiceFormality from './voice-formality.ts'
import voiceGreeting from './voice-greeting.ts'
import voiceMarks from './voice-marks.ts'
import voicePerson from './voice-person.ts'
import voiceReadingGrade from './voice-reading-grade.ts'
import voiceSentenceLength from './voice-sentence-length.ts'
import voiceSignoff from './voice-signoff.ts'
import wallOfText from './wall-of-text.ts'
import weakAsk from './weak-ask.ts'
import wordiness from './wordiness.ts'
import wordySubject from './wordy-subject.ts'
import wrongCollocation from './wrong-collocation.ts'
import wrongWeekday from './wrong-weekday.ts'

export const RULES: readonly Rule[] = [
  agreementSlip,
  answerLate,
  apologeticOpening,
  articleSlip,
  bannedTerm,
  bareAsk,
  bareUrl,
  brokenMergeTag,
  buriedAsk,
  calendarLinkEarly,
  cliches,
  commaSplice,
  concreteObservation,
  crowdedEmojiSubject,
  deceptiveSender,
  discriminatoryRequirement,
  doubleNegative,
  doubledWord,
  earningsClaim,
  emojiBullets,
  emojiInSubject,
  emojiRun,
  emptyAssurance,
  emptyDraft,
  emptyFollowUp,
  evasiveApology,
  exclamationOveruse,
  exclamationRun,
  expletiveOpening,
  fakeReplyPrefix,
  fancyWords,
  filenameAlt,
  fillerWords,
  firstNameInSubject,
  flatRefusal,
  forbiddenMarkup,
  genericButton,
  genericFlattery,
  genericQuestionSubject,
  gratefulClosing,
  guiltTrip,
  headerTooLong,
  headingGap,
  heavyHtml,
  hedging,
  hiddenOptOut,
  hiddenText,
  highFrictionAsk,
  highReadingGrade,
  homophones,
  hype,
  imageHeavy,
  imageInPersonalMail,
  imageOnlyMail,
  impossibleDate,
  inconsistentSpelling,
  indirectRequest,
  insecureLink,
  insult,
  ipLink,
  jargon,
  layoutTableWithoutRole,
  longAlt,
  longList,
  longSenderName,
  longSentence,
  longSubject,
  lowContrast,
  lowerCaseI,
  lowerCaseStart,
  mergeTagWithoutFallback,
  misleadingSubject,
  mismatchedLink,
  missingAlt,
  missingApostrophe,
  missingAsk,
  missingBusinessData,
  missingCaslContact,
  missingDataSource,
  missingDirection,
  missingEndMark,
  missingGreeting,
  missingLang,
  missingName,
  missingPostalAddress,
  missingPreheader,
  missingSignoff,
  missingSpace,
  missingSubject,
  missingTitle,
  missingUnsubscribe,
  misspelling,
  mixedMergeTags,
  moneySigns,
  multipleAsks,
  nameDroppingTags,
  needlessPreamble,
  noHeadings,
  noQuestion,
  noReaderReference,
  noReasonToWrite,
  nominalization,
  nonInclusiveTerms,
  nothingSpecific,
  numberInSubject,
  ofForHave,
  offBrandTerm,
  oneClearQuestion,
  overApology,
  overFormality,
  padding,
  passiveVoice,
  pitchInSubject,
  postscriptOveruse,
  preheaderInPersonalMail,
  preheaderLength,
  preheaderRepeatsSubject,
  pressingSubject,
  pressure,
  presumption,
  profanity,
  pronounCase,
  questionInSubject,
  readerFirstOpening,
  repeatedLinkText,
  repeatedPunctuation,
  repeatedWords,
  rhetoricalOpening,
  rudeness,
  scatteredLinks,
  secretRequest,
  selfCentredOpening,
  selfCentredness,
  selfIntroduction,
  sensitiveData,
  shortenedLink,
  shouting,
  shoutingSubject,
  skimmableStructure,
  smallText,
  spaceBeforePunctuation,
  spamPhrase,
  spammySubject,
  specificSubject,
  staleGreeting,
  subjectExclamation,
  tagOnlyPersonalization,
  templateSmell,
  textSpeak,
  threat,
  throatClearing,
  titleDiffers,
  tooLong,
  tooManyLinks,
  tooManyQuestions,
  tooShort,
  trackingPixel,
  unbalancedBrackets,
  uncapitalisedName,
  undefinedAcronym,
  unfilledHole,
  unknownMergeTag,
  unnamedImageLink,
  unnamedSender,
  unprovenConsent,
  unsizedImage,
  vagueClaim,
  vagueLinkText,
  vagueOptOut,
  vagueSubject,
  vagueTime,
  vagueWording,
  voiceAddress,
  voiceContractions,
  voiceEmoji,
  voiceExclamation,
  voiceFormality,
  voiceGreeting,
  voiceMarks,
  voicePerson,
  voiceReadingGrade,
  voiceSentenceLength,
  voiceSignoff,
  wallOfText,
  weakAsk,
  wordiness,
  wordySubject,
  wrongCollocation,
  wrongWeekday,
]
