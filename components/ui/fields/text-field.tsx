// A labelled line of text with its hint or what is wrong with it, which is read out as it comes up.
import { useId, type ComponentProps, type ReactNode } from 'react';

type Props = ComponentProps<'input'> & {
  readonly label: string;
  readonly hint?: string;
  readonly problem?: string | undefined;
  readonly after?: ReactNode;
};

export function TextField({ label, hint, problem, after, className = '', ...rest }: Props) {
  const id = useId();
  const note = problem ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm text-secondary">
        {label}
      </label>
      <div
        className={`flex h-11 items-center rounded-md border bg-field field-ring focus-within:border-accent ${problem === undefined ? 'border-field' : 'border-negative'}`}
      >
        <input
          {...rest}
          id={id}
          aria-invalid={problem !== undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          className="h-full min-w-0 flex-1 rounded-md bg-transparent px-3 text-sm text-primary outline-none placeholder:text-disabled"
        />
        {after}
      </div>
      {problem === undefined ? null : (
        <p id={`${id}-note`} role="alert" className="mt-1.5 text-xs text-negative">
          {problem}
        </p>
      )}
      {hint === undefined || problem !== undefined ? null : (
        <p id={`${id}-note`} className="mt-1.5 text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
