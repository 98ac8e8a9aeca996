'use client';
// The search field over a list that is walked by keys. A dialog that it stands in gives it the focus.
import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';

type Props = {
  readonly label: string;
  readonly listId: string;
  /** Id of the entry that Enter would take. */
  readonly activeId: string | undefined;
  readonly value: string;
  readonly onValue: (text: string) => void;
  readonly onPress: (event: KeyboardEvent) => void;
};

export function SearchCombobox({ label, listId, activeId, value, onValue, onPress }: Props) {
  return (
    <label className="flex h-10 shrink-0 items-center gap-2 rounded-md border border-field bg-field px-3 field-ring focus-within:border-accent max-md:h-11">
      <Search size={15} aria-hidden className="text-muted" />
      <input
        data-autofocus
        type="text"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        onKeyDown={onPress}
        className="min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-muted max-md:text-base"
      />
    </label>
  );
}
