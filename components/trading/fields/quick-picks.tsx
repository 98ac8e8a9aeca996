// A row of values that one press fills in.
type Props = {
  readonly name: string;
  readonly picks: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onPick: (value: string) => void;
};

export function QuickPicks({ name, picks, value, onPick }: Props) {
  return (
    <div role="group" aria-label={name} className="flex gap-1">
      {picks.map((pick) => (
        <button
          key={pick.label}
          type="button"
          aria-pressed={pick.value !== '' && pick.value === value}
          onClick={() => onPick(pick.value)}
          className="h-6 flex-1 rounded border border-subtle px-1 text-2xs text-muted hover:text-primary aria-pressed:border-strong aria-pressed:bg-surface-2 aria-pressed:text-primary max-md:h-11 max-md:text-xs"
        >
          <bdi>{pick.label}</bdi>
        </button>
      ))}
    </div>
  );
}
