/**
 * What the server counts, as Prometheus reads it. The one place that knows prom-client. Labels are names from our own
 * lists (routes, operations, policies): never a workspace, a key or a text.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { REFUSAL_CODES } from '#shared/api/problem.ts'
import { OPERATIONS } from '#shared/operations/index.ts'

/** Seconds. A score takes a few milliseconds; a model may take many seconds. */
const REQUEST_BUCKETS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** Seconds. A disk takes less than ten milliseconds for a commit, when it is well. */
const COMMIT_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

export type Channel = 'webhook' | 'email'
export type Outcome = 'delivered' | 'failed'

export class Metrics {
  readonly #registry = new Registry()
  #inFlight = 0
  readonly #requests: Counter<'route' | 'method' | 'status'>
  readonly #durations: Histogram<'route' | 'method'>
  readonly #calls: Counter<'operation'>
  readonly #refusals: Counter<'policy'>
  readonly #commits: Histogram<'change'>
  readonly #deliveries: Counter<'channel' | 'outcome'>
  readonly #modelDurations: Histogram<'operation' | 'outcome'>
  readonly #modelTokens: Counter<'direction'>
  readonly #candidates: Counter<'operation' | 'verdict'>

  constructor() {
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    const inFlight = () => this.#inFlight
    new Gauge({
      name: 'sendworthy_http_requests_in_flight',
      help: 'Requests under way.',
      registers,
      collect() {
        this.set(inFlight())
      },
    })
    this.#requests = new Counter({
      name: 'sendworthy_http_requests_total',
      help: 'Requests answered, by route, method and status.',
      labelNames: ['route', 'method', 'status'],
      registers,
    })
    this.#durations = new Histogram({
      name: 'sendworthy_http_request_duration_seconds',
      help: 'Time from the headers of a request to its answer.',
      labelNames: ['route', 'method'],
      buckets: REQUEST_BUCKETS,
      registers,
    })
    this.#calls = new Counter({
      name: 'sendworthy_calls_charged_total',
      help: 'Calls charged to workspaces, by operation.',
      labelNames: ['operation'],
      registers,
    })
    this.#refusals = new Counter({
      name: 'sendworthy_refusals_total',
      help: 'Requests refused by a limit, by its code.',
      labelNames: ['policy'],
      registers,
    })
    this.#commits = new Histogram({
      name: 'sendworthy_store_commit_duration_seconds',
      help: 'Time until a change was durable, by the kind of change; waiting for others included.',
      labelNames: ['change'],
      buckets: COMMIT_BUCKETS,
      registers,
    })
    this.#deliveries = new Counter({
      name: 'sendworthy_deliveries_total',
      help: 'Attempts to deliver a message, by channel and outcome.',
      labelNames: ['channel', 'outcome'],
      registers,
    })
    this.#modelDurations = new Histogram({
      name: 'sendworthy_model_duration_seconds',
      help: 'Time a model took for a question, by operation and how it ended; its turn waited for included.',
      labelNames: ['operation', 'outcome'],
      buckets: REQUEST_BUCKETS,
      registers,
    })
    this.#modelTokens = new Counter({
      name: 'sendworthy_model_tokens_total',
      help: 'Tokens that models read and wrote, as far as their servers say.',
      labelNames: ['direction'],
      registers,
    })
    this.#candidates = new Counter({
      name: 'sendworthy_candidates_total',
      help: 'Texts of models that were judged, by operation and verdict: passed, or why not.',
      labelNames: ['operation', 'verdict'],
      registers,
    })
    this.#beginAtZero()
  }

  /** A series that begins at its first event hides that event from `rate()`. */
  #beginAtZero(): void {
    for (const { contract } of OPERATIONS) this.#calls.inc({ operation: contract.name }, 0)
    for (const policy of REFUSAL_CODES) this.#refusals.inc({ policy }, 0)
    for (const channel of ['webhook', 'email'] satisfies Channel[]) {
      for (const outcome of ['delivered', 'failed'] satisfies Outcome[]) {
        this.#deliveries.inc({ channel, outcome }, 0)
      }
    }
  }

  requestBegan(): void {
    this.#inFlight++
  }

  /** Also when it has no answer. */
  requestEnded(): void {
    this.#inFlight--
  }

  /** `route` is a template, not an address. */
  answered(route: string, method: string, status: number, seconds: number): void {
    this.#requests.inc({ route, method, status })
    this.#durations.observe({ route, method }, seconds)
  }

  charged(operation: string, calls: number): void {
    this.#calls.inc({ operation }, calls)
  }

  /** `policy` is the code of the problem. */
  refused(policy: string): void {
    this.#refusals.inc({ policy })
  }

  committed(change: string, seconds: number): void {
    this.#commits.observe({ change }, seconds)
  }

  attempted(channel: Channel, outcome: Outcome): void {
    this.#deliveries.inc({ channel, outcome })
  }

  /** `operation` is the name of a question, `outcome` `ok` or a failure. */
  modelAnswered(operation: string, outcome: string, seconds: number): void {
    this.#modelDurations.observe({ operation, outcome }, seconds)
  }

  modelSpent(tokens: { input: number | null; output: number | null } | null): void {
    this.#modelTokens.inc({ direction: 'input' }, tokens?.input ?? 0)
    this.#modelTokens.inc({ direction: 'output' }, tokens?.output ?? 0)
  }

  /** `verdict` is `passed` or the reason of a rejection. */
  judged(operation: string, verdict: string, count: number): void {
    this.#candidates.inc({ operation, verdict }, count)
  }

  /** Of `text`. */
  get contentType(): string {
    return this.#registry.contentType
  }

  /** Everything, in Prometheus' text format. */
  text(): Promise<string> {
    return this.#registry.metrics()
  }
}
