export interface VoiceChoice {
  id: string
  name: string
  /** Label of the client it belongs to; null for the workspace's own. */
  client: string | null
}

interface VoicePickerProps {
  label: string
  voices: readonly VoiceChoice[]
  /** Id of the voice; null for the workspace's own. */
  value: string | null
  onPick: (id: string | null) => void
}

/** A list of the workspace's brand voices; nothing where there is none. */
export function VoicePicker({ label, voices, value, onPick }: VoicePickerProps) {
  if (voices.length === 0) return null
  return (
    <label>
      {label}
      <select value={value ?? ''} onChange={(event) => onPick(event.target.value || null)}>
        <option value="">The workspace’s</option>
        {voices.map(({ id, name, client }) => (
          <option key={id} value={id}>
            {client ? `${name} (${client})` : name}
          </option>
        ))}
      </select>
    </label>
  )
}
