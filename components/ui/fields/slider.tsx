'use client';
// A value between two ends, dragged or moved by keys; for settings such as a volume. Order sizes have a slider of their own.
import { Slider as Base } from '@base-ui/react/slider';

type Props = {
  readonly name: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly disabled?: boolean;
  readonly onValue: (value: number) => void;
  readonly className?: string;
};

export function Slider({ name, value, min = 0, max = 100, step = 1, disabled = false, onValue, className = '' }: Props) {
  return (
    <Base.Root value={value} min={min} max={max} step={step} disabled={disabled} onValueChange={onValue} className={className}>
      <Base.Control className="flex h-6 touch-none select-none items-center max-md:h-11">
        <Base.Track className="h-1 w-full rounded-full bg-surface-3 forced-color-adjust-none forced-colors:bg-(--text-disabled)">
          <Base.Indicator className="rounded-full bg-accent" />
          <Base.Thumb
            aria-label={name}
            className="size-4 rounded-full border-2 border-accent bg-surface-1 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus"
          />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
