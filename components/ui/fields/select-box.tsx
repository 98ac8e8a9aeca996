// A choice of a few words in little room: the browser's own list under a face of ours.
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type Props<Value extends string> = {
  /** For who does not see what stands beside it. */
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
  /** The text of the closed box, where the option's own words are too long. */
  readonly shown?: ReactNode;
  readonly title?: string;
  readonly className?: string;
};

export function SelectBox<Value extends string>({ name, options, value, onValue, shown, title, className = '' }: Props<Value>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <span
      title={title}
      className={`relative flex shrink-0 items-center justify-between gap-1 rounded-md border border-subtle px-2 text-2xs text-secondary field-ring focus-within:border-accent hover:border-strong hover:text-primary max-md:text-xs ${className}`}
    >
      <span aria-hidden className="truncate">
        {shown ?? chosen?.label}
      </span>
      <ChevronDown size={12} aria-hidden className="shrink-0 text-muted" />
      <select
        aria-label={name}
        value={value}
        onChange={(event) => {
          const picked = options.find((option) => option.value === event.target.value);
          if (picked !== undefined) onValue(picked.value);
        }}
        className="absolute inset-0 w-full cursor-pointer appearance-none rounded-md bg-surface-1 text-xs text-primary opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
