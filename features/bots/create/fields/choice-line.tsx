// A named line with a few ways of doing something, one of which is taken.
import { QuickPicks } from '#components/trading/fields/quick-picks.tsx';

type Props<Value extends string> = {
  readonly name: string;
  readonly picks: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onPick: (value: Value) => void;
};

export function ChoiceLine<Value extends string>({ name, picks, value, onPick }: Props<Value>) {
  return (
    <div className="flex flex-col gap-1">
      <span aria-hidden className="text-2xs text-muted">
        {name}
      </span>
      <QuickPicks
        name={name}
        picks={picks}
        value={value}
        onPick={(picked) => {
          const pick = picks.find((one) => one.value === picked);
          if (pick !== undefined) onPick(pick.value);
        }}
      />
    </div>
  );
}
