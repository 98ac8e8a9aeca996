'use client';
// The choices by which a ranking is narrowed and sorted. A choice is shown at once; without scripts the same form is sent to the server.
import { ChevronDown, Search } from 'lucide-react';
import type { SubmitEvent } from 'react';

import { buttonClasses } from '#components/ui/buttons/button-classes.ts';

type Choice = {
  /** Its name in the address. */
  readonly field: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
};

type Props = {
  readonly name: string;
  /** The page in the reader's language. */
  readonly action: string;
  readonly choices: readonly Choice[];
  /** Left out: nothing is searched. */
  readonly search?: { readonly field: string; readonly label: string; readonly value: string; readonly longest: number };
  /** Whatever else its address keeps. */
  readonly kept: readonly (readonly [name: string, value: string])[];
  readonly onChosen: (query: URLSearchParams) => void;
};

const box =
  'h-9 w-full min-w-0 rounded-md border border-field bg-field text-xs text-primary field-ring focus-within:border-accent focus:border-accent max-md:h-11 max-md:text-base';

export function RecordFilters({ name, action, choices, search, kept, onChosen }: Props) {
  const choose = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [field, value] of new FormData(event.currentTarget)) if (typeof value === 'string') query.append(field, value);
    onChosen(query);
  };
  return (
    <form
      method="get"
      action={action}
      aria-label={name}
      onSubmit={choose}
      className="flex flex-wrap items-end gap-3 max-md:grid max-md:grid-cols-2"
    >
      {kept.map(([field, value]) => (
        <input key={`${field} ${value}`} type="hidden" name={field} value={value} />
      ))}
      {choices.map(({ field, label, options, value }, place) => (
        <label
          key={field}
          className={`flex min-w-0 flex-col gap-1 text-xs text-muted md:w-40 ${place % 2 === 0 && place === choices.length - 1 ? 'max-md:col-span-2' : ''}`}
        >
          {label}
          <span className="relative">
            <select
              name={field}
              value={value}
              onChange={(event) => event.currentTarget.form?.requestSubmit()}
              autoComplete="off"
              className={`${box} cursor-pointer appearance-none truncate ps-3 pe-8 hover:border-strong`}
            >
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <ChevronDown size={14} aria-hidden className="pointer-events-none absolute inset-y-0 end-2.5 my-auto text-muted" />
          </span>
        </label>
      ))}
      {search === undefined ? null : (
        <label className={`${box} flex items-center gap-2 px-3 max-md:col-span-2 md:ms-auto md:w-56`}>
          <Search size={15} aria-hidden className="shrink-0 text-muted" />
          <input
            key={search.value}
            type="search"
            name={search.field}
            defaultValue={search.value}
            maxLength={search.longest}
            enterKeyHint="search"
            autoComplete="off"
            aria-label={search.label}
            placeholder={search.label}
            className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted"
          />
        </label>
      )}
      <noscript>
        <button type="submit" className={`${buttonClasses('secondary')} max-md:h-11`}>
          {name}
        </button>
      </noscript>
    </form>
  );
}
