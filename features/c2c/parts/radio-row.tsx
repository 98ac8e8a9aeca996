// A choice between two or three words beside each other.
import { useId } from 'react';

type Props<Value extends string> = {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
};

export function RadioRow<Value extends string>({ legend, options, value, onValue }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm text-secondary">{legend}</legend>
      <div className="flex rounded-md border border-field bg-field p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex h-9 flex-1 cursor-pointer items-center justify-center rounded px-2 text-sm text-muted has-checked:bg-surface-3 has-checked:font-medium has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
