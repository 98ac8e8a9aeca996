// A few choices side by side, one of them chosen: the browser's own radio buttons, drawn as a row.
import { useId, type ReactNode } from 'react';

type Choice<Id extends string> = { readonly id: Id; readonly label: string; readonly sample?: ReactNode };

type Props<Id extends string> = {
  readonly name: string;
  readonly choices: readonly Choice<Id>[];
  readonly chosen: Id;
  readonly onChosen: (id: Id) => void;
};

export function ChoiceGroup<Id extends string>({ name, choices, chosen, onChosen }: Props<Id>) {
  const id = useId();
  return (
    <fieldset>
      <legend className="pb-2 text-xs text-muted">{name}</legend>
      <div className="flex gap-2">
        {choices.map((choice) => (
          <label
            key={choice.id}
            className="flex min-h-9 flex-1 cursor-pointer items-center justify-center gap-1.5 whitespace-nowrap rounded-md border border-strong px-1.5 text-center text-sm has-[span]:text-xs text-secondary hover:bg-surface-2 has-checked:border-accent has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-focus max-md:min-h-11"
          >
            <input type="radio" name={id} checked={choice.id === chosen} onChange={() => onChosen(choice.id)} className="sr-only" />
            {choice.sample}
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
