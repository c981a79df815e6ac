/** A model of the llama architecture with random weights, as a GGUF file of some 115 kB: what it says is noise, its tokens are bytes. */

const [WIDTH, HEADS, INNER, CONTEXT] = [32, 2, 64, 16_384]
const BYTES = Array.from({ length: 256 }, (_, i) => `<0x${i.toString(16).toUpperCase().padStart(2, '0')}>`)
const TOKENS = ['<unk>', '<s>', '</s>', ...BYTES]
/** Kinds of tokens as GGUF numbers them. */
const [UNKNOWN, CONTROL, BYTE] = [2, 3, 6]
const TEMPLATE = "{% for m in messages %}{{ m['role'] }}: {{ m['content'] }}\n{% endfor %}assistant: "

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

const text = (value: string): Buffer => Buffer.concat([long(Buffer.byteLength(value)), Buffer.from(value)])
const padded = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((32 - (bytes.length % 32)) % 32)])

/** A value with its type as GGUF numbers it. */
type Value = readonly [type: number, bytes: Buffer]
const uint = (value: number): Value => [4, word(value)]
const int = (value: number): Value => [5, word(value)]
const float = (value: number): Value => [6, Buffer.from(new Float32Array([value]).buffer)]
const bool = (value: boolean): Value => [7, Buffer.from([value ? 1 : 0])]
const string = (value: string): Value => [8, text(value)]
const list = (values: readonly Value[]): Value => [
  9,
  Buffer.concat([word(values[0]?.[0] ?? 0), long(values.length), ...values.map(([, bytes]) => bytes)]),
]

const fact = (key: string, [type, bytes]: Value): Buffer => Buffer.concat([text(key), word(type), bytes])

const FACTS: readonly Buffer[] = [
  fact('general.architecture', string('llama')),
  fact('general.name', string('tiny-random')),
  fact('general.file_type', uint(0)),
  fact('general.alignment', uint(32)),
  fact('llama.context_length', uint(CONTEXT)),
  fact('llama.embedding_length', uint(WIDTH)),
  fact('llama.block_count', uint(1)),
  fact('llama.feed_forward_length', uint(INNER)),
  fact('llama.attention.head_count', uint(HEADS)),
  fact('llama.attention.head_count_kv', uint(HEADS)),
  fact('llama.rope.dimension_count', uint(WIDTH / HEADS)),
  fact('llama.attention.layer_norm_rms_epsilon', float(1e-5)),
  fact('llama.vocab_size', uint(TOKENS.length)),
  fact('tokenizer.ggml.model', string('llama')),
  fact('tokenizer.ggml.tokens', list(TOKENS.map(string))),
  fact('tokenizer.ggml.scores', list(TOKENS.map(() => float(0)))),
  fact('tokenizer.ggml.token_type', list([UNKNOWN, CONTROL, CONTROL, ...BYTES.map(() => BYTE)].map(int))),
  fact('tokenizer.ggml.bos_token_id', uint(1)),
  fact('tokenizer.ggml.eos_token_id', uint(2)),
  fact('tokenizer.ggml.unknown_token_id', uint(0)),
  fact('tokenizer.ggml.add_bos_token', bool(true)),
  fact('tokenizer.ggml.add_space_prefix', bool(false)),
  fact('tokenizer.chat_template', string(TEMPLATE)),
]

/** Its one layer; norms have one size and are 1 throughout, the rest is random. */
const WEIGHTS: readonly (readonly [string, ...number[]])[] = [
  ['token_embd.weight', WIDTH, TOKENS.length],
  ['output_norm.weight', WIDTH],
  ['output.weight', WIDTH, TOKENS.length],
  ['blk.0.attn_norm.weight', WIDTH],
  ['blk.0.attn_q.weight', WIDTH, WIDTH],
  ['blk.0.attn_k.weight', WIDTH, WIDTH],
  ['blk.0.attn_v.weight', WIDTH, WIDTH],
  ['blk.0.attn_output.weight', WIDTH, WIDTH],
  ['blk.0.ffn_norm.weight', WIDTH],
  ['blk.0.ffn_gate.weight', WIDTH, INNER],
  ['blk.0.ffn_up.weight', WIDTH, INNER],
  ['blk.0.ffn_down.weight', INNER, WIDTH],
]

/** The file, byte for byte the same each time. */
export function tinyModel(): Buffer {
  let seed = 42
  const random = () => {
    seed = (seed * 1664525 + 1013904223) >>> 0
    return seed / 2 ** 32 - 0.5
  }
  const infos: Buffer[] = []
  const data: Buffer[] = []
  let offset = 0
  for (const [name, ...sizes] of WEIGHTS) {
    const count = sizes.reduce((product, size) => product * size, 1)
    infos.push(Buffer.concat([text(name), word(sizes.length), ...sizes.map(long), word(0), long(offset)]))
    const values = Float32Array.from({ length: count }, () => (sizes.length === 1 ? 1 : random()))
    const bytes = padded(Buffer.from(values.buffer))
    data.push(bytes)
    offset += bytes.length
  }
  const head = [Buffer.from('GGUF'), word(3), long(WEIGHTS.length), long(FACTS.length), ...FACTS, ...infos]
  return Buffer.concat([padded(Buffer.concat(head)), ...data])
}
