// How much of the balance: a slider with stops at the quarters.
type Props = { readonly label: string; readonly percent: number; readonly disabled: boolean; readonly onChange: (percent: number) => void };

const stops = [0, 25, 50, 75, 100] as const;

export function PercentSlider({ label, percent, disabled, onChange }: Props) {
  return (
    <div>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={percent}
        disabled={disabled}
        aria-label={label}
        aria-valuetext={`${percent}%`}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-6 w-full accent-[var(--accent)] disabled:opacity-40"
      />
      <div className="flex justify-between">
        {stops.map((stop) => (
          <button key={stop} type="button" disabled={disabled} onClick={() => onChange(stop)} className="min-h-6 min-w-8 rounded text-center text-2xs text-muted hover:bg-surface-2 hover:text-primary disabled:opacity-40">
            {stop}%
          </button>
        ))}
      </div>
    </div>
  );
}
