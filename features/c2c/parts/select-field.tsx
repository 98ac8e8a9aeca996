// A labelled choice from a list, with what is wrong with it below.
import { useId, type ReactNode } from 'react';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly onLeave?: () => void;
  readonly problem?: string | undefined;
  readonly disabled?: boolean;
  /** Options, or groups of them. */
  readonly children: ReactNode;
};

export function SelectField({ label, value, onValue, onLeave, problem, disabled = false, children }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm text-secondary">
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-note`}
        onChange={(event) => onValue(event.target.value)}
        onBlur={onLeave}
        className={`h-11 w-full rounded-md border bg-field px-3 text-sm text-primary disabled:bg-surface-2 disabled:text-secondary ${problem === undefined ? 'border-field' : 'border-negative'}`}
      >
        {children}
      </select>
      {problem === undefined ? null : (
        <p id={`${id}-note`} role="alert" className="mt-1.5 text-xs text-negative">
          {problem}
        </p>
      )}
    </div>
  );
}
