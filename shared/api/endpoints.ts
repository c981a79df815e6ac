/** Every endpoint of a resource, in the order of the reference. Operations have contracts of their own. */
import * as invitations from './resources/invitations.ts'
import * as keys from './resources/keys.ts'
import * as members from './resources/members.ts'
import * as quality from './resources/quality.ts'
import * as session from './resources/session.ts'
import * as setup from './resources/setup.ts'
import * as usage from './resources/usage.ts'
import * as voices from './resources/voices.ts'
import * as webhooks from './resources/webhooks.ts'
import * as workspace from './resources/workspace.ts'

export const ENDPOINTS = [
  workspace.readCaller,
  workspace.readWorkspace,
  workspace.changeWorkspace,
  workspace.deleteWorkspace,
  workspace.exportWorkspace,
  workspace.listWorkspaces,
  workspace.createWorkspace,
  quality.listAudit,
  voices.listVoices,
  voices.createVoice,
  voices.exportVoices,
  voices.importVoices,
  voices.learnVoice,
  voices.readVoice,
  voices.replaceVoice,
  voices.deleteVoice,
  keys.listKeys,
  keys.createKey,
  keys.changeKey,
  keys.rotateKey,
  keys.revokeKey,
  usage.readUsage,
  usage.listUsageEvents,
  usage.changeSpendCap,
  usage.listPlans,
  quality.postGateEvents,
  quality.listHistory,
  quality.readQuality,
  webhooks.listWebhooks,
  webhooks.createWebhook,
  webhooks.listMessageTypes,
  webhooks.readWebhook,
  webhooks.changeWebhook,
  webhooks.deleteWebhook,
  webhooks.rotateSecret,
  webhooks.testWebhook,
  webhooks.listDeliveries,
  webhooks.replayMessage,
  members.listMembers,
  members.changeMember,
  members.removeMember,
  invitations.listInvitations,
  invitations.createInvitation,
  invitations.withdrawInvitation,
  invitations.openInvitation,
  invitations.acceptInvitation,
  setup.readSetup,
  setup.setUp,
  session.signIn,
  session.readSession,
  session.signOut,
  session.listSessions,
  session.endSession,
  session.endOtherSessions,
  session.changeAccount,
  session.changePassword,
  session.recover,
] as const

type Listed = (typeof ENDPOINTS)[number]

/** Endpoints by method and address: `GET /v1/brand-voices/{id}`. */
export type Endpoints = { [E in Listed as `${Uppercase<E['method']>} ${E['path']}`]: E }
export type EndpointName = keyof Endpoints
