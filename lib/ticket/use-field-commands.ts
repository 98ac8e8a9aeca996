'use client';
// The fields of an order form by command: what the palette and the keys do with price and size.
import { useEffect, useRef } from 'react';

import { useCommand } from '#lib/commands/commands.ts';

type Setting = {
  /** The input in which a field is typed; undefined where the form has none now. */
  readonly inputOf: (field: string) => HTMLInputElement | undefined;
  /** The first of them that the form has is where one types. */
  readonly priceFields: readonly string[];
  readonly sizeFields: readonly string[];
  /** Gives sizes in the next unit, and answers in which field they are then typed; null where it has none. */
  readonly flipUnit: () => string | null;
};

export function useFieldCommands({ inputOf, priceFields, sizeFields, flipUnit }: Setting): void {
  const focusOn = (fields: readonly string[]): void => {
    const input = fields.map(inputOf).find((one) => one !== undefined);
    input?.focus();
    input?.select();
  };
  /** The field to type in once it stands in its new place. */
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    focusOn([wanted.current]);
    wanted.current = null;
  });
  useCommand('focusPrice', () => focusOn(priceFields));
  useCommand('focusSize', () => focusOn(sizeFields));
  useCommand('flipUnit', () => {
    wanted.current = flipUnit();
  });
}
