// A star that is on or off.
import { Star } from 'lucide-react';

type Props = {
  readonly on: boolean;
  /** The action of a press, with the market's name. */
  readonly label: string;
  readonly onToggle: () => void;
  readonly className?: string;
};

export function FavouriteStar({ on, label, onToggle, className = '' }: Props) {
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={label}
      onClick={onToggle}
      className={`grid size-8 shrink-0 place-items-center rounded text-muted hover:bg-surface-3 hover:text-primary aria-pressed:text-warning max-md:size-11 ${className}`}
    >
      <Star size={15} aria-hidden fill={on ? 'currentColor' : 'none'} />
    </button>
  );
}
